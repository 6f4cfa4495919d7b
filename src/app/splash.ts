import { mark } from '../../config/site.ts';

/**
 * The loading splash (SPEC sections 2 and 4): the mark laid as ten strata, one for each 10 %, the ember cap with the tenth.
 * Plain markup outside React, hidden unless the boot script shows it, so that it needs neither React nor the rest of the
 * page and cannot get stuck when a script fails. Opaque, above prerendered HTML that readers and crawlers have already.
 */
const { ink: columns, accent: cap } = mark;
const strata = Array.from({ length: 10 }, (_, index) => `M0 ${(22.85 - index * 2.15).toFixed(2)}h24v2.05H0z`);

export const splashMarkup = [
  '<div id="splash" aria-hidden="true"><svg viewBox="0 0 24 26">',
  `<clipPath id="splash-columns"><path d="${columns}"/></clipPath><path class="outline" d="${columns}${cap}"/>`,
  `<g clip-path="url(#splash-columns)">${strata.map((d) => `<path d="${d}"/>`).join('')}</g>`,
  `<path class="cap" d="${cap}"/></svg><b>0</b></div>`,
].join('');

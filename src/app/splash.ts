import { mark } from '../../config/site.ts';

/**
 * The loading splash (SPEC sections 2 and 4): the mark in ten layers, one for each 10 %. Plain markup outside
 * React; the boot script shows it, so a failing script cannot leave it open. It covers the prerendered HTML,
 * which screen readers and crawlers can read meanwhile.
 */
const { ink: columns, accent: cap } = mark;
const strata = Array.from({ length: 10 }, (_, index) => `M0 ${(22.85 - index * 2.15).toFixed(2)}h24v2.05H0z`);

export const splashMarkup = [
  '<div id="splash" aria-hidden="true"><svg viewBox="0 0 24 26">',
  `<clipPath id="splash-columns"><path d="${columns}"/></clipPath><path class="outline" d="${columns}${cap}"/>`,
  `<g clip-path="url(#splash-columns)">${strata.map((d) => `<path d="${d}"/>`).join('')}</g>`,
  `<path class="cap" d="${cap}"/></svg><b>0</b></div>`,
].join('');

/**
 * The loading splash (SPEC sections 2 and 4): the mark laid as ten strata, one for each 10 %, the ember cap with the tenth.
 * Plain markup outside React, hidden unless the boot script shows it, so that it needs neither React nor the rest of the
 * page and cannot get stuck when a script fails. Opaque, above prerendered HTML that readers and crawlers have already.
 */
const columns =
  'M1.2 7.1 7.4 3.5v18.9L1.2 18.9zM16.6 3.5l6.2 3.6v11.8l-6.2 3.5zM8.8 5.6 12 7.4l3.2-1.8v17.6L12 25l-3.2-1.8z';
const cap = 'M12 1l3.2 1.8L12 4.7 8.8 2.8z';
const strata = Array.from({ length: 10 }, (_, index) => `M0 ${(22.85 - index * 2.15).toFixed(2)}h24v2.05H0z`);

export const splashMarkup = [
  '<div id="splash" aria-hidden="true"><svg viewBox="0 0 24 26">',
  `<clipPath id="splash-columns"><path d="${columns}"/></clipPath><path class="outline" d="${columns}${cap}"/>`,
  `<g clip-path="url(#splash-columns)">${strata.map((d) => `<path d="${d}"/>`).join('')}</g>`,
  `<path class="cap" d="${cap}"/></svg><b>0</b></div>`,
].join('');

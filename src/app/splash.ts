import { mark, markInk } from '../../shared/site.ts';

/**
 * The loading splash (SPEC sections 2 and 4): the mark in ten layers, one for each 10 %. Plain markup outside
 * React; the boot script shows it, so a failing script cannot leave it open. It covers the prerendered HTML,
 * which screen readers and crawlers can read meanwhile.
 */
const { width, height, ink: columns, accent: cap } = mark;
const step = (markInk.bottom - markInk.top) / 10;
const gap = 0.1;
const thickness = Number((step - gap).toFixed(2));
const strata = Array.from({ length: 10 }, (_, index) => {
  const top = (markInk.bottom - (index + 1) * step).toFixed(2);
  return `M0 ${top}h${width}v${thickness}H0z`;
});

export const splashMarkup = [
  `<div id="splash" aria-hidden="true"><svg viewBox="0 0 ${width} ${height}">`,
  `<clipPath id="splash-columns"><path d="${columns}"/></clipPath><path class="outline" d="${columns}${cap}"/>`,
  `<g clip-path="url(#splash-columns)">${strata.map((d) => `<path d="${d}"/>`).join('')}</g>`,
  `<path class="cap" d="${cap}"/></svg><b>0</b></div>`,
].join('');

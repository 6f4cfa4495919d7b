import type { Difference } from './compare-pictures.ts';
import { themes, widthsPx, type Picture } from './pictures.ts';

const css = `
  :root { color-scheme: light dark; font: 14px/1.4 system-ui, sans-serif; }
  body { margin: 1rem; }
  h2 { margin: 2rem 0 0.5rem; font-size: 1rem; }
  section > div { display: flex; gap: 0.75rem; align-items: start; overflow-x: auto; padding-bottom: 0.5rem; }
  figure { flex: none; margin: 0; }
  figcaption { position: sticky; top: 0; }
  img { display: block; width: var(--shown); max-height: 36rem; object-fit: cover; object-position: top; outline: 1px solid #8888; }
  nav { columns: 16rem; }
`;

/** Addresses hold letters, digits, hyphens and slashes only. */
const anchorOf = (address: string) => `page-${address.replaceAll('/', '_')}`;

/** A quarter of the width, so that all widths of a page fit side by side. */
const shownPx = ({ widthPx }: Picture) => Math.max(120, Math.round(widthPx / 4));

function figure(picture: Picture, file: string, caption: string): string {
  const name = `${picture.address}, ${picture.widthPx} px, ${caption}`;
  return `<figure><figcaption>${picture.widthPx} ${caption}</figcaption><a href="${file}"><img src="${file}" loading="lazy" alt="${name}" style="--shown:${shownPx(picture)}px"></a></figure>`;
}

/** A rounded percentage that is never 0. */
const percent = (share: number) => `${(Math.ceil(share * 1000) / 10).toFixed(1)} %`;

function changed(difference: Difference): string {
  const { theme, file, before, share } = difference;
  return [
    before === null ? '' : figure(difference, before, `${theme}, before`),
    figure(
      difference,
      file,
      before === null ? `${theme}, new` : `${theme}, after: ${percent(share)} of the pixels`,
    ),
  ].join('');
}

const all = (pictures: readonly Picture[]) =>
  themes
    .map((theme) => pictures.filter((picture) => picture.theme === theme))
    .map((row) => `<div>${row.map((one) => figure(one, one.file, one.theme)).join('')}</div>`)
    .join('\n');

/**
 * An HTML page with the pictures by page: all of them, or the changed ones, before and after.
 * @param differences to an earlier look; without them all pictures are shown
 */
export function contactSheet(
  pictures: readonly Picture[],
  differences: readonly Difference[] | undefined,
): string {
  const byPage = Map.groupBy<string, Picture>(differences ?? pictures, ({ address }) => address);
  const sections = [...byPage].map(([address, own]) => {
    const rows =
      differences === undefined
        ? all(own)
        : differences
            .filter((one) => one.address === address)
            .map((one) => `<div>${changed(one)}</div>`)
            .join('\n');
    return `<section id="${anchorOf(address)}"><h2>${address}</h2>${rows}</section>`;
  });
  const links = [...byPage.keys()].map((address) => `<a href="#${anchorOf(address)}">${address}</a><br>`);
  const title = differences === undefined ? 'All pages' : `${differences.length} pictures differ`;
  return `<!doctype html>
<html lang="en">
<meta charset="utf-8">
<title>${title}</title>
<style>${css}</style>
<h1>${title}</h1>
<p>${byPage.size} pages at ${widthsPx.join(', ')} px. Click for the full size.</p>
<nav>${links.join('')}</nav>
${sections.join('\n')}
`;
}

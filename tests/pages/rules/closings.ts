import type { BuiltPage } from './built-page.ts';

/** Drawings in a piece of HTML: the addresses in `use`, also for readers without scripts. */
const drawingsIn = (html: string) =>
  [...html.matchAll(/<use href="(\/art\/[^"]+)"/g)].map(([, href = '']) => href);

/** How a page opens and closes: the drawings of its first section, and those of a dark last one. */
export interface Closing {
  file: string;
  opening: string;
  closing: string;
}

/** The closing of a page; null where its last section has no drawing on dark ground. */
export function closingOf({ file, html }: BuiltPage): Closing | null {
  const [, main = ''] = /<main[^>]*>([^]*)<\/main>/.exec(html) ?? [];
  const sections = main.split(/(?=<section\b)/).filter((part) => part.startsWith('<section'));
  const [first = '', last = ''] = [sections[0], sections.at(-1)];
  if (!/^<section class="on-basalt\b/.test(last)) return null;
  const isLarge = (href: string) => !href.startsWith('/art/interface');
  const closing = drawingsIn(last).filter(isLarge).join(' ');
  const opening = drawingsIn(first).filter(isLarge).join(' ');
  return closing ? { file, opening, closing } : null;
}

/**
 * Pages that close with the picture of another page: only those that open with the same one may, as services with the
 * same drawing, and the same page in two languages.
 */
export function closingProblems(pages: readonly BuiltPage[]): string[] {
  const seen = new Map<string, Closing>();
  return pages.flatMap((page) => {
    const own = closingOf(page);
    if (!own) return [];
    const other = seen.get(own.closing);
    if (!other) seen.set(own.closing, own);
    const isShared = other && other.opening !== own.opening;
    return isShared ? [`${own.file} closes with the picture of ${other.file}, ${own.closing}`] : [];
  });
}

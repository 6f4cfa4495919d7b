import { fontsOf } from './site-fonts.ts';
import type { SiteFont } from '#shared/fonts.ts';
import { problemAt } from '#shared/site-file/parse-data.ts';
import type { Problem } from '#shared/site-file/problem.ts';
import type { LoadedSite } from './load-site.ts';
import type { SiteSource } from './site-source.ts';
import { textsOfSite } from './site-texts.ts';

/** How often each letter occurs in the texts of the site, including spaces. */
export function letterCounts(source: SiteSource): Map<string, number> {
  const counts = new Map<string, number>();
  for (const { text } of textsOfSite(source))
    for (const letter of text) counts.set(letter, (counts.get(letter) ?? 0) + 1);
  return counts;
}

/** Letters of the texts that the site's own font lacks, with each field; none where the fonts are the product's. */
export function missingLetters(
  { site, source }: LoadedSite,
  { isOwn, facts }: SiteFont = fontsOf(site).sans,
): Problem[] {
  if (!isOwn) return [];
  const missing = (text: string) =>
    [...new Set(text)].filter(
      (letter) => !/\s|\p{Cf}/u.test(letter) && !facts.hasGlyphFor(letter.codePointAt(0) ?? 0),
    );
  const words = missing(
    Object.values(site.words)
      .flatMap((ofLanguage) => Object.values(ofLanguage))
      .join(''),
  );
  const ofWords =
    words.length === 0 ? [] : [`the font lacks letters of buttons and labels: ${words.join(' ')}`];
  return [
    ...ofWords.map((reason) => problemAt(source.yaml('site.yaml'), ['fonts', 'sans', 'file'], reason)),
    ...textsOfSite(source).flatMap(({ text, problem }) => {
      const letters = missing(text);
      return letters.length === 0 ? [] : [problem(`the font ${facts.name} lacks: ${letters.join(' ')}`)];
    }),
  ];
}

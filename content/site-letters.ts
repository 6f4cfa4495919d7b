import { siteFonts } from '../shared/fonts.ts';
import { languages } from '../shared/locales.ts';
import { siteFile, siteFolder } from '../shared/site-folder.ts';
import { wordsIn } from '../shared/i18n/words-in.ts';
import { readYaml } from '../shared/site-file/data-file.ts';
import { problemAt } from '../shared/site-file/parse-data.ts';
import { attempt, type Problem } from '../shared/site-file/problem.ts';
import { textFiles, textsOfFile, type SiteText } from './site-texts.ts';

/** Every text of the site's files. Unreadable files are skipped, because other checks report them. */
const siteTexts = (): SiteText[] =>
  textFiles(siteFolder).flatMap((file) => attempt(() => textsOfFile(file)).found ?? []);

/** How often each letter occurs in the texts of the site, including spaces. */
export function letterCounts(): Map<string, number> {
  const counts = new Map<string, number>();
  for (const { text } of siteTexts())
    for (const letter of text) counts.set(letter, (counts.get(letter) ?? 0) + 1);
  return counts;
}

/** Letters of the texts that the site's own font lacks, with each field; none where the fonts are the product's. */
export function missingLetters({ isOwn, facts } = siteFonts.sans): Problem[] {
  if (!isOwn) return [];
  const missing = (text: string) =>
    [...new Set(text)].filter(
      (letter) => !/\s|\p{Cf}/u.test(letter) && !facts.hasGlyphFor(letter.codePointAt(0) ?? 0),
    );
  const words = missing(languages.flatMap((language) => Object.values(wordsIn(language))).join(''));
  const ofWords =
    words.length === 0 ? [] : [`the font lacks letters of buttons and labels: ${words.join(' ')}`];
  return [
    ...ofWords.map((reason) => problemAt(readYaml(siteFile('site.yaml')), ['fonts', 'sans', 'file'], reason)),
    ...siteTexts().flatMap(({ text, problem }) => {
      const letters = missing(text);
      return letters.length === 0 ? [] : [problem(`the font ${facts.name} lacks: ${letters.join(' ')}`)];
    }),
  ];
}

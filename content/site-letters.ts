import { readdirSync } from 'node:fs';
import { join } from 'node:path';
import { siteFonts } from '../config/fonts.ts';
import { languages } from '../config/locales.ts';
import { siteFile, siteFolder } from '../config/site-folder.ts';
import { wordsIn } from '../i18n/words-in.ts';
import { readMarkdown, readYaml, type DataFile } from '../schema/data-file.ts';
import { problemAt } from '../schema/parse-data.ts';
import { attempt, type Problem } from '../schema/problem.ts';
import { textsIn } from './check-links.ts';
import { problemInBody } from './read-article.ts';

interface Text {
  text: string;
  problem: (reason: string) => Problem;
}

const inData = (data: DataFile): Text[] =>
  textsIn(data.value, []).map(([path, text]) => ({
    text,
    problem: (reason) => problemAt(data, path, reason),
  }));

function inMarkdown(file: string): Text[] {
  const { frontMatter, body, bodyLine } = readMarkdown(file);
  const lines = body.split('\n').map((text, index) => ({
    text,
    problem: (reason: string) => problemInBody({ file, bodyLine }, index + 1, reason),
  }));
  return [...inData(frontMatter), ...lines];
}

/** Every text of the site's files. Files that cannot be read have none: they are told elsewhere. */
function siteTexts(): Text[] {
  return readdirSync(join(process.cwd(), siteFolder), { recursive: true, encoding: 'utf8' })
    .toSorted()
    .map((name) => siteFile(name.replaceAll('\\', '/')))
    .flatMap((file) => {
      if (file.endsWith('.yaml')) return attempt(() => inData(readYaml(file))).found ?? [];
      return file.endsWith('.md') ? (attempt(() => inMarkdown(file)).found ?? []) : [];
    });
}

/** How often each letter stands in the texts of the site, spaces among them. */
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
      (letter) => !/\s|\p{Cf}/u.test(letter) && !facts.glyphs.has(letter.codePointAt(0) ?? 0),
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

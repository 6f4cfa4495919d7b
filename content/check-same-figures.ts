import { languages, type Language } from '../shared/locales.ts';
import { siteFile } from '../shared/site-folder.ts';
import { hasFile, readMarkdown, readYaml, type DataFile } from '../shared/site-file/data-file.ts';
import { parseData, problemAt } from '../shared/site-file/parse-data.ts';
import { attempt, type Problem } from '../shared/site-file/problem.ts';
import { sameFiguresSchema } from './schema/same-figures.ts';
import { optionalFile } from './items.ts';

/** The texts of a value below the code of the language, and those below no language. */
function textsIn(value: unknown, language: Language): string[] {
  if (typeof value === 'string') return [value];
  if (typeof value !== 'object' || value === null) return [];
  return Object.entries(value).flatMap(([key, part]) =>
    languages.includes(key) && key !== language ? [] : textsIn(part, language),
  );
}

/** All words of a data file, a long text or a page in a language; undefined where it is missing. */
function wordsOf(place: string, language: Language, fileOf: typeof siteFile): string | undefined {
  const names = place.endsWith('.yaml') ? [place] : [`${place}.${language}.md`, `${place}.yaml`];
  const file = names.map((name) => fileOf(name)).find(hasFile);
  if (file === undefined) return undefined;
  const read = attempt(() => {
    if (file.endsWith('.yaml')) return textsIn(readYaml(file).value, language).join('\n');
    const { frontMatter, body } = readMarkdown(file);
    return [...textsIn(frontMatter.value, language), body].join('\n');
  });
  return read.found;
}

/** No-break spaces count as spaces; case does not count, because a figure may begin a sentence. */
const plain = (text: string) => text.toLowerCase().replace(/\s+/g, ' ');

/** Whether a text contains a figure in one of its spellings, and not as part of a longer one. */
function tells(text: string, spellings: string): boolean {
  const own = plain(text);
  return spellings.split('|').some((spelling) => {
    const wanted = RegExp.escape(plain(spelling).trim());
    return new RegExp(`(?<![\\p{L}\\d]|\\d[.,])${wanted}(?![\\p{L}\\d]|[.,]\\d)`, 'u').test(own);
  });
}

/**
 * Checks that texts which state the same figure agree.
 * @param data `same-figures.yaml`, where a site has one
 * @param fileOf gives the path of a text
 */
export function checkSameFigures(
  data: DataFile = optionalFile('same-figures'),
  fileOf: typeof siteFile = siteFile,
): Problem[] {
  const { found = [], wrong } = attempt(() => parseData(sameFiguresSchema(languages), data));
  const problems = found.flatMap(({ figure, says, in: places }, index) =>
    places.flatMap((place, at) =>
      languages.flatMap((language) => {
        const text = wordsOf(place, language, fileOf);
        const path = [index, 'in', at];
        if (text === undefined) return [problemAt(data, path, `no such text in ${language}: ${place}`)];
        const spellings = says[language] ?? '';
        if (tells(text, spellings)) return [];
        return [problemAt(data, path, `${place} does not say ${spellings} in ${language} (${figure})`)];
      }),
    ),
  );
  return [...wrong, ...problems];
}

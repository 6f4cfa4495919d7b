import type * as v from 'valibot';
import { addressIn } from '../shared/address.ts';
import { defaultLanguage, languages, type Language } from '../shared/locales.ts';
import { siteFile } from '../shared/site-folder.ts';
import * as site from '../shared/site.ts';
import { hasFile, partOf, readYaml, type DataFile } from '../shared/site-file/data-file.ts';
import { pageSchemas, type PageWithWords } from './schema/pages.ts';
import { parseData, problemAt } from '../shared/site-file/parse-data.ts';
import { DataError } from '../shared/site-file/problem.ts';
import type { siteParameters as parameterNames } from '../shared/site-file/parts.ts';
import { fillParameters } from '../shared/template.ts';

/** The parameters in braces that a site's texts may use. */
export const siteParameters: Record<(typeof parameterNames)[number], string | number> = {
  brand: site.name,
  legalName: site.legalName,
  foundedYear: site.foundedYear,
  city: site.contact.address.city,
};

/** The same in the words of a language. */
export const siteParametersIn = (language: Language): typeof siteParameters => ({
  ...siteParameters,
  city: addressIn(language).city,
});

/** Cached for each read of a file, because pages request the same words often. */
const filled = new WeakMap<object, unknown>();

/** The same words with the site's parameters filled in. @param language of the words, where they have one */
export function withSiteFacts<Words>(words: Words, language: Language = defaultLanguage): Words {
  const parameters = siteParametersIn(language);
  const fill = (value: unknown): unknown => {
    if (typeof value === 'string') return fillParameters(value, parameters);
    if (Array.isArray(value)) return value.map(fill);
    if (typeof value !== 'object' || value === null) return value;
    return Object.fromEntries(Object.entries(value).map(([key, part]) => [key, fill(part)]));
  };
  const isShared = typeof words === 'object' && words !== null;
  const whole = (isShared && filled.get(words)) || fill(words);
  if (isShared) filled.set(words, whole);
  // Only texts change, and they stay texts.
  // oxlint-disable-next-line typescript/no-unsafe-type-assertion
  return whole as Words;
}

/** The words of a page. */
export type WordsOf<Page extends PageWithWords> = v.InferOutput<(typeof pageSchemas)[Page]>;

const sections = new WeakMap<DataFile, Map<Language, DataFile>>();

/** The section of a language in a file, the same object for each read of the file. */
export function sectionOf(data: DataFile, language: Language): DataFile {
  const known = sections.get(data) ?? new Map<Language, DataFile>();
  sections.set(data, known);
  const value = new Map(Object.entries(data.value ?? {})).get(language) as unknown;
  const section = known.get(language) ?? partOf(data, [language], value);
  known.set(language, section);
  return section;
}

/** @throws DataError where a file has anything but sections of the site's languages */
export function checkSections(data: DataFile): void {
  const names = Object.keys(data.value ?? {});
  const strange = names.filter((name) => !languages.includes(name));
  if (strange.length > 0)
    throw new DataError(
      strange.map((name) =>
        problemAt(data, [name], `not a language of the site: fields stand below ${languages.join(', ')}`),
      ),
    );
}

/** Words of pages that say the same in any company, in each language of the product. */
export const defaultPages = 'content/default-pages';

const ownPageFile = (page: PageWithWords): string => siteFile(`pages/${page}.yaml`);
const defaultPageFile = (page: PageWithWords): string => `${defaultPages}/${page}.yaml`;

/** The file of a page's words, a section for each language: the site's own, or else that of the product. */
export const pageFile = (page: PageWithWords): DataFile =>
  readYaml(
    !hasFile(ownPageFile(page)) && hasFile(defaultPageFile(page)) ? defaultPageFile(page) : ownPageFile(page),
  );

/**
 * The words of a page in a language, from its section of `sites/<name>/pages/<page>.yaml` or, without that file, of
 * `content/default-pages/<page>.yaml`.
 * @throws DataError with file, line, field and reason of every mistake, or when the file or the section is missing
 */
export function pageWords<const Page extends PageWithWords>(page: Page, language: Language): WordsOf<Page> {
  const data = pageFile(page);
  const section = sectionOf(data, language);
  if (data.file === defaultPageFile(page)) {
    // The default pages are in the product's languages, which may lack some of the site's.
    const reason = `missing: the product does not have it in “${language}”; begin with a copy of ${data.file}`;
    if (section.value === undefined)
      throw new DataError([{ file: ownPageFile(page), field: '(the whole file)', reason }]);
  } else checkSections(data);
  if (section.value === undefined) throw new DataError([problemAt(section, [], 'missing in this language')]);
  return withSiteFacts(parseData(pageSchemas[page], section), language);
}

import type * as v from 'valibot';
import type { Language } from '../shared/locales.ts';
import { siteFile } from '../shared/site-folder.ts';
import * as site from '../shared/site.ts';
import { readYaml } from '../shared/site-file/data-file.ts';
import { pageSchemas, type PageWithWords } from './schema/pages.ts';
import { parseData } from '../shared/site-file/parse-data.ts';
import type { siteParameters as parameterNames } from '../shared/site-file/parts.ts';
import { fillParameters } from '../shared/template.ts';

/** What the texts of a site may name in braces. */
export const siteParameters: Record<(typeof parameterNames)[number], string | number> = {
  brand: site.name,
  legalName: site.legalName,
  foundedYear: site.foundedYear,
  city: site.contact.address.city,
};

/** Filled in once for each reading of a file: pages ask for the same words again and again. */
const filled = new WeakMap<object, unknown>();

/** The same words with the facts of the site in place of their names. */
export function withSiteFacts<Words>(words: Words): Words {
  const fill = (value: unknown): unknown => {
    if (typeof value === 'string') return fillParameters(value, siteParameters);
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

/**
 * The words of a page in a language: `sites/<name>/pages/<page>.<language>.yaml`.
 * @throws DataError with file, line, field and reason of every mistake, or when the file is missing
 */
export function pageWords<const Page extends PageWithWords>(page: Page, language: Language): WordsOf<Page> {
  const data = readYaml(siteFile(`pages/${page}.${language}.yaml`));
  return withSiteFacts(parseData(pageSchemas[page], data));
}

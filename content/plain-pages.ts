import type * as v from 'valibot';
import { addressIn } from '../shared/address.ts';
import { brand } from '../shared/brand.ts';
import type { Language } from '../shared/locales.ts';
import type { ServicesMode } from '../shared/services-mode.ts';
import { readMarkdown } from '../shared/site-file/data-file.ts';
import { parseData } from '../shared/site-file/parse-data.ts';
import { attempt, DataError } from '../shared/site-file/problem.ts';
import { readClauses, type ClauseText } from './clauses.ts';
import { siteParametersIn, withSiteFacts } from './page-words.ts';

type Fields = v.GenericSchema<unknown, object>;

/** Parameters of every text without code, beside those of the site. */
export const contactParameters = (language: Language) => ({
  /** In one line. */
  address: `${addressIn(language).street}, ${addressIn(language).cityLine}`,
  phone: brand.phone.display,
  email: brand.email.general,
});

/** A page that is only text, as its file has it. */
export type PlainText<Words extends Fields> = v.InferOutput<Words> & ClauseText;

/**
 * Reads a page that is only text: Markdown with front matter.
 * @param parameters that the text may use in braces beside those of the site
 * @throws DataError with file, line and reason of every mistake, or when the file is missing
 */
export function readPlainPage<const Words extends Fields>(
  file: string,
  schema: Words,
  options: { language: Language; mode: ServicesMode; parameters: Readonly<Record<string, string | number>> },
): PlainText<Words> {
  const { frontMatter, body, bodyLine } = readMarkdown(file);
  const parameters = { ...siteParametersIn(options.language), ...options.parameters };
  const words = attempt(() => withSiteFacts(parseData(schema, frontMatter), options.language));
  const clauses = attempt(() => readClauses({ file, body, bodyLine }, { ...options, parameters }));
  if (words.found === undefined || clauses.found === undefined)
    throw new DataError([...words.wrong, ...clauses.wrong]);
  return { ...words.found, ...clauses.found };
}

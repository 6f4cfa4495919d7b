import type * as v from 'valibot';
import { addressIn } from '#shared/address.ts';
import type { Language } from '#shared/locales.ts';
import type { ServicesMode } from '#shared/services-mode.ts';
import { readClauses, type ClauseText } from './clauses.ts';
import { siteParametersOf } from './site-reader.ts';
import type { Site, PlainFile } from './load-site.ts';

type Fields = v.GenericSchema<unknown, object>;

/** A page that is only text, as pages get it. */
export type PlainText<Words extends Fields> = v.InferOutput<Words> & ClauseText;

/** Parameters of every text without code. */
const contactParameters = (site: Site, language: Language) => ({
  /** In one line. */
  address: `${addressIn(site, language).street}, ${addressIn(site, language).cityLine}`,
  phone: site.settings.contact.phone,
  email: site.settings.contact.email.general,
});

/**
 * A page that is only text: its words and its clauses.
 * @param more parameters that the text may use in braces beside those of every page
 * @throws DataError with file, line and reason of every mistake in the clauses
 */
export function plainPage<const Words extends Fields>(
  site: Site,
  { words, ...text }: PlainFile<Words>,
  options: {
    language: Language;
    mode: ServicesMode;
    more?: Readonly<Record<string, string | number>>;
  },
): PlainText<Words> {
  const { language, mode, more } = options;
  const parameters = {
    ...siteParametersOf(site.settings, language),
    ...contactParameters(site, language),
    ...more,
  };
  return { ...words, ...readClauses(site, text, { language, mode, parameters }) };
}

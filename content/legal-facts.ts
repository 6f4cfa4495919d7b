import { languages } from '../shared/locales.ts';
import { readYaml } from '../shared/site-file/data-file.ts';
import { parseData } from '../shared/site-file/parse-data.ts';
import { siteFile } from '../shared/site-folder.ts';
import { legalFactsSchema } from './schema/plain-pages.ts';

/** Where the facts of the legal texts are, from the project's folder. */
export const legalFactsFile = siteFile('legal/settings.yaml');

const factsSchema = legalFactsSchema(languages);

/**
 * The facts of the legal texts, for all languages. Apart from the texts, because the server reads them and has no
 * Markdown parser.
 * @throws DataError when the file is missing or wrong
 */
export const legalFacts = () => parseData(factsSchema, readYaml(legalFactsFile));

/** How long the product keeps data that no site configures, in days. */
export const fixedRetentionDays = {
  /** Rate limit counters by IP or mail address: a day at most, and until the daily job deletes them. */
  counts: 2,
  /** Idempotency keys, by which a repeated form is stored once: nobody repeats a request after a week. */
  repeats: 7,
  /** Unfinished uploads and files without a record: time to notice a wrong database. */
  unfinished: 30,
} as const;

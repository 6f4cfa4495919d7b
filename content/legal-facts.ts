import { languages } from '../shared/locales.ts';
import { siteFile } from '../shared/site-folder.ts';
import { readYaml } from '../shared/site-file/data-file.ts';
import { parseData } from '../shared/site-file/parse-data.ts';
import { legalFactsSchema } from './schema/plain-pages.ts';

/** Where the facts of the legal texts are, from the project's folder. */
export const legalFactsFile = siteFile('legal/facts.yaml');

const factsSchema = legalFactsSchema(languages);

/** What is true of the legal texts in every language. @throws DataError when the file is missing or wrong */
export const legalFacts = () => parseData(factsSchema, readYaml(legalFactsFile));

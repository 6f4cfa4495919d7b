import type * as v from 'valibot';
import { defaultLanguage, languages, type Language } from '../shared/locales.ts';
import { siteFile } from '../shared/site-folder.ts';
import { claimsSchema, weekdays, type Claim } from './schema/claims.ts';
import { hasFile, readYaml } from '../shared/site-file/data-file.ts';
import { parseData } from '../shared/site-file/parse-data.ts';
import { DataError } from '../shared/site-file/problem.ts';
import { foundedYear } from '../shared/site.ts';
import { listItems } from './items.ts';
import { jobIds } from './jobs.ts';
import { sectionOf, withSiteFacts } from './page-words.ts';
import { yearsSchema, figuresSchema } from './schema/company-facts.ts';

export { weekdays, type Claim };

/** A year in one language. */
export type CompanyYear = v.InferOutput<ReturnType<typeof yearsSchema>>[number];

/** A figure in one language. */
export type Figure = v.InferOutput<ReturnType<typeof figuresSchema>>[number];

/** Reads the facts in one file, with one schema per language, so that a valid file is not validated again. */
function readerOf<Fact>(name: string, schemaIn: (language: Language) => v.GenericSchema<unknown, Fact[]>) {
  const schemas = new Map(languages.map((language) => [language, schemaIn(language)]));
  return (language: Language): Fact[] => {
    const schema = schemas.get(language);
    const file = siteFile(name);
    if (!schema || !hasFile(file)) return [];
    const data = readYaml(file);
    const facts = withSiteFacts(parseData(schema, data));
    const isIn = listItems(data).map((item) => sectionOf(item, language).value !== undefined);
    return facts.filter((_, index) => isIn[index]);
  };
}

/**
 * The claims of the home page with what is drawn under each; none where the site has no `home-claims.yaml`.
 * @throws DataError
 */
export const claimsIn = readerOf<Claim>('home-claims.yaml', (language) => claimsSchema(languages, language));

/** The figures of the company; none where the site has no `about-figures.yaml`. @throws DataError */
export const figuresIn = readerOf<Figure>('about-figures.yaml', (language) =>
  figuresSchema(languages, language),
);

/** What the years of the company brought; none where the site has no `years.yaml`. @throws DataError */
export const yearsIn = readerOf<CompanyYear>('years.yaml', (language) =>
  yearsSchema(languages, language, foundedYear),
);

/** How many people work here; nothing where none of the figures counts them. */
export function peopleCount(): number | undefined {
  return figuresIn(defaultLanguage).find(({ counts }) => counts === 'people')?.value;
}

/**
 * The numbers that a text may use as parameters: `{people}` who work here, `{roles}` that are open.
 * @param known the known numbers; without people where nothing counts them
 * @throws DataError when the text names the people and nothing counts them
 */
export function countsFor(
  words: string,
  known: { people?: number | undefined; roles: number } = { people: peopleCount(), roles: jobIds().length },
): Record<string, number> {
  const { people, roles } = known;
  if (people !== undefined) return { people, roles };
  if (!words.includes('{people}')) return { roles };
  const reason = `missing: a text says {people}, and no figure counts them (${words})`;
  throw new DataError([{ file: siteFile('about-figures.yaml'), field: 'counts: people', reason }]);
}

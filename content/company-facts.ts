import { defaultLanguage, languages, type Language } from '../config/locales.ts';
import { siteFile } from '../config/site-folder.ts';
import { claimsSchema, type Claim } from '../schema/claims.ts';
import { hasFile, readYaml } from '../schema/data-file.ts';
import { figuresSchema, type Figure } from '../schema/figures.ts';
import { parseData } from '../schema/parse-data.ts';
import { DataError } from '../schema/problem.ts';
import { foundedYear } from '../config/site.ts';
import { jobIds } from './jobs.ts';
import { yearsSchema, type CompanyYear } from '../schema/years.ts';
import { withSiteFacts } from './page-words.ts';

/** What was found right stays so as long as it is asked for by the same schema. */
const schemas = new Map(
  languages.map((language) => [
    language,
    {
      claims: claimsSchema(languages, language),
      figures: figuresSchema(languages, language),
      years: yearsSchema(languages, language, foundedYear),
    },
  ]),
);

/**
 * The claims of the home page with what is drawn under each; none where the site has no `claims.yaml`.
 * @throws DataError
 */
export function claimsIn(language: Language): Claim[] {
  const schema = schemas.get(language);
  const file = siteFile('claims.yaml');
  return schema && hasFile(file) ? withSiteFacts(parseData(schema.claims, readYaml(file))) : [];
}

/** The figures of the company; none where the site has no `figures.yaml`. @throws DataError */
export function figuresIn(language: Language): Figure[] {
  const schema = schemas.get(language);
  const file = siteFile('figures.yaml');
  return schema && hasFile(file) ? withSiteFacts(parseData(schema.figures, readYaml(file))) : [];
}

/** What the years of the company brought; none where the site has no `years.yaml`. @throws DataError */
export function yearsIn(language: Language): CompanyYear[] {
  const schema = schemas.get(language);
  const file = siteFile('years.yaml');
  return schema && hasFile(file) ? withSiteFacts(parseData(schema.years, readYaml(file))) : [];
}

/** How many people work here; nothing where none of the figures counts them. */
export function peopleCount(): number | undefined {
  return figuresIn(defaultLanguage).find(({ counts }) => counts === 'people')?.value;
}

/**
 * The numbers that a text may name: `{people}` who work here, `{roles}` that are open.
 * @param known what is known; people are left out where nothing counts them
 * @throws DataError when the text names the people and nothing counts them
 */
export function countsFor(
  text: string,
  known: { people?: number | undefined; roles: number } = { people: peopleCount(), roles: jobIds().length },
): Record<string, number> {
  const { people, roles } = known;
  if (people !== undefined) return { people, roles };
  if (!text.includes('{people}')) return { roles };
  const reason = `missing: a text says {people}, and no figure counts them (${text})`;
  throw new DataError([{ file: siteFile('figures.yaml'), field: 'counts: people', reason }]);
}

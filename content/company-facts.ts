import * as v from 'valibot';
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
import { inLanguage } from './schema/in-language.ts';
import { list, text, whole, oneOf } from '../shared/site-file/parts.ts';

export { weekdays, type Claim };

/** As many columns as fit beside each other on a phone. */
const most = 10;

/**
 * What the years of the company brought, `years.yaml`: one column for each on the About page. They begin with the
 * founding year; not every year since has to be there.
 * @param first the founding year; left out where it is not known
 */
export const yearsSchema = (allLanguages: readonly string[], language: string, first?: number) =>
  v.pipe(
    list(
      inLanguage(
        {
          year: whole(1800, 2200),
          /** How many worked here at its end. */
          people: whole(1, 100_000),
        },
        { text: text(10, 140) },
        allLanguages,
        language,
      ),
      2,
      most,
    ),
    v.check(
      ([earliest]) => first === undefined || earliest?.year === first,
      `the first year is not the founding year, ${first} (site.yaml)`,
    ),
    v.check(
      (years) => years.every(({ year }, index) => year > (years[index - 1]?.year ?? 0)),
      'the years do not rise',
    ),
  );

/** A year in one language. */
export type CompanyYear = v.InferOutput<ReturnType<typeof yearsSchema>>[number];

/**
 * The figures of the company, `about-figures.yaml`: the About page shows them (SPEC section 2). Two to four in
 * rising order, the last between 60 and 500, are also drawn, one column for each; the one of the people is
 * drawn on the Careers page too.
 */
export const figuresSchema = (allLanguages: readonly string[], language: string) =>
  list(
    inLanguage(
      {
        value: whole(0, 1_000_000_000),
        /** Marks the number of colleagues. */
        counts: v.optional(oneOf(['people'], 'thing to count')),
      },
      {
        /** How the number is written: `{value}+`. */
        figure: v.optional(text(1, 30, ['value']), '{value}'),
        label: text(2, 60),
        /** The part of the drawing that counts it; shown only beside the drawing. */
        part: v.optional(text(2, 80)),
      },
      allLanguages,
      language,
    ),
    0,
    6,
  );

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

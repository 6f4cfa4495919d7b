import type { Language } from '../shared/locales.ts';
import { periodOf, type Period, type Retention } from './schema/retention.ts';
import { hasPage } from './site-pages.ts';
import { legalFacts } from './legal.ts';

type Kind = Exclude<keyof Retention, 'others'> | keyof typeof fixedRetentionDays;

/** Data of a kind that the product knows, or of one that the site has named. */
export type KeptData = { period: Period } & ({ kind: Kind } | { name: string });

const inDays = (days: number): Period => periodOf(`${days} days`);

/** What a site without careers does not have. */
const ofApplications: readonly string[] = ['applications', 'unfinished'] satisfies Kind[];

/**
 * Every kind of data that the site keeps, and for how long at most, the shortest time first. A subscription has
 * none: it ends when the subscriber says so.
 * @throws DataError when `legal/settings.yaml` is wrong
 */
export function keptData(language: Language): KeptData[] {
  const { others, ...kept } = legalFacts().retention;
  const { counts, repeats, unfinished } = fixedRetentionDays;
  const fixed = { counts: inDays(counts), repeats: inDays(repeats), unfinished: inDays(unfinished) };
  const kinds = { ...kept, ...fixed };
  // The keys of a constant are those of its type.
  // oxlint-disable-next-line typescript/no-unsafe-type-assertion
  const own = (Object.keys(kinds) as Kind[]).map((kind) => ({ kind, period: kinds[kind] }));
  const named = others.map(({ kept: period, name }) => ({ name: name[language] ?? '', period }));
  return [
    ...own.filter(({ kind }) => hasPage('careers') || !ofApplications.includes(kind)),
    ...named,
  ].toSorted((one, other) => one.period.days - other.period.days);
}

/** How long the product keeps what no site decides about, in days. */
export const fixedRetentionDays = {
  /** Counts by IP address or mail address, against floods: a day at most, and until the daily job removes them. */
  counts: 2,
  /** Keys by which a form that is sent twice is stored once: nobody repeats the same request after a week. */
  repeats: 7,
  /** Files of unfinished uploads, and those that nothing is known of: time to notice a wrong database. */
  unfinished: 30,
} as const;

import { fixedRetentionDays } from '#shared/fixed-retention-days.ts';
import { editionOf, type Edition } from '#content/edition.ts';
import { periodOf, type Period, type Retention } from '#content/schema/retention.ts';
import { hasPageIn } from './site-pages.ts';
import { legalFacts } from './legal-facts.ts';

type Kind = Exclude<keyof Retention, 'others'> | keyof typeof fixedRetentionDays;

/** Data of a kind known to the product, or of one named by the site. */
export type KeptData = { period: Period } & ({ kind: Kind } | { name: string });

const inDays = (days: number): Period => periodOf(`${days} days`);

/** Kinds of data that a site without careers does not have. */
const ofApplications: readonly string[] = ['applications'] satisfies Kind[];

/**
 * Every kind of data that the site keeps, and for how long at most, the shortest time first. A subscription has
 * none: it ends when the subscriber says so.
 */
export function keptData({ site, language }: Edition): KeptData[] {
  const { others, ...kept } = legalFacts(site).retention;
  const { counts, repeats } = fixedRetentionDays;
  const fixed = { counts: inDays(counts), repeats: inDays(repeats) };
  const kinds = { ...kept, ...fixed };
  // The keys of a constant are those of its type.
  // oxlint-disable-next-line typescript/no-unsafe-type-assertion
  const own = (Object.keys(kinds) as Kind[]).map((kind) => ({ kind, period: kinds[kind] }));
  const named = others.map(({ kept: period, name }) => ({ name: name[language] ?? '', period }));
  return [
    ...own.filter(({ kind }) => hasPageIn(editionOf(site), 'careers') || !ofApplications.includes(kind)),
    ...named,
  ].toSorted((one, other) => one.period.days - other.period.days);
}

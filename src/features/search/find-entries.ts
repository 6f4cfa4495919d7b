import type { Find } from '../../lib/search-index.ts';
import type { ListedEntry, ListedGroup } from './search-words.ts';

/** An entry that was found, with the name of its group where it stands among others. */
export interface FoundEntry extends ListedEntry {
  kind: string;
}

/** Results below one heading. */
export interface FoundSection {
  label: string;
  entries: FoundEntry[];
}

/** How many results there are at most, before all groups, and in one group: each row costs a key its time. */
const mostCount = 14;
const bestCount = 3;
const groupCount = 5;

/** How much an entry counts by its kind: who looks for a name wants its own page before a text that has it. */
const weights: Readonly<Record<string, number>> = { pages: 1.6, services: 1.6, jobs: 1.1, people: 1.1 };
const partWeight = 0.6;

/** The weight of each entry of a list. */
export function entryWeights(groups: readonly ListedGroup[]): number[] {
  return groups.flatMap(({ id, entries }) =>
    entries.map(({ isPart }) => (isPart ? partWeight : (weights[id] ?? 1))),
  );
}

/**
 * What a query finds: the best results first, the others by their groups, the group of the best one first.
 * @param find over the entries of the groups, in their order
 * @param bestLabel heading of the first ones
 */
export function findEntries(
  find: Find,
  groups: readonly ListedGroup[],
  query: string,
  bestLabel: string,
): FoundSection[] {
  const all = groups.flatMap(({ label, entries }) => entries.map((entry) => ({ ...entry, kind: label })));
  const found = find(query)
    .slice(0, mostCount)
    .flatMap((place) => all[place] ?? []);
  if (found.length === 0) return [];
  const rest = Map.groupBy(found.slice(bestCount), ({ kind }) => kind);
  return [
    { label: bestLabel, entries: found.slice(0, bestCount) },
    ...[...rest].map(([label, entries]) => ({ label, entries: entries.slice(0, groupCount) })),
  ];
}

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

/** How many results there are before all groups, and in one group. */
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

/** The entries of a list, each with its kind; always the same ones, so that a row knows its own again. */
function entriesOf(groups: readonly ListedGroup[]): readonly FoundEntry[] {
  const known = listed.get(groups);
  if (known) return known;
  const entries = groups.flatMap((group) => group.entries.map((entry) => ({ ...entry, kind: group.label })));
  listed.set(groups, entries);
  return entries;
}

const listed = new WeakMap<readonly ListedGroup[], readonly FoundEntry[]>();

/**
 * What a query finds: the best results first, the others by their groups, the group of the best one first.
 * @param find over the entries of the groups, in their order
 * @param bestLabel heading of the first ones
 * @param mostCount how many there are at most
 */
export function findEntries(
  find: Find,
  groups: readonly ListedGroup[],
  query: string,
  bestLabel: string,
  mostCount = 14,
): FoundSection[] {
  const all = entriesOf(groups);
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

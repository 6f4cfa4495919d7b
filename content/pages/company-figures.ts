import { editionOf } from '#content/edition.ts';
import type { Site } from '#content/load-site.ts';
import { DataError } from '#content/site-file/problem.ts';
import { jobIds } from '#content/collections/jobs.ts';
import type { ListItem } from '#content/collections/data-files.ts';

export type Claim = ListItem<'claims'>;

/** How many people work here; nothing where none of the figures counts them. */
export function peopleCount(site: Site): number | undefined {
  return editionOf(site).figures.find(({ counts }) => counts === 'people')?.value;
}

/**
 * The numbers that a text may use as parameters: `{people}` who work here, `{roles}` that are open.
 * @throws DataError when the text names the people and nothing counts them
 */
export function countsFor(site: Site, words: string): Record<string, number> {
  const people = peopleCount(site);
  const roles = jobIds(editionOf(site)).length;
  if (people !== undefined) return { people, roles };
  if (!words.includes('{people}')) return { roles };
  const reason = `a text uses {people} (${words}): add \`counts: people\` to a figure`;
  throw new DataError([{ file: `${site.folder}/about-figures.yaml`, field: 'counts: people', reason }]);
}

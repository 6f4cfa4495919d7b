import { collections, type CollectionName } from './all-collections.ts';

/*
 * The names of what a site has in a language. What has mistakes is named too, so that a link to it is not reported as a
 * second mistake.
 */

interface WithBroken {
  /** The files that say something in the language and have mistakes, without a language in their names. */
  readonly broken: readonly string[];
}

type WithItems = WithBroken & Readonly<Record<CollectionName, readonly { id: string }[]>>;

/** What is at the `*` in the names of broken files. @param pattern `jobs/*.yaml`, `posts/*.*.md` */
function brokenIn({ broken }: WithBroken, pattern: string): string[] {
  const [start = '', end = ''] = pattern.replace('*.*', '*').split('*');
  return broken.flatMap((file) =>
    file.startsWith(start) && file.endsWith(end) ? file.slice(start.length, file.length - end.length) : [],
  );
}

/** Whether a file with a pattern has mistakes. */
export const hasBroken = (edition: WithBroken, pattern: string): boolean =>
  brokenIn(edition, pattern).length > 0;

/** The ids of a collection from its items and the broken files of a language. */
export const idsOf = (
  name: CollectionName,
  items: readonly { id: string }[],
  broken: readonly string[],
): string[] => [...items.map(({ id }) => id), ...brokenIn({ broken }, collections[name].files)].toSorted();

/** The ids of a collection in the language of an edition. */
export const idsIn = (edition: WithItems, name: CollectionName): string[] =>
  idsOf(name, edition[name], edition.broken);

/** The pages that a site adds without code, by the last part of their addresses. */
export const ownPagesIn = (
  edition: WithBroken & { readonly ownPages: Readonly<Record<string, unknown>> },
): string[] => [...Object.keys(edition.ownPages), ...brokenIn(edition, 'pages/*.md')].toSorted();

import { textCollections } from './collections/all-collections.ts';
import type { Site } from './load-site.ts';
import type { Localized } from '#content/read/site-reader.ts';

/**
 * When a text appears, in milliseconds since 1970: 0 without a schedule, Infinity for a draft
 * (docs/how-to/publish.md).
 */
function shownFrom({ draft, publishAt }: Scheduled): number {
  if (draft === true) return Infinity;
  return publishAt === undefined ? 0 : Date.parse(publishAt);
}

interface Scheduled {
  id: string;
  draft?: boolean | undefined;
  publishAt?: string | undefined;
}

/**
 * The site as visitors see it at a moment: without drafts and without texts that appear later.
 * @param nowMs milliseconds since 1970; Infinity shows all of them
 */
export function shownSite(site: Site, nowMs: number): Site {
  if (nowMs === Infinity) return site;
  const inEach = <Value>(values: Localized<Value>, change: (value: Value) => Value) =>
    Object.fromEntries(Object.entries(values).map(([language, value]) => [language, change(value)]));
  const isHidden = (item: Scheduled) => shownFrom(item) > nowMs;
  const hasHidden = textCollections.some(([name]) =>
    Object.values<readonly Scheduled[]>(site[name]).some((items) => items.some(isHidden)),
  );
  // The same object keeps what is already known of it (shared/once.ts).
  if (!hasHidden) return site;
  return {
    ...site,
    ...Object.fromEntries(
      textCollections.map(([name]) => [
        name,
        inEach<readonly Scheduled[]>(site[name], (items) => items.filter((item) => !isHidden(item))),
      ]),
    ),
  };
}

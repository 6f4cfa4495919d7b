import { fetchPage, type FetchedPage } from './fetch-page.ts';

/** How long a fetched page is shown again without asking the server: as browsers keep a prefetched one. */
const freshMs = 5 * 60 * 1000;

interface CacheEntry {
  page: Promise<FetchedPage>;
  fetchedAt: number;
}

const entries = new Map<string, CacheEntry>();

/** Keeps a page, so that Back need not fetch it. */
export function keepPage(pathname: string, page: Promise<FetchedPage>): void {
  const entry = { page, fetchedAt: performance.now() };
  entries.set(pathname, entry);
  page.catch(() => {
    if (entries.get(pathname) === entry) entries.delete(pathname);
  });
}

export function isPageCached(pathname: string): boolean {
  const entry = entries.get(pathname);
  return entry !== undefined && performance.now() - entry.fetchedAt < freshMs;
}

/**
 * A page from the cache, or fetched. Rejects as `fetchPage` does; the next call then fetches it again.
 * @param signal aborts the request, unless it had begun before
 */
export function getPage(pathname: string, signal?: AbortSignal): Promise<FetchedPage> {
  const entry = entries.get(pathname);
  if (entry && isPageCached(pathname)) return entry.page;
  const page = fetchPage(pathname, signal);
  keepPage(pathname, page);
  return page;
}

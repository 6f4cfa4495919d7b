import type { LiveContext } from '#server/live/requests.ts';

/** The path of one of our pages, or null: other sites and the API must not become a redirect's target. */
export function pageOfThisSite(path: unknown): string | null {
  if (typeof path !== 'string') return null;
  const isPath = path.length <= 500 && /^\/(?:[\w~-][\w.~-]*(?:\/|$))*$/.test(path);
  return isPath && !/^\/api(?:\/|$)/.test(path) ? path : null;
}

/** The page of this site that a request comes from, by its Referer; null when there is none. */
export function pageOfReferer(context: LiveContext): string | null {
  const referer = context.req.header('referer');
  if (referer === undefined || !URL.canParse(referer)) return null;
  const { host, pathname } = new URL(referer);
  return host === new URL(context.req.url).host ? pageOfThisSite(pathname) : null;
}

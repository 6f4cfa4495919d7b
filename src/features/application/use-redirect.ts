import { useEffect } from 'react';
import { inLanguage, splitPath } from '../../../shared/routes.ts';
import { navigateTo } from '../../../shared/navigate.ts';

/** True when the visitor goes to another page or site; another language of this page does not count. */
function leavesPage({ destination, downloadRequest }: NavigateEvent): boolean {
  const { protocol, origin, pathname } = new URL(destination.url);
  if (downloadRequest !== null || !protocol.startsWith('http')) return false;
  return origin !== location.origin || splitPath(pathname).path !== splitPath(location.pathname).path;
}

/** Goes to a page in the current language. */
function goTo(path: string): void {
  const href = inLanguage(splitPath(location.pathname).language, path);
  if (!navigateTo(href)) location.assign(href);
}

/**
 * Goes to another page after a delay, unless the visitor leaves earlier (SPEC section 4, Application).
 * @param isDue starts the delay
 * @param href in any language
 * @param delayMs milliseconds
 */
export function useRedirect(isDue: boolean, href: string, delayMs: number): void {
  const { path } = splitPath(href);
  useEffect(() => {
    if (!isDue) return;
    const timer = setTimeout(() => goTo(path), delayMs);
    const pages = 'navigation' in window ? navigation : undefined;
    const giveWay = (event: NavigateEvent) => {
      if (leavesPage(event)) clearTimeout(timer);
    };
    pages?.addEventListener('navigate', giveWay);
    return () => {
      clearTimeout(timer);
      pages?.removeEventListener('navigate', giveWay);
    };
  }, [isDue, path, delayMs]);
}

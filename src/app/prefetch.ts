import { getPage, isPageCached } from './page-cache.ts';
import { loadPageFiles } from './page-files.ts';

/** Hovering this long counts as the intent to follow a link. */
const intentMs = 65;
/** Pages that are fetched before the visitor shows any intent: about 15 KB each. */
const likelyPages = 4;
/** For browsers without `requestIdleCallback` (Safari). */
const idleDelayMs = 200;

/** True for addresses of pages: same origin, no file extension. */
export const isPageAddress = (url: URL): boolean =>
  url.origin === location.origin && !/\.\w+$/.test(url.pathname);

/** The page that a link leads to in this window; undefined for this page, files and other sites. */
function pageOf(link: HTMLAnchorElement): string | undefined {
  if (link.target) return undefined;
  return isPageAddress(new URL(link.href)) && link.pathname !== location.pathname ? link.pathname : undefined;
}

function fetchAhead(pathname: string | undefined): Promise<unknown> {
  // A page that cannot be fetched now is fetched again when it is wanted, and reported then.
  return pathname === undefined ? Promise.resolve() : getPage(pathname).catch(() => {});
}

const whenIdle = (call: () => void) =>
  'requestIdleCallback' in window ? requestIdleCallback(call) : setTimeout(call, idleDelayMs);

/** Not in TypeScript's DOM types; unknown to Firefox and Safari (https://wicg.github.io/netinfo/). */
interface NetworkInformation {
  saveData: boolean;
  effectiveType: 'slow-2g' | '2g' | '3g' | '4g';
}

/** Whether pages may be fetched that the visitor perhaps never opens. */
function isLineFree(): boolean {
  const { connection } = navigator as Navigator & { connection?: NetworkInformation };
  return navigator.onLine && !connection?.saveData && (connection?.effectiveType ?? '4g') === '4g';
}

/** The pages of the visible links: those of the text before those of the navigation, without its tools. */
function visiblePages(): Promise<string[]> {
  return new Promise((resolve) => {
    const links = document.querySelectorAll<HTMLAnchorElement>('main a[href], header nav li a[href]');
    const observer = new IntersectionObserver((entries) => {
      observer.disconnect();
      const visible = entries.flatMap(({ isIntersecting, target }) =>
        isIntersecting && target instanceof HTMLAnchorElement ? target : [],
      );
      const inText = visible.filter((link) => link.closest('main'));
      resolve([...inText, ...visible].flatMap((link) => pageOf(link) ?? []));
    });
    for (const link of links) observer.observe(link);
  });
}

/** Fetches the likely next pages, one after another while the browser is idle. */
async function fetchLikelyPages(): Promise<void> {
  const start = location.pathname;
  const likely = new Set(await visiblePages());
  for (const pathname of [...likely].slice(0, likelyPages)) {
    if (isPageCached(pathname)) continue;
    await new Promise<void>((resolve) => whenIdle(resolve));
    // The visitor already goes elsewhere: the line is theirs.
    if (navigation.transition || location.pathname !== start || !isLineFree()) return;
    await fetchAhead(pathname);
  }
}

/** Not `pointerdown`: a tap on a link would compete with the pages that are fetched for it. */
const firstInputs = ['pointermove', 'pointerup', 'keydown', 'scroll'] as const;

/**
 * After the visitor's first input on this page, fetches the pages of a few visible links: the first load of a page
 * stays as light as it is, and a visitor who only reads or has left loads nothing more.
 * @returns stops waiting
 */
export function prefetchAfterInput(): () => void {
  const waiting = new AbortController();
  const start = () => {
    waiting.abort();
    void loadPageFiles();
    whenIdle(() => void fetchLikelyPages());
  };
  for (const type of firstInputs) addEventListener(type, start, { passive: true, signal: waiting.signal });
  return () => waiting.abort();
}

/** Fetches the page of a link while the mouse rests on it or a finger touches it. */
export function prefetchOnIntent(): void {
  let intent: ReturnType<typeof setTimeout> | undefined;
  const prefetch = (target: EventTarget | null) => {
    const link = target instanceof Element ? target.closest<HTMLAnchorElement>('a[href]') : null;
    if (link) void fetchAhead(pageOf(link));
  };
  document.addEventListener('pointerover', ({ target, pointerType }) => {
    clearTimeout(intent);
    if (pointerType === 'mouse') intent = setTimeout(() => prefetch(target), intentMs);
  });
  document.addEventListener('pointerdown', ({ target }) => prefetch(target), { passive: true });
}

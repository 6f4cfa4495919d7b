import { isInPlace } from '../../shared/follow-in-place.ts';
import { tellOptionalScripts } from '../features/consent/optional-scripts.ts';
import { ConnectionError, fetchPage, pageDataIn, type FetchedPage } from './fetch-page.ts';
import type { LoadedPage, PageData } from './loaded-page.ts';
import { notify } from '../components/notifications/notifications-store.ts';
import { careersOfUnknownJob } from '../components/page-addresses.ts';

const isObject = (value: unknown): value is Record<string, unknown> =>
  typeof value === 'object' && value !== null;

/**
 * The next value, reusing all equal parts of the previous one (or all of it), so that React sees that they
 * did not change. For plain JSON data.
 */
export function keepEqual<Value>(previous: Value | undefined, next: Value): Value {
  if (Object.is(previous, next)) return next;
  if (!isObject(previous) || !isObject(next) || Array.isArray(previous) !== Array.isArray(next)) return next;
  const keys = Object.keys(next);
  let isSame = keys.length === Object.keys(previous).length;
  for (const key of keys) {
    const kept = keepEqual<unknown>(previous[key], next[key]);
    if (kept !== previous[key]) isSame = false;
    // `next` is new from JSON.parse and not used elsewhere yet.
    Object.assign(next, { [key]: kept });
  }
  return isSame ? previous : next;
}

/** Head elements of a page, replaced on every page change. */
const pageHead =
  'title, meta[name="description"], meta[name="robots"], meta[property], link[rel="canonical"], link[rel="alternate"], script[type="application/ld+json"]';
/** Hovering this long counts as the intent to follow a link. */
const intentMs = 65;

function replaceHead(next: Document): void {
  const root = document.documentElement;
  const { lang, dir, dataset } = next.documentElement;
  root.lang = lang;
  // Read for the addresses of the page in other languages (src/components/page-addresses.ts).
  if (dataset.notFound === undefined) delete root.dataset.notFound;
  else root.dataset.notFound = dataset.notFound;
  // Only when it differs: setting an empty value would leave an attribute.
  if (root.dir !== dir) root.dir = dir;
  for (const element of document.head.querySelectorAll(pageHead)) element.remove();
  document.head.append(...next.head.querySelectorAll(pageHead));
}

/** Scrolls to the hash or to the top, and focuses the new heading so that screen readers start there. */
function arrive(hash: string): void {
  const target = hash.length > 1 ? document.getElementById(decodeURIComponent(hash.slice(1))) : null;
  if (target) target.scrollIntoView();
  else scrollTo({ top: 0, behavior: 'instant' });
  const heading = target ?? document.querySelector<HTMLElement>('main h1');
  if (!heading) return;
  if (heading.tabIndex < 0) heading.tabIndex = -1;
  heading.focus({ preventScroll: true });
}

/**
 * Runs a page change and fades in the new page (SPEC section 9: 0.3 s). Not a view transition, which restyles
 * the old page and waits for a frame: 165 of the 200 ms allowed
 * (docs/decisions/004-what-a-page-change-costs.md).
 * @param isFromTop the page is shown from its top, so layout below the fold can wait for the end of the fade
 */
function fade(change: () => void, isFromTop: boolean): void {
  const { dataset } = document.documentElement;
  if (isFromTop) dataset.arriving = '';
  else delete dataset.arriving;
  change();
  const main = document.querySelector('main');
  dataset.entering = '';
  const end = ({ target }: AnimationEvent) => {
    // Events of animations inside `main` bubble up to here.
    if (target !== main) return;
    main?.removeEventListener('animationend', end);
    delete dataset.entering;
    delete dataset.arriving;
  };
  main?.addEventListener('animationend', end);
}

/** True for two addresses of one screen in one language, such as two tabs. */
const isSameScreen = (one: PageData, other: PageData | null) =>
  one.screen === other?.screen && one.language === other.language;

/** True for addresses of pages: same origin, no file extension. */
const isPageAddress = (url: URL) => url.origin === location.origin && !/\.\w+$/.test(url.pathname);

/**
 * Client navigation (SPEC section 2: fade, scroll to top, own title and description). The Navigation API
 * reports links, Back and Forward in one event; browsers without it load pages in full. The HTML of the next
 * page is fetched, so content, title and description have one source.
 * @param show shows a page; the document has changed when it returns
 */
export function startNavigation(show: (page: LoadedPage) => void): void {
  if (!('navigation' in window)) return;
  /** True while the address returns to the page that is still shown. */
  let isReverting = false;
  /** The visible page; while another one loads, the address is already the new one. */
  let shown = pageDataIn(document);
  let prefetched: { pathname: string; page: Promise<FetchedPage> } | undefined;

  /** Without a connection the page stays as it is, with all input; a notification gives the reason. */
  function stayOnPage(entryKey: string | undefined): void {
    const words = shown?.shell.loadFailed;
    if (words) notify({ channel: 'status', tone: 'error', title: words.title, description: words.text });
    if (!entryKey || entryKey === navigation.currentEntry?.key) return;
    isReverting = true;
    const { finished } = navigation.traverseTo(entryKey);
    void Promise.resolve(finished)
      .catch(() => {})
      .finally(() => (isReverting = false));
  }

  async function go(
    to: URL,
    entryKey: string | undefined,
    { signal, info, navigationType }: NavigateEvent,
  ): Promise<void> {
    document.documentElement.dataset.navigating = '';
    try {
      const ready = prefetched?.pathname === to.pathname ? prefetched.page : fetchPage(to.pathname, signal);
      prefetched = undefined;
      const { page, head } = await ready;
      if (signal.aborted) return;
      const redirect = careersOfUnknownJob(head.documentElement, to.pathname);
      // Replaces this entry, so that Back skips it.
      if (redirect) return location.replace(redirect);
      const isLanguageChange = page.data.path === shown?.path && page.data.language !== shown.language;
      // Arrow keys may return to a tab before the other tab's page has loaded; its page is then still
      // visible.
      const isOtherTab = navigationType === 'traverse' && page.data.path !== shown?.path;
      const isTabChange = isSameScreen(page.data, shown) && (isInPlace(info) || isOtherTab);
      const change = () => {
        page.data.shell = keepEqual(shown?.shell, page.data.shell);
        if (shown?.letterWidths) page.data.letterWidths = shown.letterWidths;
        shown = page.data;
        // A new page may use fonts that loaded late (src/app/boot.ts), because none of its text has been read yet.
        const { dataset } = document.documentElement;
        if (dataset.lateFonts === 'there') delete dataset.lateFonts;
        show(page);
        replaceHead(head);
        tellOptionalScripts();
        if (!isLanguageChange && !isTabChange) arrive(to.hash);
      };
      if (isTabChange) change();
      else fade(change, !isLanguageChange && to.hash.length < 2);
    } catch (error) {
      if (signal.aborted) return;
      if (error instanceof ConnectionError) return stayOnPage(entryKey);
      console.info('Loading the page in full:', error);
      // The address is already right; setting it again would only scroll to the hash.
      location.reload();
    } finally {
      if (!signal.aborted) delete document.documentElement.dataset.navigating;
    }
  }

  navigation.addEventListener('navigate', (event) => {
    const { destination, navigationType } = event;
    const to = new URL(destination.url);
    const from = new URL(navigation.currentEntry?.url ?? location.href);
    if (isReverting || event.defaultPrevented || !event.canIntercept) return;
    // Within a page the browser may restore the scroll position again, which boot.ts turned off.
    if (event.hashChange) history.scrollRestoration = 'auto';
    if (event.hashChange || event.formData) return;
    if (event.downloadRequest !== null || navigationType === 'reload' || !isPageAddress(to)) return;
    // Our own pushState and replaceState (filters), and going back over them, are not page changes.
    const isOwnState = destination.sameDocument && navigationType !== 'traverse';
    if (isOwnState || (navigationType === 'traverse' && to.pathname === from.pathname)) return;
    const entryKey = navigation.currentEntry?.key;
    event.intercept({ scroll: 'manual', focusReset: 'manual', handler: () => go(to, entryKey, event) });
  });

  const prefetch = (target: EventTarget | null) => {
    const link = target instanceof Element ? target.closest<HTMLAnchorElement>('a[href]') : null;
    if (
      !link ||
      link.target ||
      // The search fetches its page by itself.
      link.pathname === shown?.shell.search?.href ||
      !isPageAddress(new URL(link.href)) ||
      link.pathname === location.pathname
    )
      return;
    if (prefetched?.pathname === link.pathname) return;
    const page = fetchPage(link.pathname);
    prefetched = { pathname: link.pathname, page };
    page.catch(() => {
      if (prefetched?.page === page) prefetched = undefined;
    });
  };
  let intent: ReturnType<typeof setTimeout> | undefined;
  document.addEventListener('pointerover', ({ target, pointerType }) => {
    clearTimeout(intent);
    if (pointerType === 'mouse') intent = setTimeout(() => prefetch(target), intentMs);
  });
  document.addEventListener('pointerdown', ({ target }) => prefetch(target), { passive: true });
}

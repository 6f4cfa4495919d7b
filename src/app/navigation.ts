import { limits } from '#shared/limits.ts';
import { isInPlace } from '#src/browser/follow-in-place.ts';
import { reportPageChange } from '#src/features/consent/page-changes.ts';
import { ConnectionError, headIn, pageHeadSelector, type DocumentHead } from './fetch-page.ts';
import type { LoadedPage, PageData } from './loaded-page.ts';
import { getPage, keepPage } from './page-cache.ts';
import { isPageAddress, prefetchAfterInput, prefetchOnIntent } from './prefetch.ts';
import { notify } from '#src/components/notifications/notifications-store.ts';
import { careersOfUnknownJob } from '#src/components/page-addresses.ts';

const isObject = (value: unknown): value is Record<string, unknown> =>
  typeof value === 'object' && value !== null;

/**
 * The next value, reusing all equal parts of the previous one (or all of it), so that React sees that they
 * did not change. For plain JSON data; `next` itself is changed, to equal values.
 */
export function keepEqual<Value>(previous: Value | undefined, next: Value): Value {
  if (Object.is(previous, next)) return next;
  if (!isObject(previous) || !isObject(next) || Array.isArray(previous) !== Array.isArray(next)) return next;
  const keys = Object.keys(next);
  let isSame = keys.length === Object.keys(previous).length;
  for (const key of keys) {
    const kept = keepEqual<unknown>(previous[key], next[key]);
    if (kept !== previous[key]) isSame = false;
    Object.assign(next, { [key]: kept });
  }
  return isSame ? previous : next;
}

function replaceHead(next: DocumentHead): void {
  const root = document.documentElement;
  const { lang, dir, dataset } = next.root;
  root.lang = lang;
  // Read for the addresses of the page in other languages (src/components/page-addresses.ts).
  if (dataset.notFound === undefined) delete root.dataset.notFound;
  else root.dataset.notFound = dataset.notFound;
  // Only when it differs: setting an empty value would leave an attribute.
  if (root.dir !== dir) root.dir = dir;
  for (const element of document.head.querySelectorAll(pageHeadSelector)) element.remove();
  document.head.append(...next.elements);
}

/** Scrolls to the target of the hash, if there is one, and focuses it or the heading, for screen readers. */
function arrive(hash: string): void {
  const target = hash.length > 1 ? document.getElementById(decodeURIComponent(hash.slice(1))) : null;
  target?.scrollIntoView();
  const heading = target ?? document.querySelector<HTMLElement>('main h1');
  if (!heading) return;
  if (heading.tabIndex < 0) heading.tabIndex = -1;
  heading.focus({ preventScroll: true });
}

/** Sections of a new page that are laid out at once: the first view. */
const firstSections = 2;
/** Time between the layout of two sections below the first view, after the fade. */
const sectionStepMs = 50;

/**
 * Fades in the new page (SPEC section 9: 0.3 s), also under reduced motion, because nothing moves. Starts at 0.4, so
 * that no frame between two pages is empty. Not a view transition, which restyles the old page and waits for a frame
 * (docs/decisions/004-what-a-page-change-costs.md).
 * @param isFromTop the page is shown from its top, so layout below the first view can wait for the end of the fade
 */
function fadeIn(isFromTop: boolean): void {
  const main = document.querySelector('main');
  if (!main) return;
  const { fadeMs } = limits.page;
  main.animate([{ opacity: 0.4 }, { opacity: 1 }], { duration: fadeMs, easing: 'ease' });
  if (!isFromTop) return;
  const later = [...main.children].slice(firstSections);
  const footer = document.querySelector('#root > footer');
  if (footer) later.push(footer);
  // Animations leave the attributes to React, and end by themselves. Their whole time is the delay, because an
  // active animation makes the main thread work in every frame.
  const heldBack = { contentVisibility: 'auto', containIntrinsicSize: 'auto 900px' };
  for (const [index, section] of later.entries())
    section.animate([heldBack, heldBack], { delay: fadeMs + index * sectionStepMs, fill: 'backwards' });
}

/** Waits for another task, even while a test holds the clock. */
function nextTask(): Promise<void> {
  return new Promise((resolve) => {
    const { port1, port2 } = new MessageChannel();
    port1.addEventListener('message', () => {
      port1.close();
      resolve();
    });
    port1.start();
    port2.postMessage(null);
  });
}

/** True for two addresses of one screen in one language, such as two tabs. */
const isSameScreen = (one: PageData, other: PageData) =>
  one.screen === other.screen && one.language === other.language;

/**
 * Client navigation (SPEC section 2: fade, scroll to top, own title and description). The Navigation API
 * reports links, Back and Forward in one event; browsers without it load pages in full. The HTML of the next
 * page is fetched, so content, title and description have one source.
 * @param first the page of the document
 * @param show shows a page; the document has changed when it returns
 */
export function startNavigation(first: LoadedPage, show: (page: LoadedPage) => void): void {
  if (!('navigation' in window)) return;
  keepPage(location.pathname, Promise.resolve({ page: first, head: headIn(document) }));
  /** True while the address returns to the page that is still shown. */
  let isReverting = false;
  /** The visible page; while another one loads, the address is already the new one. */
  let shown = first.data;
  let stopWaiting = prefetchAfterInput();

  /** Without a connection the page stays as it is, with all input; a notification gives the reason. */
  function stayOnPage(entryKey: string | undefined): void {
    const { title, text } = shown.shell.loadFailed;
    notify({ channel: 'status', tone: 'error', title, description: text });
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
      const { page, head } = await getPage(to.pathname, signal);
      // Firefox restores the scroll position after this task; a page out of memory would be shown before.
      if (navigationType === 'traverse') await nextTask();
      if (signal.aborted) return;
      const redirect = careersOfUnknownJob(head.root, to.pathname);
      // Replaces this entry, so that Back skips it.
      if (redirect) return location.replace(redirect);
      const isLanguageChange = page.data.path === shown.path && page.data.language !== shown.language;
      // Arrow keys may return to a tab before the other tab's page has loaded; its page is then still
      // visible.
      const isOtherTab = navigationType === 'traverse' && page.data.path !== shown.path;
      const isTabChange = isSameScreen(page.data, shown) && (isInPlace(info) || isOtherTab);
      const isNewPage = !isLanguageChange && !isTabChange;
      const isFromTop = isNewPage && to.hash.length < 2;
      // Before the document changes, while its layout is known: afterwards it would have to be laid out at once.
      if (isFromTop) scrollTo({ top: 0, behavior: 'instant' });
      page.data.shell = keepEqual(shown.shell, page.data.shell);
      if (shown.letterWidths) page.data.letterWidths = shown.letterWidths;
      shown = page.data;
      // A new page may use fonts that loaded late (src/app/boot.ts), because none of its text has been read yet.
      const { dataset } = document.documentElement;
      if (dataset.lateFonts === 'there') delete dataset.lateFonts;
      show(page);
      replaceHead(head);
      if (!isTabChange) fadeIn(isFromTop);
      if (isNewPage) arrive(to.hash);
      reportPageChange();
      stopWaiting();
      stopWaiting = prefetchAfterInput();
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

  prefetchOnIntent();
}

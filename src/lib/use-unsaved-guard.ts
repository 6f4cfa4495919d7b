import { useEffect, useLayoutEffect, useRef } from 'react';

/** True when a link of the language switch leads there: the same page in another language keeps what was typed. */
function isOtherLanguage(pathname: string): boolean {
  const links = document.querySelectorAll<HTMLAnchorElement>('a[data-language-switch]');
  return [...links].some((link) => link.pathname === pathname);
}

/** True for a change of the page inside this document; everything else is the unload's business. */
function replacesPage(event: NavigateEvent): boolean {
  const { canIntercept, cancelable, hashChange, downloadRequest, navigationType, destination } = event;
  if (!canIntercept || !cancelable || hashChange || downloadRequest !== null) return false;
  // Our own pushState and replaceState change no page.
  return navigationType !== 'reload' && (!destination.sameDocument || navigationType === 'traverse');
}

/** True for a click on a link that another program answers (mail, phone). */
function opensOtherProgram({ target }: Event): boolean {
  const link = target instanceof Element ? target.closest<HTMLAnchorElement>('a[href]') : null;
  return link !== null && !/^https?:$/.test(link.protocol);
}

const inputs = ['pointerdown', 'keydown', 'click'] as const;

/** Asks before what was typed gets lost; returns what stops it asking. */
function guardUnsaved(hasUnsaved: () => boolean, question: string): () => void {
  /** Where the visitor has agreed to go: whoever has been asked is not asked again on the way out. */
  let agreedTo: string | undefined;
  /** Browsers fire `beforeunload` for that too: Chromium within the click, Firefox some tasks later. */
  let isOtherProgram = false;

  // Each of them that follows is about something else.
  const onInput = (event: Event) => (isOtherProgram = event.type === 'click' && opensOtherProgram(event));

  const beforeNavigate = (event: NavigateEvent) => {
    const { url } = event.destination;
    if (url === agreedTo || !replacesPage(event) || isOtherLanguage(new URL(url).pathname) || !hasUnsaved())
      return;
    if (window.confirm(question)) agreedTo = url;
    else event.preventDefault();
  };
  const beforeUnload = (event: BeforeUnloadEvent) => {
    if (agreedTo === undefined && !isOtherProgram && hasUnsaved()) event.preventDefault();
    isOtherProgram = false;
  };

  const pages = 'navigation' in window ? navigation : undefined;
  pages?.addEventListener('navigate', beforeNavigate);
  for (const type of inputs) addEventListener(type, onInput);
  addEventListener('beforeunload', beforeUnload);
  return () => {
    pages?.removeEventListener('navigate', beforeNavigate);
    for (const type of inputs) removeEventListener(type, onInput);
    removeEventListener('beforeunload', beforeUnload);
  };
}

/**
 * Asks once before the visitor leaves a page with something typed into it: with `question` when another page of the site
 * is opened, with the browser's own words when the tab is closed, reloaded or sent elsewhere. A change of language or
 * theme keeps what was typed and is never asked about. Going back without a click or key before it cannot be stopped.
 * @param hasUnsaved asked at that moment: whether something would be lost
 * @param question in the language of the page
 */
export function useUnsavedGuard(hasUnsaved: () => boolean, question: string): void {
  const latest = useRef(hasUnsaved);
  // Before anything can be asked: an ordinary effect may run some time after the page shows that all is sent.
  useLayoutEffect(() => {
    latest.current = hasUnsaved;
  });
  useEffect(() => guardUnsaved(() => latest.current(), question), [question]);
}

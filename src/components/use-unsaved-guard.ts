import { useEffect, useLayoutEffect, useRef } from 'react';
import { isTypedKept } from '#src/browser/typed-fields.ts';

/** True for a link of the language switch: the same page in another language keeps the input. */
function isOtherLanguage(pathname: string): boolean {
  const links = document.querySelectorAll<HTMLAnchorElement>('a[data-language-switch]');
  return [...links].some((link) => link.pathname === pathname);
}

/** True for a page change inside this document; `beforeunload` handles the others. */
function replacesPage(event: NavigateEvent): boolean {
  const { canIntercept, cancelable, hashChange, downloadRequest, navigationType, destination } = event;
  if (!canIntercept || !cancelable || hashChange || downloadRequest !== null) return false;
  // Our own pushState and replaceState are not page changes.
  return navigationType !== 'reload' && (!destination.sameDocument || navigationType === 'traverse');
}

/** True for a click on a link that opens another program (mail, phone). */
function opensOtherProgram({ target }: Event): boolean {
  const link = target instanceof Element ? target.closest<HTMLAnchorElement>('a[href]') : null;
  return link !== null && !/^https?:$/.test(link.protocol);
}

const inputs = ['pointerdown', 'keydown', 'click'] as const;

/** Asks before input is lost; returns a function that stops it. */
function guardUnsaved(hasUnsaved: () => boolean, question: string): () => void {
  /** The target that the visitor has confirmed, so that `beforeunload` does not ask again. */
  let agreedTo: string | undefined;
  /** Browsers fire `beforeunload` for such links too: Chromium within the click, Firefox some tasks later. */
  let isOtherProgram = false;

  // Any later event belongs to something else.
  const onInput = (event: Event) => (isOtherProgram = event.type === 'click' && opensOtherProgram(event));

  const beforeNavigate = (event: NavigateEvent) => {
    const { url } = event.destination;
    if (url === agreedTo || !replacesPage(event) || isOtherLanguage(new URL(url).pathname) || !hasUnsaved())
      return;
    if (window.confirm(question)) agreedTo = url;
    else event.preventDefault();
  };
  const beforeUnload = (event: BeforeUnloadEvent) => {
    if (agreedTo === undefined && !isOtherProgram && !isTypedKept() && hasUnsaved()) event.preventDefault();
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
 * Asks once before the visitor leaves a page with input: with `question` for another page of the site, with
 * the browser's own words for closing, reloading or other sites. Changing language or theme keeps the input
 * and does not ask. Back without an earlier click or key cannot be stopped.
 * @param hasUnsaved whether there is input; called when the visitor leaves
 * @param question in the language of the page
 */
export function useUnsavedGuard(hasUnsaved: () => boolean, question: string): void {
  const latest = useRef(hasUnsaved);
  // A layout effect: an ordinary one may run some time after the page shows that all is sent.
  useLayoutEffect(() => {
    latest.current = hasUnsaved;
  });
  useEffect(() => guardUnsaved(() => latest.current(), question), [question]);
}

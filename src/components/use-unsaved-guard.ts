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

/**
 * Within this time no one has read a question. Some browsers answer "no" at once: those of apps that show no
 * dialogs, and any other after a visitor has chosen to see no more of them.
 */
const noPersonMs = 10;
/** Even a program that operates the dialog takes longer (1.3 ms in Chromium by DevTools): the dialog was not shown. */
const noDialogMs = 1;

/** The real time, also in tests that stop `performance.now()`. */
const realNow = () => new PerformanceMark('').startTime;

const inputs = ['pointerdown', 'keydown', 'click'] as const;

/** Asks before input is lost; returns a function that stops it. */
function guardUnsaved(hasUnsaved: () => boolean, question: string): () => void {
  /** The target that the visitor has confirmed, so that `beforeunload` does not ask again. */
  let agreedTo: string | undefined;
  let answersAtOnce = 0;
  /** Browsers fire `beforeunload` for such links too: Chromium within the click, Firefox some tasks later. */
  let isOtherProgram = false;

  // Any later event belongs to something else.
  const onInput = (event: Event) => (isOtherProgram = event.type === 'click' && opensOtherProgram(event));

  /** Whether the visitor may leave: agreed, or the browser answered without showing the question. */
  const mayLeave = (): boolean => {
    const askedAt = realNow();
    if (window.confirm(question)) return true;
    const tookMs = realNow() - askedAt;
    answersAtOnce = tookMs < noPersonMs ? answersAtOnce + 1 : 0;
    return tookMs < noDialogMs || answersAtOnce > 1;
  };

  const beforeNavigate = (event: NavigateEvent) => {
    const { url } = event.destination;
    if (url === agreedTo || !replacesPage(event) || isOtherLanguage(new URL(url).pathname) || !hasUnsaved())
      return;
    if (mayLeave()) agreedTo = url;
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
 * and does not ask. Back without an earlier click or key cannot be stopped. A browser that answers the question itself
 * lets the visitor leave.
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

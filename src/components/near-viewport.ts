import { flushSync } from 'react-dom';

/**
 * How far outside the window a drawing starts to load. Zero at first, so that the first view loads alone;
 * after the first scroll far enough to be there in time.
 */
const marginBeforeScroll = '0px';
const marginAfterScroll = '900px 0px';

/** Elements that are not near yet. */
const waiting = new Map<Element, () => void>();
let observer: IntersectionObserver | undefined;

function report(entries: IntersectionObserverEntry[]): void {
  for (const { isIntersecting, target } of entries) {
    if (!isIntersecting) continue;
    observer?.unobserve(target);
    waiting.get(target)?.();
    waiting.delete(target);
  }
}

function observeWith(rootMargin: string): void {
  observer?.disconnect();
  observer = new IntersectionObserver(report, { rootMargin });
  for (const element of waiting.keys()) observer.observe(element);
}

/** Printing needs all drawings. Synchronous, because the browser prints when the `beforeprint` listeners return. */
function reportAll(): void {
  flushSync(() => waiting.forEach((callback) => callback()));
  waiting.clear();
}

/**
 * Calls back once when the element is near the window, or before printing; all pages share one observer.
 * @returns stops waiting
 */
export function whenNearViewport(element: Element, callback: () => void): () => void {
  if (!observer) {
    observeWith(marginBeforeScroll);
    addEventListener('scroll', () => observeWith(marginAfterScroll), { once: true, passive: true });
    addEventListener('beforeprint', reportAll);
  }
  waiting.set(element, callback);
  observer?.observe(element);
  return () => {
    waiting.delete(element);
    observer?.unobserve(element);
  };
}

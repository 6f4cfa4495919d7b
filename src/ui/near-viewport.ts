/**
 * How far outside the window a drawing starts to load. At first nowhere, so that the first view has the line to itself;
 * from the first scroll on far enough ahead to be there when it comes into view.
 */
const marginBeforeScroll = '0px';
const marginAfterScroll = '900px 0px';

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

/**
 * Calls back once when the element is in the window or near it; one observer serves all pages.
 * @returns stops waiting
 */
export function whenNearViewport(element: Element, callback: () => void): () => void {
  if (!observer) {
    observeWith(marginBeforeScroll);
    addEventListener('scroll', () => observeWith(marginAfterScroll), { once: true, passive: true });
  }
  waiting.set(element, callback);
  observer?.observe(element);
  return () => {
    waiting.delete(element);
    observer?.unobserve(element);
  };
}

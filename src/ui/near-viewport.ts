/** How far below the window a drawing starts to load, in pixels: soon enough to be there when it scrolls in. */
const margin = '300px 0px';

const waiting = new WeakMap<Element, () => void>();
let observer: IntersectionObserver | undefined;

function report(entries: IntersectionObserverEntry[]): void {
  for (const { isIntersecting, target } of entries) {
    if (!isIntersecting) continue;
    waiting.get(target)?.();
    observer?.unobserve(target);
  }
}

/**
 * Calls back once when the element comes near the window; one observer serves the whole page.
 * @returns stops waiting
 */
export function whenNearViewport(element: Element, callback: () => void): () => void {
  observer ??= new IntersectionObserver(report, { rootMargin: margin });
  waiting.set(element, callback);
  observer.observe(element);
  return () => observer?.unobserve(element);
}

/**
 * Calls back some time after the window's load event, also when that is over.
 * @param delayMs milliseconds after the load event
 * @returns cancels the call
 */
export function afterLoad(delayMs: number, callback: () => void): () => void {
  let timer: ReturnType<typeof setTimeout> | undefined;
  const start = () => {
    timer = setTimeout(callback, delayMs);
  };
  if (document.readyState === 'complete') {
    const [load] = performance.getEntriesByType('navigation');
    const loadedAt = load instanceof PerformanceNavigationTiming ? load.loadEventStart : performance.now();
    timer = setTimeout(callback, Math.max(0, loadedAt + delayMs - performance.now()));
  } else addEventListener('load', start, { once: true });
  return () => {
    removeEventListener('load', start);
    clearTimeout(timer);
  };
}

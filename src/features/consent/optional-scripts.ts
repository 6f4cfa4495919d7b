import type { OptionalScript } from '../../../shared/site-file/site.ts';

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

const added = new Set<string>();

/** Adds the scripts that need consent (`scriptsAfterConsent` of site.yaml), each once. */
export function loadOptionalScripts(scripts: readonly OptionalScript[]): void {
  for (const { address, attributes, settings } of scripts) {
    if (added.has(address)) continue;
    added.add(address);
    Object.assign(globalThis, settings);
    const script = document.createElement('script');
    for (const [name, value] of Object.entries(attributes)) script.setAttribute(name, value);
    script.src = address;
    script.async = true;
    document.head.append(script);
  }
}

/** True when any optional script runs: only a new document can stop it. */
export const areOptionalScriptsRunning = (): boolean => added.size > 0;

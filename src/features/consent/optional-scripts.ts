import type { OptionalScript } from '#shared/site-file/site.ts';
import { storageKey } from '#shared/storage-keys.ts';
import { readStored, writeStored } from '#src/browser/safe-storage.ts';

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
/** The calls for each page of the scripts that have loaded. */
const told: OptionalScript['everyPage'][] = [];

/** Makes the calls of a script: calls the global of that name, or pushes into it when it is a queue. */
function tell(calls: OptionalScript['everyPage']): void {
  const facts = new Map<unknown, string>([
    ['{address}', location.href],
    ['{title}', document.title],
  ]);
  for (const [name, all] of Object.entries(calls)) {
    const target: unknown = Reflect.get(globalThis, name);
    for (const parts of all) {
      const call = parts.map((part) => facts.get(part) ?? part);
      if (typeof target === 'function') target(...call);
      else if (typeof target === 'object' && target && 'push' in target && typeof target.push === 'function')
        target.push(call);
    }
  }
}

/** Adds the scripts that need consent (`scriptsAfterConsent` of site.yaml), each once. */
export function loadOptionalScripts(scripts: readonly OptionalScript[]): void {
  for (const { address, attributes, settings, everyPage } of scripts) {
    if (added.has(address)) continue;
    added.add(address);
    Object.assign(globalThis, settings);
    const script = document.createElement('script');
    for (const [name, value] of Object.entries(attributes)) script.setAttribute(name, value);
    script.src = address;
    script.async = true;
    script.addEventListener('load', () => {
      told.push(everyPage);
      tell(everyPage);
    });
    document.head.append(script);
  }
}

/** Reports a page change, which the scripts do not notice. Call it when address and title are the new ones. */
export const tellOptionalScripts = (): void => told.forEach(tell);

/** True when any optional script runs: only a new document can stop it. */
export const areOptionalScriptsRunning = (): boolean => added.size > 0;

/** What a visitor accepted: `all`, or only what the site needs to work (SPEC section 4). */
export type Consent = 'all' | 'necessary';

/** Reads a stored value; anything else counts as no answer. */
function parseConsent(value: unknown): Consent | null {
  return value === 'all' || value === 'necessary' ? value : null;
}

/** The stored answer, or null. */
export function storedConsent(): Consent | null {
  return parseConsent(readStored(storageKey('consent')));
}

/** Stores the answer; without storage the banner appears again at the next load. */
export function storeConsent(consent: Consent): void {
  writeStored(storageKey('consent'), consent);
}

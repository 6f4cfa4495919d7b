import type { OptionalScript } from '../../../shared/site-file/site.ts';

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

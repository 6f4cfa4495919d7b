import { useSyncExternalStore } from 'react';

const neverChanges = () => () => {};
const inBrowser = () => true;
const inPrerender = () => false;

/**
 * False in the prerendered page and in the first render over it, true from then on: for what only a running script can do or
 * know.
 */
export function useIsHydrated(): boolean {
  return useSyncExternalStore(neverChanges, inBrowser, inPrerender);
}

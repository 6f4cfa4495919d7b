import { useSyncExternalStore } from 'react';

const neverChanges = () => () => {};
const inBrowser = () => true;
const inPrerender = () => false;

/** False in the prerendered page and during hydration, then true: for what needs a running script. */
export function useIsHydrated(): boolean {
  return useSyncExternalStore(neverChanges, inBrowser, inPrerender);
}

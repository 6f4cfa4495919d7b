import { useSyncExternalStore } from 'react';
import { storageKeys } from '../../../config/storage-keys.ts';
import { colourBrowserBars } from '../../lib/browser-bars.ts';
import { readStored, writeStored } from '../../lib/safe-storage.ts';

export type ThemePreference = 'light' | 'dark' | 'system';

/** The options of the switch, in the SPEC's order (section 1). */
export const themePreferences = ['light', 'dark', 'system'] as const satisfies ThemePreference[];

/** Reads a stored value; anything but the three words, and nothing at all, is the default `system` (SPEC section 4). */
export function parseTheme(value: unknown): ThemePreference {
  return themePreferences.find((preference) => preference === value) ?? 'system';
}

/** What this page follows; kept beside storage so that the switch works where storage refuses. */
let chosen: ThemePreference | undefined;
const listeners = new Set<() => void>();

/** Pins the colours of the page, or lets them follow the system: `color-scheme` does the rest (src/styles/themes.css). */
function apply(preference: ThemePreference): void {
  chosen = preference;
  if (preference === 'system') delete document.documentElement.dataset.theme;
  else document.documentElement.dataset.theme = preference;
  colourBrowserBars(document.documentElement.dataset.theme);
  for (const listener of listeners) listener();
}

/** Applies a choice at once and stores it, so that the next load starts with it and other tabs follow. */
export function chooseTheme(preference: ThemePreference): void {
  apply(preference);
  writeStored(storageKeys.theme, preference);
}

function onStorage({ key, newValue }: StorageEvent): void {
  if (key === storageKeys.theme) apply(parseTheme(newValue));
  else if (key === null) apply('system');
}

/** A page that Back brings out of the browser's cache has heard of no change since it was left. */
function onPageShow({ persisted }: PageTransitionEvent): void {
  const stored = readStored(storageKeys.theme);
  if (persisted && stored !== null) apply(parseTheme(stored));
}

function subscribe(listener: () => void): () => void {
  if (listeners.size === 0) {
    addEventListener('storage', onStorage);
    addEventListener('pageshow', onPageShow);
  }
  listeners.add(listener);
  return () => {
    listeners.delete(listener);
    if (listeners.size > 0) return;
    removeEventListener('storage', onStorage);
    removeEventListener('pageshow', onPageShow);
  };
}

function currentTheme(): ThemePreference {
  chosen ??= parseTheme(readStored(storageKeys.theme));
  return chosen;
}

/** The preference in force; `system` while hydrating, since the prerendered page knows no visitor. */
export function useTheme(): ThemePreference {
  return useSyncExternalStore(subscribe, currentTheme, () => 'system');
}

import { useSyncExternalStore } from 'react';
import { storageKey } from '#shared/storage-keys.ts';
import { colourBrowserBars } from '#src/browser/browser-bars.ts';
import { readStored, writeStored } from '#src/browser/safe-storage.ts';

/** The options of the switch, in the order of SPEC section 1. */
export const themePreferences = ['light', 'dark', 'system'] as const;

export type ThemePreference = (typeof themePreferences)[number];

/** Reads a stored value; anything unknown is the default `system` (SPEC section 4). */
function parseTheme(value: unknown): ThemePreference {
  return themePreferences.find((preference) => preference === value) ?? 'system';
}

/** This page's choice; kept in memory too, because storage may be refused. */
let chosen: ThemePreference | undefined;
const listeners = new Set<() => void>();

/** Fixes the page's colours or follows the system; `color-scheme` does the rest (src/styles/themes.css). */
function apply(preference: ThemePreference): void {
  chosen = preference;
  if (preference === 'system') delete document.documentElement.dataset.theme;
  else document.documentElement.dataset.theme = preference;
  colourBrowserBars(document.documentElement.dataset.theme);
  for (const listener of listeners) listener();
}

/** Applies and stores a choice; other tabs and later loads use it. */
export function chooseTheme(preference: ThemePreference): void {
  apply(preference);
  writeStored(storageKey('theme'), preference);
}

function onStorage({ key, newValue }: StorageEvent): void {
  if (key === storageKey('theme')) apply(parseTheme(newValue));
  else if (key === null) apply('system');
}

/** A page restored from the back/forward cache has missed changes. */
function onPageShow({ persisted }: PageTransitionEvent): void {
  const stored = readStored(storageKey('theme'));
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
  chosen ??= parseTheme(readStored(storageKey('theme')));
  return chosen;
}

/** The current preference; `system` during hydration, as in the prerendered page. */
export function useTheme(): ThemePreference {
  return useSyncExternalStore(subscribe, currentTheme, () => 'system');
}

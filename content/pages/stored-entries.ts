import { adminCookies, knownBrowserDays, loginHours, sessionHours } from '#shared/admin-cookies.ts';
import type { ConfiguredSite } from '#content/site-file/configured-site.ts';
import { limits } from '#shared/limits.ts';
import type { Mode } from '#shared/mode.ts';
import { routes } from '#shared/routes.ts';
import { storageKeysOf, type StoredPurpose } from '#shared/storage-keys.ts';
import { isSwitchedOff } from '#content/site-file/switched-off.ts';

/** Something the site keeps in a visitor's browser. */
export interface StoredEntry {
  /** What it is for; the privacy policy has words for each. */
  purpose: StoredPurpose | keyof typeof adminCookies;
  /** Its key or name, as the browser shows it. */
  name: string;
  place: 'localStorage' | 'sessionStorage' | 'cookie';
  /** After which it ends, in hours; null when it stays until the visitor deletes it. */
  hours: number | null;
}

const inStorage = (
  site: ConfiguredSite,
  purpose: StoredPurpose,
  hours: number | null = null,
  place: 'localStorage' | 'sessionStorage' = 'localStorage',
): StoredEntry => ({
  purpose,
  name: storageKeysOf(site.settings.slug)[purpose],
  place,
  hours,
});

const asCookie = (purpose: keyof typeof adminCookies, hours: number): StoredEntry => ({
  purpose,
  name: adminCookies[purpose],
  place: 'cookie',
  hours,
});

/**
 * Everything that a build of a mode keeps in browsers, the one list of it: the privacy policy shows it, and
 * the checks of the built site compare the code with it.
 */
export function storedEntries(site: ConfiguredSite, mode: Mode): StoredEntry[] {
  const isLive = mode === 'live';
  const entries: Record<StoredEntry['purpose'], StoredEntry | false> = {
    theme: inStorage(site, 'theme'),
    language: inStorage(site, 'language'),
    consent: inStorage(site, 'consent'),
    applicationDrafts: inStorage(site, 'applicationDrafts', limits.application.draftDays * 24),
    typedText: inStorage(site, 'typedText', null, 'sessionStorage'),
    session: isLive && asCookie('session', sessionHours),
    login: isLive && asCookie('login', loginHours),
    browser: isLive && asCookie('browser', knownBrowserDays * 24),
    admin: !isLive && !isSwitchedOff(site, routes.admin) && inStorage(site, 'admin'),
  };
  return Object.values(entries).filter((entry) => entry !== false);
}

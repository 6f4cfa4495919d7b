import type { ConfiguredSite } from './configured-site.ts';
import { limits } from './limits.ts';
import type { ServicesMode } from './services-mode.ts';
import { routes } from './routes.ts';
import { storageKeysOf, type StoredPurpose } from './storage-keys.ts';
import { isSwitchedOff } from './switched-off.ts';

/**
 * The only cookies of the site: live mode sets them for those who log in to the dashboard. `__Host-` (RFC 6265bis):
 * accepted over https only, for this host only; subdomains cannot set them. `login` is there while somebody logs in
 * at the company's provider, `browser` after a login.
 */
export const adminCookies = {
  session: '__Host-session',
  login: '__Host-login',
  browser: '__Host-browser',
} as const;

/** How long the session is good for at most, in hours. */
export const sessionHours = 12;

/** How long a login at the provider may take, in hours. */
export const loginHours = 1;

/** How long a browser is known after a login, in days. */
export const knownBrowserDays = 90;

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
export function storedEntries(site: ConfiguredSite, mode: ServicesMode): StoredEntry[] {
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

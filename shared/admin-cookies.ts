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

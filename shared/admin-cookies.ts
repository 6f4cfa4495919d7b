/**
 * The only cookies of the site: live mode sets them for those who log in to the dashboard. `__Host-` (RFC 6265bis):
 * accepted over https only, for this host only; subdomains cannot set them. `login` is there while somebody logs in
 * at the company's provider.
 */
export const adminCookies = { session: '__Host-session', login: '__Host-login' } as const;

/** How long the session is good for at most, in hours. */
export const sessionHours = 12;

/** How long a log-in at the provider may take, in hours. */
export const loginHours = 1;

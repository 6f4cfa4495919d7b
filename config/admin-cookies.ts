/**
 * The only cookies of the site: live mode sets them for those who log in to the dashboard. `__Host-` (RFC 6265bis):
 * accepted over https only, for this host only; subdomains cannot set them.
 */
export const adminCookies = { session: '__Host-session', device: '__Host-device' } as const;

/** How long the session is good for at most, in hours. */
export const sessionHours = 12;

/** How long a browser that has logged in is known, in days: the longest time that browsers keep a cookie. */
export const deviceDays = 400;

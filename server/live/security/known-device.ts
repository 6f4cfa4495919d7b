import { createHmac, randomBytes, timingSafeEqual } from 'node:crypto';
const deviceDays = 400;
import type { SiteFacts } from '../store/site-store.ts';
import { newToken } from './tokens.ts';

/**
 * A signed cookie of a browser that has logged in before. It gives no access. Its wrong passwords are counted
 * apart, so that nobody else's tries close the login for it (OWASP, device cookies).
 */
export const deviceCookie = '__Host-device';

const keptS = deviceDays * 24 * 3600;

const macOf = (secret: string, account: string, id: string) =>
  createHmac('sha256', secret).update(`${account}\n${id}`).digest();

const secretOf = (store: Pick<SiteFacts, 'claimSiteFact'>) =>
  store.claimSiteFact('device-secret', newToken());

/** The identifier of a known device; null when the cookie is missing, forged, or of another account. */
export async function knownDevice(
  store: Pick<SiteFacts, 'claimSiteFact'>,
  account: string,
  cookie: string | undefined,
): Promise<string | null> {
  const [, id, mac] = /^([\w-]{22})\.([\w-]{43})$/.exec(cookie ?? '') ?? [];
  if (id === undefined || mac === undefined) return null;
  const expected = macOf(await secretOf(store), account, id);
  return timingSafeEqual(expected, Buffer.from(mac, 'base64url')) ? id : null;
}

/**
 * For Set-Cookie, after a login.
 * @param id of a device that is known already; null makes a new one
 */
export async function deviceCookieOf(
  store: Pick<SiteFacts, 'claimSiteFact'>,
  account: string,
  id: string | null,
): Promise<string> {
  const kept = id ?? randomBytes(16).toString('base64url');
  const mac = macOf(await secretOf(store), account, kept).toString('base64url');
  return `${deviceCookie}=${kept}.${mac}; Path=/; Max-Age=${keptS}; HttpOnly; Secure; SameSite=Strict`;
}

/** Makes all known devices unknown, when the password was changed by the operator. */
export async function forgetDevices(store: Pick<SiteFacts, 'setSiteFact'>): Promise<void> {
  await store.setSiteFact('device-secret', newToken());
}

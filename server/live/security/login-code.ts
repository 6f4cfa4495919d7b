import type { SiteFacts } from '../store/site-store.ts';
import { isToken, newToken, tokenHashOf } from './tokens.ts';

/** How long a code of `npm run login-code` is valid. */
export const loginCodeMinutes = 15;

/**
 * Makes a code that opens the dashboard once instead of the password, also while logins are throttled: the
 * way back for an owner who has been locked out. Replaces an earlier code.
 */
export async function makeLoginCode(store: Pick<SiteFacts, 'setSiteFact'>, now: Date): Promise<string> {
  const code = newToken();
  const expiresAt = new Date(now.getTime() + loginCodeMinutes * 60_000).toISOString();
  await store.setSiteFact('login-code', `${tokenHashOf(code)} ${expiresAt}`);
  return code;
}

/** Uses a code up. @returns whether it was valid */
export async function takeLoginCode(
  store: Pick<SiteFacts, 'siteFact' | 'takeSiteFact'>,
  code: string,
  now: Date,
): Promise<boolean> {
  if (!isToken(code)) return false;
  const stored = await store.siteFact('login-code');
  const [hash, expiresAt = ''] = stored?.split(' ') ?? [];
  if (stored === null || hash !== tokenHashOf(code)) return false;
  return (await store.takeSiteFact('login-code', stored)) && now.toISOString() < expiresAt;
}

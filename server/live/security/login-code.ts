import type { SiteFacts } from '../store/site-store.ts';
import { isToken, newToken, tokenHashOf } from './tokens.ts';

/** How long a code of `npm run login-code` is valid. */
export const loginCodeMinutes = 15;

/**
 * Makes a code that opens the dashboard once for a user, instead of password and passkey, also while logins are
 * throttled: the way back for an owner who has been locked out. Replaces an earlier code.
 */
export async function makeLoginCode(
  store: Pick<SiteFacts, 'setSiteFact'>,
  account: string,
  now: Date,
): Promise<string> {
  const code = newToken();
  const expiresAt = new Date(now.getTime() + loginCodeMinutes * 60_000).toISOString();
  await store.setSiteFact('login-code', `${tokenHashOf(code)} ${expiresAt} ${account}`);
  return code;
}

/**
 * Uses a code up.
 * @param typed the user whose address was typed; null when none was
 * @returns the id of the user it opens for; null when it is not valid
 */
export async function takeLoginCode(
  store: Pick<SiteFacts, 'siteFact' | 'takeSiteFact'>,
  code: string,
  typed: string | null,
  now: Date,
): Promise<string | null> {
  if (!isToken(code)) return null;
  const stored = await store.siteFact('login-code');
  const [hash, expiresAt = '', account = ''] = stored?.split(' ') ?? [];
  if (stored === null || hash !== tokenHashOf(code)) return null;
  if (typed !== null && typed !== account) return null;
  const isValid = (await store.takeSiteFact('login-code', stored)) && now.toISOString() < expiresAt;
  return isValid ? account : null;
}

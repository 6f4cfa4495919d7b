import { newToken, tokenHashOf } from '../security/tokens.ts';
import type { StoredToken } from '../store/user-store.ts';

/** How many hours the link of a mail about an account is valid. */
export const linkHours = { invitation: 72, reset: 1 } as const;

/** A token for such a link, and what the store keeps of it. */
export function newLink(kind: keyof typeof linkHours, from: Date): { token: string; stored: StoredToken } {
  const token = newToken();
  const expiresAt = new Date(from.getTime() + linkHours[kind] * 3_600_000).toISOString();
  return { token, stored: { hash: tokenHashOf(token), expiresAt } };
}

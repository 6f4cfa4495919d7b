import { newToken, tokenHashOf } from '../security/tokens.ts';
import { confirmationHours } from './texts.ts';

/** A token for the link that confirms a subscription, and what the store keeps of it. */
export function newConfirmation(from: Date): { token: string; stored: { hash: string; expiresAt: string } } {
  const token = newToken();
  const expiresAt = new Date(from.getTime() + confirmationHours * 3_600_000).toISOString();
  return { token, stored: { hash: tokenHashOf(token), expiresAt } };
}

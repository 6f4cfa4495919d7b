import { createHash, randomBytes } from 'node:crypto';

const tokenBytes = 32;

/** A secret for a link or a cookie: 256 random bits, as 43 characters that need no escaping. */
export function newToken(): string {
  return randomBytes(tokenBytes).toString('base64url');
}

/** How the store knows a token: SHA-256 in hex, so that reading the store opens nothing. */
export function tokenHashOf(token: string): string {
  return createHash('sha256').update(token).digest('hex');
}

/** True for what `newToken` may have made; anything else need not be looked for. */
export function isToken(text: string): boolean {
  return /^[\w-]{43}$/.test(text);
}

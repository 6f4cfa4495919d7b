import { createHash, randomBytes } from 'node:crypto';

const tokenBytes = 32;

/** A secret for a link or a cookie: 256 random bits, as 43 URL-safe characters. */
export function newToken(): string {
  return randomBytes(tokenBytes).toString('base64url');
}

/** The form of a token in the database: SHA-256 in hex, so that reading the database gives no access. */
export function tokenHashOf(token: string): string {
  return createHash('sha256').update(token).digest('hex');
}

/** True for the format of `newToken`; no other text needs a look-up. */
export function isToken(text: string): boolean {
  return /^[\w-]{43}$/.test(text);
}

/** How many hours a link that confirms a subscription works, from the sending of its mail. */
export const confirmationHours = 48;

import { createHmac, randomBytes } from 'node:crypto';

const prefix = 'whsec_';
const keyBytes = 32;

/** A new key for signatures, as the Standard Webhooks specification writes it. */
export const newSigningSecret = () => prefix + randomBytes(keyBytes).toString('base64');

/**
 * The headers of the Standard Webhooks specification: identifier, time, and the HMAC-SHA256 of both and the
 * body. Receivers compute the same and refuse old times, so that nobody can send a copy later.
 * @param secrets the present key first; each signs, so that a receiver may still know the one before
 * @param at when it is sent, at each try anew
 */
export function signedHeaders(
  secrets: readonly string[],
  id: string,
  at: Date,
  body: string,
): Record<string, string> {
  const timestamp = Math.floor(at.getTime() / 1000);
  const signatures = secrets.map((secret) => {
    const key = Buffer.from(secret.replace(prefix, ''), 'base64');
    return `v1,${createHmac('sha256', key).update(`${id}.${timestamp}.${body}`).digest('base64')}`;
  });
  return {
    'webhook-id': id,
    'webhook-timestamp': String(timestamp),
    'webhook-signature': signatures.join(' '),
  };
}

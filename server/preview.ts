import { createHmac, timingSafeEqual } from 'node:crypto';

/** Name of the cookie, and of the parameter of a link, by which a visitor sees drafts (docs/how-to/show-a-draft.md). */
export const previewName = 'preview';

const secretLength = 16;

const signatureOf = (expires: number, secret: string) =>
  createHmac('sha256', secret).update(`preview ${expires}`).digest('base64url');

/**
 * What stands in the link of a preview.
 * @param expires when it ends, in seconds since 1970
 * @param secret of the server, at least 16 characters
 * @throws Error when the secret is too short
 */
export function previewToken(expires: number, secret: string): string {
  if (secret.length < secretLength)
    throw new Error(`PREVIEW_SECRET has to have at least ${secretLength} characters`);
  return `${expires}.${signatureOf(expires, secret)}`;
}

/** For how many seconds more a token shows drafts; 0 for one that is wrong or has ended. */
export function previewSeconds(token: string, secret: string, now = Date.now()): number {
  const [, digits = '', given = ''] = /^(\d{1,12})\.([\w-]{43})$/.exec(token) ?? [];
  if (digits === '' || secret.length < secretLength) return 0;
  const wanted = signatureOf(Number(digits), secret);
  if (!timingSafeEqual(Buffer.from(given), Buffer.from(wanted))) return 0;
  return Math.max(0, Number(digits) - Math.floor(now / 1000));
}

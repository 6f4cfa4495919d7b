import { createHmac, timingSafeEqual } from 'node:crypto';

const secretLength = 16;

const signatureOf = (expires: number, secret: string) =>
  createHmac('sha256', secret).update(`preview ${expires}`).digest('base64url');

/**
 * Whether drafts can be shown.
 * @param isOn whether the site has previews
 * @throws Error that says what is missing
 */
export function checkPreview(secret: string, isOn: boolean): void {
  if (!isOn)
    throw new Error(
      'previews are not switched on: “previews: true” in site.yaml, so that the privacy policy names their cookie',
    );
  if (secret.length < secretLength)
    throw new Error(`PREVIEW_SECRET has to have at least ${secretLength} characters`);
}

/**
 * What stands in the link of a preview.
 * @param expires when it ends, in seconds since 1970
 * @param secret of the server, at least 16 characters
 * @throws Error when the secret is too short
 */
export function previewToken(expires: number, secret: string): string {
  checkPreview(secret, true);
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

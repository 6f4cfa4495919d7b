/** Prevents scripts and requests if a browser opens a downloaded file anyway. */
const attachmentPolicy = "sandbox; default-src 'none'";

/** Percent-encodes all but the characters allowed in an extended parameter (RFC 8187, attr-char). */
function percentEncoded(text: string): string {
  return encodeURIComponent(text.toWellFormed()).replace(
    /['()*]/g,
    (character) => `%${character.charCodeAt(0).toString(16).toUpperCase()}`,
  );
}

/** A safe ASCII name for old clients: no folders, nothing that ends the header or the quotes. */
function plainName(name: string): string {
  const plain = name
    .normalize('NFKD')
    .replace(/\p{M}/gu, '')
    .replace(/[^\w. -]/g, '_')
    .trim();
  return /\w/.test(plain) ? plain : 'file';
}

/** Not allowed in a file name: folder separators and control characters. */
const notInNames = /[/\\\p{Cc}\p{Cf}\u2028\u2029]/gu;

/**
 * Headers of a download (RFC 6266): always saved, never shown in the browser.
 * @param name file name given by its sender
 */
export function attachmentHeaders(name: string, type: string): Record<string, string> {
  const safe = name.replace(notInNames, '_');
  return {
    'Content-Type': type,
    'Content-Disposition': `attachment; filename="${plainName(safe)}"; filename*=UTF-8''${percentEncoded(safe)}`,
    'Content-Security-Policy': attachmentPolicy,
    'X-Content-Type-Options': 'nosniff',
    'Cache-Control': 'no-store',
  };
}

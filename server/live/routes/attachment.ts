/** What a downloaded file may do when a browser opens it after all: nothing. */
const attachmentPolicy = "sandbox; default-src 'none'";

/** Characters that stand for themselves in an extended parameter (RFC 8187, attr-char). */
function percentEncoded(text: string): string {
  return encodeURIComponent(text.toWellFormed()).replace(
    /['()*]/g,
    (character) => `%${character.charCodeAt(0).toString(16).toUpperCase()}`,
  );
}

/** A name without folders and without what ends a header or a quoted text, for programs that know no other form. */
function plainName(name: string): string {
  const plain = name
    .normalize('NFKD')
    .replace(/\p{M}/gu, '')
    .replace(/[^\w. -]/g, '_')
    .trim();
  return /\w/.test(plain) ? plain : 'file';
}

/** What a name must not hold for it to be one name: separators of folders and controls. */
const notInNames = /[/\\\p{Cc}\p{Cf}\u2028\u2029]/gu;

/**
 * The headers of a download (RFC 6266): saved under its name and never shown in place, whatever it is.
 * @param name as its sender called it
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

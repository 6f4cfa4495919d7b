/** Identifies one version of a file for conditional requests. */
export interface Validators {
  /** Strong entity tag, quotes included. */
  etag: string;
  /** Time of the last change, in whole seconds since 1970. */
  lastModifiedSeconds: number;
}

export interface ByteRange {
  /** Offset of the first byte, from 0. */
  first: number;
  /** Offset of the last byte, inclusive. */
  last: number;
}

/**
 * True when the client already has this version, so the answer is 304 (RFC 9110, sections 13.1.2 and 13.1.3).
 * If-None-Match wins over If-Modified-Since, because a tag is exact and a date is not.
 */
export function isNotModified(requestHeaders: Headers, validators: Validators): boolean {
  const knownTags = requestHeaders.get('If-None-Match');
  if (knownTags !== null) {
    const tags: readonly string[] = knownTags.match(/"[^"]*"/g) ?? [];
    return knownTags.trim() === '*' || tags.includes(validators.etag);
  }
  const sinceSeconds = parseHttpDate(requestHeaders.get('If-Modified-Since'));
  return sinceSeconds !== undefined && validators.lastModifiedSeconds <= sinceSeconds;
}

/**
 * True when a part may be sent: the client names no version, or exactly this one (RFC 9110, section 13.1.5).
 * Otherwise it would join parts of two versions.
 */
export function isRangeCurrent(requestHeaders: Headers, validators: Validators): boolean {
  const ifRange = requestHeaders.get('If-Range');
  if (ifRange === null) return true;
  return ifRange === validators.etag || parseHttpDate(ifRange) === validators.lastModifiedSeconds;
}

/**
 * Reads a Range header (RFC 9110, section 14.1.2).
 * @param header such as `bytes=0-499`, `bytes=500-` or `bytes=-500`; null when the client sent none
 * @param sizeBytes of the whole file
 * @returns the range limited to the file; `unsatisfiable` when it lies outside; undefined when the header is
 * ignored: none, malformed, another unit, or several ranges (a server may refuse those)
 */
export function parseByteRange(
  header: string | null,
  sizeBytes: number,
): ByteRange | 'unsatisfiable' | undefined {
  const [, firstDigits, lastDigits] = /^bytes=(\d*)-(\d*)$/i.exec(header?.trim() ?? '') ?? [];
  if (firstDigits === undefined || lastDigits === undefined || firstDigits + lastDigits === '')
    return undefined;

  const isSuffix = firstDigits === '';
  const first = isSuffix ? Math.max(0, sizeBytes - Number(lastDigits)) : Number(firstDigits);
  const last = isSuffix || lastDigits === '' ? sizeBytes - 1 : Number(lastDigits);
  if (!isSuffix && lastDigits !== '' && last < first) return undefined;
  return first < sizeBytes ? { first, last: Math.min(last, sizeBytes - 1) } : 'unsatisfiable';
}

function parseHttpDate(text: string | null): number | undefined {
  const milliseconds = Date.parse(text ?? '');
  return Number.isNaN(milliseconds) ? undefined : Math.floor(milliseconds / 1000);
}

/** Identifies one version of a file for conditional requests. */
export interface Validators {
  /** Strong entity tag, quotes included. */
  etag: string;
  /** Time of the last change, in whole seconds since 1970. */
  lastModifiedSeconds: number;
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

function parseHttpDate(text: string | null): number | undefined {
  const milliseconds = Date.parse(text ?? '');
  return Number.isNaN(milliseconds) ? undefined : Math.floor(milliseconds / 1000);
}

import { chooseEncoding, type Encoding } from './content-negotiation.ts';
import { immutableCacheControl } from './cache-control.ts';
import type { StaticFile } from './static-files.ts';

/**
 * Answers a GET or HEAD for an existing file: 200 or 304.
 * Range is ignored, as a server may (RFC 9110, section 14.2), because the site has no video.
 */
export function respondWithFile(request: Request, file: StaticFile): Response {
  const encoding = encodingFor(request, file);
  const { body, etag } = file.representations[encoding] ?? file.representations.identity;
  const validators = { etag, lastModifiedSeconds: file.lastModifiedSeconds };
  const headers = fileHeaders(file, validators);
  if (isNotModified(request.headers, validators)) return new Response(null, { status: 304, headers });
  describeBody(headers, file, encoding, body.byteLength);
  return new Response(body, { status: 200, headers });
}

/** Answers with the not-found page and status 404. Never 304, which would stand for a 200. */
export function respondNotFound(request: Request, page: StaticFile): Response {
  const encoding = encodingFor(request, page);
  const { body } = page.representations[encoding] ?? page.representations.identity;
  const headers = new Headers({ 'Cache-Control': page.cacheControl });
  setVary(headers, page);
  describeBody(headers, page, encoding, body.byteLength);
  return new Response(body, { status: 404, headers });
}

function encodingFor(request: Request, file: StaticFile): Encoding {
  const isAvailable = (encoding: Encoding) => file.representations[encoding] !== undefined;
  return chooseEncoding(request.headers.get('Accept-Encoding'), isAvailable);
}

/** A file that never changes needs no Last-Modified: this keeps its headers short. */
const isForGood = ({ cacheControl }: StaticFile) => cacheControl === immutableCacheControl;

/** The headers that 200 and 304 share (RFC 9110, section 15.4.5). */
function fileHeaders(file: StaticFile, validators: Validators): Headers {
  const headers = new Headers({
    'Cache-Control': file.cacheControl,
    ETag: validators.etag,
  });
  if (!isForGood(file))
    headers.set('Last-Modified', new Date(validators.lastModifiedSeconds * 1000).toUTCString());
  setVary(headers, file);
  return headers;
}

/** Only for files in several forms: for a font or a photo, Vary would only split caches. */
function setVary(headers: Headers, file: StaticFile): void {
  if (Object.keys(file.representations).length > 1) headers.append('Vary', 'Accept-Encoding');
}

/** Content-Length is set here because a HEAD response has no body to measure. */
function describeBody(headers: Headers, file: StaticFile, encoding: Encoding, lengthBytes: number): void {
  headers.set('Content-Type', file.contentType);
  headers.set('Content-Length', String(lengthBytes));
  if (encoding !== 'identity') headers.set('Content-Encoding', encoding);
}

/** Identifies one version of a file for conditional requests. */
interface Validators {
  /** Strong entity tag, quotes included. */
  etag: string;
  /** Time of the last change, in whole seconds since 1970. */
  lastModifiedSeconds: number;
}

/**
 * True when the client already has this version, so the answer is 304 (RFC 9110, sections 13.1.2 and 13.1.3).
 * If-None-Match wins over If-Modified-Since, because a tag is exact and a date is not.
 */
function isNotModified(requestHeaders: Headers, validators: Validators): boolean {
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

import {
  chooseEncoding,
  type Encoding,
  markdownType,
  prefersMarkdown,
  unlisted,
} from './content-negotiation.ts';
import { immutableCacheControl } from './cache-control.ts';
import {
  isNotModified,
  isRangeCurrent,
  parseByteRange,
  type ByteRange,
  type Validators,
} from './conditional.ts';
import type { StaticFile } from './static-files.ts';

/**
 * Answers a GET or HEAD for an existing file: 200, 304, or for a single range 206 or 416. Ranges are taken
 * from the uncompressed file, because a part of a compressed file cannot be decoded alone. A page comes as
 * Markdown to those who want it so.
 */
export function respondWithFile(request: Request, found: StaticFile): Response {
  const { markdown } = found;
  // With itself as its Markdown it varies as the page does.
  const file = markdown && prefersMarkdown(request.headers.get('Accept')) ? { ...markdown, markdown } : found;
  const { identity } = file.representations;
  // Range is defined only for GET (RFC 9110, section 14.2).
  const rangeHeader = request.method === 'GET' ? request.headers.get('Range') : null;
  const range = parseByteRange(rangeHeader, identity.body.byteLength);
  if (range !== undefined && isRangeCurrent(request.headers, validatorsOf(file, 'identity'))) {
    return respondWithRange(request, file, range);
  }

  const encoding = encodingFor(request, file);
  const validators = validatorsOf(file, encoding);
  if (isNotModified(request.headers, validators)) return respondNotModified(file, validators);

  const { body } = file.representations[encoding] ?? identity;
  const headers = fileHeaders(file, validators);
  if (!isForGood(file)) headers.set('Accept-Ranges', 'bytes');
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

function respondWithRange(request: Request, file: StaticFile, range: ByteRange | 'unsatisfiable'): Response {
  const { body } = file.representations.identity;
  const validators = validatorsOf(file, 'identity');
  if (isNotModified(request.headers, validators)) return respondNotModified(file, validators);

  const headers = fileHeaders(file, validators);
  if (range === 'unsatisfiable') {
    headers.set('Content-Range', `bytes */${body.byteLength}`);
    return new Response(null, { status: 416, headers });
  }
  const part = body.subarray(range.first, range.last + 1);
  headers.set('Content-Range', `bytes ${range.first}-${range.last}/${body.byteLength}`);
  describeBody(headers, file, 'identity', part.byteLength);
  return new Response(part, { status: 206, headers });
}

function respondNotModified(file: StaticFile, validators: Validators): Response {
  return new Response(null, { status: 304, headers: fileHeaders(file, validators) });
}

function encodingFor(request: Request, file: StaticFile): Encoding {
  const isAvailable = (encoding: Encoding) => file.representations[encoding] !== undefined;
  return chooseEncoding(request.headers.get('Accept-Encoding'), isAvailable);
}

function validatorsOf(file: StaticFile, encoding: Encoding): Validators {
  const { etag } = file.representations[encoding] ?? file.representations.identity;
  return { etag, lastModifiedSeconds: file.lastModifiedSeconds };
}

/** A file that never changes needs no Last-Modified and no ranges: this keeps its headers short. */
const isForGood = ({ cacheControl }: StaticFile) => cacheControl === immutableCacheControl;

/** The headers that 200, 206, 304 and 416 share (RFC 9110, section 15.4.5). */
function fileHeaders(file: StaticFile, validators: Validators): Headers {
  const headers = new Headers({
    'Cache-Control': file.cacheControl,
    ETag: validators.etag,
  });
  if (!isForGood(file))
    headers.set('Last-Modified', new Date(validators.lastModifiedSeconds * 1000).toUTCString());
  // The page is what search engines should list.
  if (file.contentType.startsWith(markdownType)) headers.set(...unlisted);
  setVary(headers, file);
  return headers;
}

/** Only for files in several forms: for a font or a photo, Vary would only split caches. */
function setVary(headers: Headers, file: StaticFile): void {
  if (file.markdown) headers.append('Vary', 'Accept');
  if (Object.keys(file.representations).length > 1) headers.append('Vary', 'Accept-Encoding');
}

/** Content-Length is set here because a HEAD response has no body to measure. */
function describeBody(headers: Headers, file: StaticFile, encoding: Encoding, lengthBytes: number): void {
  headers.set('Content-Type', file.contentType);
  headers.set('Content-Length', String(lengthBytes));
  if (encoding !== 'identity') headers.set('Content-Encoding', encoding);
}

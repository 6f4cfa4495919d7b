import { basename, extname } from 'node:path';
import { feeds } from '../../shared/feeds.ts';

/** Media types by file extension, with its dot. */
export const contentTypes: Readonly<Record<string, string>> = {
  '.avif': 'image/avif',
  '.css': 'text/css; charset=utf-8',
  '.csv': 'text/csv; charset=utf-8',
  '.doc': 'application/msword',
  '.docx': 'application/vnd.openxmlformats-officedocument.wordprocessingml.document',
  '.gif': 'image/gif',
  '.gz': 'application/gzip',
  '.html': 'text/html; charset=utf-8',
  '.ico': 'image/x-icon',
  '.ics': 'text/calendar; charset=utf-8',
  '.jpeg': 'image/jpeg',
  '.jpg': 'image/jpeg',
  '.js': 'text/javascript; charset=utf-8',
  '.json': 'application/json; charset=utf-8',
  '.map': 'application/json; charset=utf-8',
  '.md': 'text/markdown; charset=utf-8',
  '.mjs': 'text/javascript; charset=utf-8',
  '.mp4': 'video/mp4',
  '.pdf': 'application/pdf',
  '.png': 'image/png',
  '.svg': 'image/svg+xml; charset=utf-8',
  '.txt': 'text/plain; charset=utf-8',
  '.vtt': 'text/vtt; charset=utf-8',
  '.wasm': 'application/wasm',
  '.webm': 'video/webm',
  '.webmanifest': 'application/manifest+json; charset=utf-8',
  '.webp': 'image/webp',
  '.woff': 'font/woff',
  '.woff2': 'font/woff2',
  '.xml': 'application/xml; charset=utf-8',
  '.zip': 'application/zip',
};

/** Files whose extension is not specific enough: a feed is more than XML or JSON. */
const contentTypesByName: Record<string, string> = Object.fromEntries(
  Object.values(feeds).map(({ path, type }) => [basename(path), `${type}; charset=utf-8`]),
);

/**
 * The Content-Type of a file. An unknown extension becomes a download (`application/octet-stream`), because
 * with `nosniff` browsers do not guess.
 * @param path of the file, or its name alone; upper or lower case
 */
export function contentTypeOf(path: string): string {
  const byEnding = contentTypes[extname(path).toLowerCase()];
  return contentTypesByName[basename(path)] ?? byEnding ?? 'application/octet-stream';
}

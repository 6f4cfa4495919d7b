import { basename, extname } from 'node:path';
import { getMimeType } from 'hono/utils/mime';
import { feeds } from '#shared/feeds.ts';

/** Types that Hono lacks, or gives without a charset. */
const moreTypes: Readonly<Record<string, string>> = {
  '.doc': 'application/msword',
  '.docx': 'application/vnd.openxmlformats-officedocument.wordprocessingml.document',
  '.json': 'application/json; charset=utf-8',
  '.odp': 'application/vnd.oasis.opendocument.presentation',
  '.ods': 'application/vnd.oasis.opendocument.spreadsheet',
  '.odt': 'application/vnd.oasis.opendocument.text',
  '.ppt': 'application/vnd.ms-powerpoint',
  '.pptx': 'application/vnd.openxmlformats-officedocument.presentationml.presentation',
  '.vcf': 'text/vcard; charset=utf-8',
  '.xls': 'application/vnd.ms-excel',
  '.xlsx': 'application/vnd.openxmlformats-officedocument.spreadsheetml.sheet',
  '.map': 'application/json; charset=utf-8',
  '.vtt': 'text/vtt; charset=utf-8',
  '.webmanifest': 'application/manifest+json; charset=utf-8',
};

/** Files whose extension is not specific enough: a feed is more than XML or JSON. */
const contentTypesByName: Record<string, string> = {
  ...Object.fromEntries(
    Object.values(feeds).map(({ path, type }) => [basename(path), `${type}; charset=utf-8`]),
  ),
  // Has no extension; iOS reads it as JSON only.
  'apple-app-site-association': 'application/json; charset=utf-8',
};

/**
 * The Content-Type of a file. An unknown extension becomes a download (`application/octet-stream`), because
 * with `nosniff` browsers do not guess.
 * @param path of the file, or its name alone; upper or lower case
 */
export function contentTypeOf(path: string): string {
  const ending = extname(path).toLowerCase();
  return (
    contentTypesByName[basename(path)] ??
    moreTypes[ending] ??
    getMimeType(`file${ending}`) ??
    'application/octet-stream'
  );
}

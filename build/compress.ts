import { extname } from 'node:path';
import { promisify } from 'node:util';
import { brotliCompress, constants, gzip } from 'node:zlib';

export const compressibleEndings = [
  '.html',
  '.js',
  '.css',
  '.csv',
  '.svg',
  '.json',
  '.xml',
  '.txt',
  '.ics',
  '.webmanifest',
  '.map',
];
const brotliAsync = promisify(brotliCompress);
const gzipAsync = promisify(gzip);

export const isCompressible = (path: string): boolean => compressibleEndings.includes(extname(path));

/** One below the strongest: files are 2 % larger, in a third of the time. */
const brotli = (content: Buffer): Promise<Buffer> =>
  brotliAsync(content, {
    params: {
      [constants.BROTLI_PARAM_QUALITY]: 10,
      [constants.BROTLI_PARAM_SIZE_HINT]: content.length,
    },
  });

/** The two compressed forms of a text. */
export async function compress(content: Buffer): Promise<{ br: Buffer; gz: Buffer }> {
  const [br, gz] = await Promise.all([brotli(content), gzipAsync(content, { level: 9 })]);
  return { br, gz };
}

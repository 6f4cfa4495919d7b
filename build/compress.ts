import { existsSync } from 'node:fs';
import { readFile, readdir } from 'node:fs/promises';
import { extname, join } from 'node:path';
import { promisify } from 'node:util';
import { brotliCompress, constants, gzip } from 'node:zlib';
import { servicesMode } from '../shared/services-mode.ts';
import { keptFiles } from './kept-files.ts';
import { cacheFolder } from './project-paths.ts';

const compressible = new Set([
  '.html',
  '.js',
  '.css',
  '.csv',
  '.md',
  '.svg',
  '.json',
  '.xml',
  '.txt',
  '.ics',
  '.webmanifest',
  '.map',
]);
const brotliAsync = promisify(brotliCompress);
const gzipAsync = promisify(gzip);

/** One below the strongest: files are 2 % larger, in a third of the time. */
const brotli = (content: Buffer): Promise<Buffer> =>
  brotliAsync(content, {
    params: {
      [constants.BROTLI_PARAM_QUALITY]: 10,
      [constants.BROTLI_PARAM_SIZE_HINT]: content.length,
    },
  });

/** How many bytes of a text are sent. */
export const brotliSize = async (content: Buffer): Promise<number> => (await brotli(content)).length;

/** Writes `x.br` and `x.gz` beside text files; the server never compresses. */
export interface Compressor {
  /** @param path of one file, absolute */
  file(path: string): Promise<void>;
  /** Compresses the remaining text files of a folder, then removes kept files that were not used. */
  rest(folder: string): Promise<void>;
}

/** The compressor of a build; files that have not changed come from the latest build. */
export async function compressor(): Promise<Compressor> {
  const kept = await keptFiles(join(cacheFolder, `compressed-${servicesMode}`));
  const file = async (path: string) => {
    const content = await readFile(path);
    await Promise.all([
      kept.put(['br 10', process.versions.brotli ?? '', content], `${path}.br`, () => brotli(content)),
      kept.put(['gz', process.versions.zlib, content], `${path}.gz`, () => gzipAsync(content, { level: 9 })),
    ]);
  };
  return {
    file,
    async rest(folder) {
      const entries = await readdir(folder, { recursive: true, withFileTypes: true });
      const files = entries.filter((entry) => entry.isFile() && compressible.has(extname(entry.name)));
      const paths = files.map((entry) => join(entry.parentPath, entry.name));
      await Promise.all(paths.filter((path) => !existsSync(`${path}.br`)).map(file));
      await kept.removeUnused();
    },
  };
}

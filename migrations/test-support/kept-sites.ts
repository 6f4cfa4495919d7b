import { globSync, mkdirSync, readFileSync, writeFileSync } from 'node:fs';
import { basename, dirname, join } from 'node:path';
import { brotliCompressSync, brotliDecompressSync, constants } from 'node:zlib';
import sharp from 'sharp';

/** A site as it stood in an earlier version: its texts, and the sizes of its pictures. */
export interface KeptSite {
  texts: Record<string, string>;
  pictures: Record<string, { width: number; height: number }>;
}

const fileOf = (version: string) => join(import.meta.dirname, `sites-${version}.json.br`);

/** The sites that were kept of a version, by name. */
export const keptSites = (version: string): Record<string, KeptSite> =>
  JSON.parse(brotliDecompressSync(readFileSync(fileOf(version))).toString()) as Record<string, KeptSite>;

/** Writes a site as it stood; its pictures are grey. */
export async function putSite({ texts, pictures }: KeptSite, folder: string): Promise<void> {
  const place = (name: string) => {
    mkdirSync(dirname(join(folder, name)), { recursive: true });
    return join(folder, name);
  };
  for (const [name, text] of Object.entries(texts)) writeFileSync(place(name), text);
  for (const [name, { width, height }] of Object.entries(pictures)) {
    const picture = { width, height, channels: 3, background: '#8fa7b3' } as const;
    await sharp({ create: picture }).jpeg().toFile(place(name));
  }
}

async function keep(folder: string): Promise<KeptSite> {
  const namesIn = (pattern: string) => globSync(pattern, { cwd: folder }).toSorted();
  const texts = namesIn('**/*.{yaml,md,svg,csv}').map((name) => [
    name,
    readFileSync(join(folder, name), 'utf8'),
  ]);
  const pictures = namesIn('**/*.jpg').map(async (name) => {
    const { width, height } = await sharp(join(folder, name)).metadata();
    return [name, { width, height }];
  });
  return {
    texts: Object.fromEntries(texts) as KeptSite['texts'],
    pictures: Object.fromEntries(await Promise.all(pictures)) as KeptSite['pictures'],
  };
}

/**
 * `node migrations/test-support/kept-sites.ts 0.2.0 sites/basaltworks sites/nordlicht built/generated/arabic` keeps
 * the sites of a version before their shape changes; operations/upgrade/old-sites/old-sites.process.test.ts carries
 * them over all later changes.
 */
if (import.meta.main) {
  const [version = '', ...folders] = process.argv.slice(2);
  const kept = folders.map(async (folder) => [basename(folder), await keep(folder)]);
  const json = JSON.stringify(Object.fromEntries(await Promise.all(kept)));
  const params = {
    [constants.BROTLI_PARAM_QUALITY]: constants.BROTLI_MAX_QUALITY,
    [constants.BROTLI_PARAM_LGWIN]: constants.BROTLI_MAX_WINDOW_BITS,
    [constants.BROTLI_PARAM_SIZE_HINT]: json.length,
  };
  writeFileSync(fileOf(version), brotliCompressSync(json, { params }));
}

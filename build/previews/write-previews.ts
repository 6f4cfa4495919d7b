import { createHash } from 'node:crypto';
import { existsSync, readFileSync } from 'node:fs';
import { copyFile, mkdir, readdir, rm, writeFile } from 'node:fs/promises';
import { dirname, join } from 'node:path';
import { renderAsync, type RenderedImage } from '@resvg/resvg-js';
import sharp from 'sharp';
import type { Preview } from '../../src/app/prerender.tsx';
import { cacheFolder } from '../project-paths.ts';
import { fontOptions, previewSvg } from './preview-picture.ts';

const folder = join(cacheFolder, 'previews');

/** Digest of everything the pictures depend on, except their SVG. */
function makerDigest(): string {
  const hash = createHash('sha256');
  for (const file of [...fontOptions.fontFiles, import.meta.filename]) hash.update(readFileSync(file));
  return hash.update(JSON.stringify(sharp.versions)).digest('hex');
}

/**
 * A PNG with 256 colours: the drawings are flat, so it looks the same and is a third as large. More effort
 * takes 50 % longer without a measurable gain.
 */
function palettePng({ pixels, width, height }: RenderedImage): Promise<Buffer> {
  return sharp(pixels, { raw: { width, height, channels: 4 } })
    .removeAlpha()
    .png({ palette: true, dither: 0, effort: 4 })
    .toBuffer();
}

/**
 * Writes the pictures of all link previews. Unchanged ones come from the cache folder, which keeps the latest
 * build only. sharp draws them in threads, one per core.
 * @returns how many were drawn
 */
export async function writePreviews(distFolder: string, previews: readonly Preview[]): Promise<number> {
  await mkdir(folder, { recursive: true });
  const maker = makerDigest();
  const used = new Set<string>();
  let drawn = 0;
  await Promise.all(
    previews.map(async (preview) => {
      const svg = previewSvg(preview);
      const name = `${createHash('sha256').update(maker).update(svg).digest('hex').slice(0, 24)}.png`;
      const kept = join(folder, name);
      used.add(name);
      if (!existsSync(kept)) {
        await writeFile(kept, await palettePng(await renderAsync(svg, { font: fontOptions })));
        drawn += 1;
      }
      const file = join(distFolder, preview.file);
      await mkdir(dirname(file), { recursive: true });
      await copyFile(kept, file);
    }),
  );
  for (const name of await readdir(folder)) if (!used.has(name)) await rm(join(folder, name));
  return drawn;
}

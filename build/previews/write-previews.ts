import { createHash } from 'node:crypto';
import { readFileSync } from 'node:fs';
import { join } from 'node:path';
import { renderAsync, type RenderedImage } from '@resvg/resvg-js';
import sharp from 'sharp';
import type { Preview } from '../../src/app/prerender.tsx';
import { keptFiles } from '../kept-files.ts';
import { cacheFolder } from '../project-paths.ts';
import { fontOptions, previewSvg } from './preview-picture.ts';

/** Digest of everything the pictures depend on, except their SVG. */
function makerDigest(): string {
  const hash = createHash('sha256');
  for (const file of [...fontOptions.fontFiles, import.meta.filename]) hash.update(readFileSync(file));
  return hash.update(JSON.stringify(sharp.versions)).digest('hex');
}

/**
 * A PNG with 256 colours: the drawings are flat, so it looks the same and is a third as large. More effort
 * takes longer, and the files are 2 % larger.
 */
function palettePng({ pixels, width, height }: RenderedImage): Promise<Buffer> {
  return sharp(pixels, { raw: { width, height, channels: 4 } })
    .removeAlpha()
    .png({ palette: true, dither: 0, effort: 1 })
    .toBuffer();
}

/**
 * Writes the pictures of all link previews; unchanged ones come from the latest build. sharp draws them in
 * threads, one per core.
 * @returns how many were drawn
 */
export async function writePreviews(distFolder: string, previews: readonly Preview[]): Promise<number> {
  const kept = await keptFiles(join(cacheFolder, 'previews'));
  const maker = makerDigest();
  const drawn = await Promise.all(
    previews.map((preview) => {
      const svg = previewSvg(preview);
      return kept.put([maker, svg], join(distFolder, preview.file), async () =>
        palettePng(await renderAsync(svg, { font: fontOptions })),
      );
    }),
  );
  await kept.removeUnused();
  return drawn.filter(Boolean).length;
}

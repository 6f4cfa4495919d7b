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

/** What a picture is made of beside its SVG. */
function makerDigest(): string {
  const hash = createHash('sha256');
  for (const file of [...fontOptions.fontFiles, import.meta.filename]) hash.update(readFileSync(file));
  return hash.update(JSON.stringify(sharp.versions)).digest('hex');
}

/**
 * A PNG of 256 colours: the drawings are flat, so nothing is lost that an eye could see, and the file is a third of the one in
 * full colour. More effort takes half as long again for nothing that could be measured.
 */
function palettePng({ pixels, width, height }: RenderedImage): Promise<Buffer> {
  return sharp(pixels, { raw: { width, height, channels: 4 } })
    .removeAlpha()
    .png({ palette: true, dither: 0, effort: 4 })
    .toBuffer();
}

/** Writes the drawings that the pictures are made of, with their words and colours as text, for checks that read them. */
export async function writePreviewDrawings(distFolder: string, previews: readonly Preview[]): Promise<void> {
  for (const preview of previews) {
    const file = join(distFolder, `${preview.file}.svg`);
    await mkdir(dirname(file), { recursive: true });
    await writeFile(file, previewSvg(preview));
  }
}

/**
 * Writes the picture of every link preview. A picture that did not change is taken from the cache folder, which only keeps
 * the pictures of the latest build. The pictures are drawn in the threads of the library, one per core.
 * @returns how many were drawn anew
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

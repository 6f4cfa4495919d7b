import { createHash } from 'node:crypto';
import { readFileSync } from 'node:fs';
import { join } from 'node:path';
import { renderAsync, type RenderedImage } from '@resvg/resvg-js';
import sharp from 'sharp';
import type { Preview } from '../../src/app/prerender.tsx';
import { localeOf } from '../../shared/i18n/locale.ts';
import { keptFiles } from '../kept-files.ts';
import { cacheFolder } from '../project-paths.ts';
import { canWrite, previewSheets } from './preview-picture.ts';
import { fontOptions } from '../fonts/still-fonts.ts';

/** Digest of everything the pictures depend on, except what is in them. */
function makerDigest(): string {
  const hash = createHash('sha256');
  const code = ['write-previews.ts', 'preview-picture.ts', 'title-lines.ts'];
  const files = code.map((name) => join(import.meta.dirname, name));
  for (const file of [...fontOptions.fontFiles, ...files]) hash.update(readFileSync(file));
  return hash.update(JSON.stringify(sharp.versions)).digest('hex');
}

const draw = (svg: string) => renderAsync(svg, { font: fontOptions });
const rawOf = ({ width, height }: RenderedImage) => ({ width, height, channels: 4 }) as const;

/**
 * A PNG with 256 colours: the drawings are flat, so it looks the same and is a third as large. More effort
 * takes longer, and the files are 2 % larger.
 */
async function palettePng(ground: RenderedImage, title: RenderedImage): Promise<Buffer> {
  return sharp(ground.pixels, { raw: rawOf(ground) })
    .composite([{ input: title.pixels, raw: rawOf(title), premultiplied: true }])
    .removeAlpha()
    .png({ palette: true, dither: 0, effort: 1 })
    .toBuffer();
}

/**
 * Writes the pictures of all link previews; unchanged ones come from the latest build. The ground of a page,
 * which takes most of the time, is drawn once for all languages. sharp draws them in threads, one per core.
 * @returns how many were drawn
 */
export async function writePreviews(distFolder: string, previews: readonly Preview[]): Promise<number> {
  const kept = await keptFiles(join(cacheFolder, 'previews'));
  const maker = makerDigest();
  const grounds = new Map<string, Promise<RenderedImage>>();
  const groundOf = (svg: string) => {
    const drawing = grounds.get(svg) ?? draw(svg);
    grounds.set(svg, drawing);
    return drawing;
  };
  const drawn = await Promise.all(
    previews.map((preview) => {
      const { ground, title } = previewSheets(preview);
      const sources = [maker, ground, preview.title, preview.language, preview.art.place];
      return kept.put(sources, join(distFolder, preview.file), async () =>
        palettePng(await groundOf(ground), await draw(title())),
      );
    }),
  );
  await kept.removeUnused();
  const untitled = Map.groupBy(
    previews.filter((preview) => !canWrite(preview)),
    ({ language }) => language,
  );
  for (const [language, pages] of untitled)
    console.warn(
      `${pages.length} link previews in ${localeOf(language).englishName} have no title: the font lacks letters of it; name one that has them (docs/how-to/settings.md, “Fonts”).`,
    );
  return drawn.filter(Boolean).length;
}

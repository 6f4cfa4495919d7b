import { quantity } from '#shared/quantity.ts';
import { createHash } from 'node:crypto';
import { readFileSync } from 'node:fs';
import { join } from 'node:path';
import type { RenderedImage } from '@resvg/resvg-js';
import type { Preview } from '#build/pages/prerender.tsx';
import { localeOf } from '#shared/i18n/locale.ts';
import { liftedColoursOf, paletteOf } from '#content/colours/palette.ts';
import type { Site } from '#content/load-site.ts';
import type { FontFile } from '#content/site-file/font-file.ts';
import { once } from '#shared/once.ts';
import { logoSources } from '#content/checks/photo-uses.ts';
import { projectFolder } from '#build/project-paths.ts';
import type { SiteOutput } from '#build/site-output.ts';
import { fontOptions } from '#build/fonts/still-fonts.ts';

/** Digest of everything the pictures depend on, except what is in them. */
function makerDigest(site: Site): string {
  const { settings, logo } = site;
  const drawn = [
    settings.name,
    settings.wordmark,
    settings.origin,
    logo,
    paletteOf(site),
    liftedColoursOf(site),
  ];
  const hash = createHash('sha256').update(JSON.stringify(drawn));
  const code = ['write-previews.ts', 'preview-picture.ts', 'title-lines.ts'];
  const files = [
    ...code.map((name) => join(import.meta.dirname, name)),
    join(projectFolder, 'shared/font-letters.ts'),
    join(projectFolder, 'build/images/drawing-colours.ts'),
    join(projectFolder, 'build/images/logo.ts'),
    join(projectFolder, 'content/read/embed-image.ts'),
    ...logoSources(site).map((file) => join(projectFolder, file)),
  ];
  for (const file of [...fontOptions(site).fontFiles, ...files]) hash.update(readFileSync(file));
  return hash.digest('hex');
}

/** At most this many titles are listed for a language. */
const listedMost = 5;

/** Drawings that are rendered at once; a picture takes 10 MB while it is drawn. */
const drawnAtOnce = 4;

const rawOf = ({ width, height }: RenderedImage) => ({ width, height, channels: 4 }) as const;

/**
 * A PNG with 256 colours: the drawings are flat, so it looks the same and is a third as large. More effort
 * takes longer, and the files are 2 % larger.
 */
async function palettePng(ground: RenderedImage, title: RenderedImage): Promise<Buffer> {
  const { default: sharp } = await import('sharp');
  return sharp(ground.pixels, { raw: rawOf(ground) })
    .composite([{ input: title.pixels, raw: rawOf(title), premultiplied: true }])
    .removeAlpha()
    .png({ palette: true, dither: 0, effort: 1 })
    .toBuffer();
}

interface DrawnPreview {
  png: Buffer;
  /** False where the font lacks letters of the title, which is left out then. */
  hasTitle: boolean;
}

/** Draws the pictures of one ground, which takes most of the time, in all languages. */
function drawer(site: Site): (preview: Preview) => Promise<DrawnPreview> {
  const grounds = new Map<string, Promise<RenderedImage>>();
  let titleFont: FontFile | undefined;
  return async (preview) => {
    // Imported late: in most builds nothing has to be drawn.
    const [{ writableTitle, previewSheets, titleFontOf }, { renderAsync }] = await Promise.all([
      import('./preview-picture.ts'),
      import('@resvg/resvg-js'),
    ]);
    const draw = (svg: string) => renderAsync(svg, { font: fontOptions(site) });
    titleFont ??= titleFontOf(site);
    const { ground, title } = previewSheets(site, titleFont, preview);
    const drawing = grounds.get(ground) ?? draw(ground);
    grounds.set(ground, drawing);
    return {
      png: await palettePng(await drawing, await draw(title())),
      hasTitle: writableTitle(titleFont, preview) !== null,
    };
  };
}

/**
 * Puts the pictures of all link previews into the site. sharp and resvg draw them in threads.
 * @returns how many were drawn
 */
export async function writePreviews(
  site: Site,
  output: SiteOutput,
  previews: readonly Preview[],
): Promise<number> {
  const maker = makerDigest(site);
  const groups = [...Map.groupBy(previews, ({ art }) => JSON.stringify(art)).values()];
  const untitled: Preview[] = [];
  let drawn = 0;
  const writeGroups = async () => {
    for (let group = groups.pop(); group; group = groups.pop()) {
      const draw = drawer(site);
      for (const preview of group) {
        const sources = [maker, JSON.stringify(preview)];
        const drawing = once(() => draw(preview));
        if (await output.put(preview.file, sources, async () => (await drawing()).png)) drawn += 1;
        const hasTitle = await output.remember(
          `title in ${preview.file}`,
          sources,
          async () => (await drawing()).hasTitle,
        );
        if (!hasTitle) untitled.push(preview);
      }
    }
  };
  await Promise.all(Array.from({ length: drawnAtOnce }, writeGroups));
  for (const [language, pages] of Map.groupBy(untitled, (preview) => preview.language)) {
    const titles = pages.slice(0, listedMost).map(({ title }) => `“${title}”`);
    const more = pages.length > listedMost ? ` and ${pages.length - listedMost} more` : '';
    console.warn(
      `No title in ${quantity(pages.length, 'link preview')} in ${localeOf(site, language).englishName}, because the font lacks letters of it: ${titles.join(', ')}${more}; name one that has them (docs/how-to/settings.md, “Fonts”).`,
    );
  }
  return drawn;
}

/** The pictures of the site's folder `images/`, made once for each file and each change of the settings. */
import { createHash } from 'node:crypto';
import { readFileSync, statSync } from 'node:fs';
import sharp from 'sharp';
import { askedForIn, shownBy } from '#content/checks/photo-uses.ts';
import type { SiteSource } from '#content/read/site-source.ts';
import { filesBelow } from '#content/site-file/data-file.ts';
import { photoEnding, pictureName } from '#content/site-file/pictures.ts';
import { describeProblem, type Problem } from '#content/site-file/problem.ts';
import type { PhotoFiles } from '#shared/picture.ts';
import { checkFileSize, makePhoto, photoSettings, type MadePhoto } from './make-photo.ts';
import type { Site } from '#content/load-site.ts';
import type { ImageOutput } from './output.ts';

const digest = (content: string | Uint8Array) => createHash('sha256').update(content).digest('hex');
const settings = digest(JSON.stringify([photoSettings, sharp.versions]));

/**
 * The names in content (`images/yard.jpg`) of the photos in a site's folder of pictures, with their paths. What other
 * files do there, content/collections/file-names.ts says.
 */
const photoFiles = (folder: string): ReadonlyMap<string, string> =>
  new Map(
    filesBelow(folder)
      .filter((file) => photoEnding.test(file))
      .map((file) => [pictureName(`images/${file}`), `${folder}/${file}`]),
  );

/** A name for addresses; the hash separates files that differ only in characters that are replaced. */
function nameOf(file: string): string {
  const plain = file
    .slice('images/'.length)
    .replace(/\.\w+$/, '')
    .toLowerCase()
    .replace(/[^a-z0-9]+/g, '-')
    .replace(/^-|-$/g, '');
  return `${plain || 'photo'}-${digest(file).slice(0, 4)}`;
}

function published(output: ImageOutput, name: string, { width, height, sizes }: MadePhoto): PhotoFiles {
  const list = (format: 'avif' | 'webp') =>
    sizes.map((size) => ({
      width: size.width,
      address: output.publish(`art/photos/${name}-${size.width}`, format, size[format]),
    }));
  const setOf = (all: { width: number; address: string }[]) =>
    all.map((one) => `${one.address} ${one.width}w`).join(', ');
  const webp = list('webp');
  const middle = webp.findLast((one) => one.width <= 640) ?? webp[0];
  return { src: middle?.address ?? '', width, height, avif: setOf(list('avif')), webp: setOf(webp) };
}

const recordOf = (name: string) => `photos/${name}.json`;

/** @throws RangeError as `makePhoto` */
async function photo(output: ImageOutput, file: string, path: string): Promise<[PhotoFiles, boolean]> {
  checkFileSize(statSync(path).size);
  const bytes = readFileSync(path);
  const name = nameOf(file);
  const isMade = await output.makeIfStale(`photos/${name}`, digest(bytes) + settings, async () => {
    const made = await makePhoto(bytes);
    output.write(recordOf(name), JSON.stringify(published(output, name, made)));
    output.write(`photos/${name}.jpg`, made.jpeg);
  });
  // Written here, by this build or an earlier one.
  return [JSON.parse(output.textOf(recordOf(name))) as PhotoFiles, isMade];
}

/**
 * Publishes every photo of the site, and writes `photos.json` with their addresses and sizes by file; `still` is a
 * JPEG beside it.
 * @returns how many were made, and every unusable file that a page shows, with what to do
 */
export async function publishPhotos(
  site: Site,
  source: SiteSource,
  output: ImageOutput,
): Promise<{ made: number; problems: Problem[] }> {
  const photos: Record<string, PhotoFiles & { still: string }> = {};
  const problems: Problem[] = [];
  let made = 0;
  const { logo, pages } = shownBy(site, source);
  for (const [file, path] of photoFiles(`${site.folder}/images`)) {
    if (logo.has(file) && !pages.has(file)) continue;
    try {
      const [one, isMade] = await photo(output, file, path);
      photos[file] = { ...one, still: `photos/${nameOf(file)}.jpg` };
      if (isMade) made += 1;
    } catch (error) {
      if (!(error instanceof RangeError)) throw error;
      const places = askedForIn(site, file, source);
      const problem = { file: path, field: '(the picture)', reason: error.message + places };
      if (places) problems.push(problem);
      else console.warn(`Left out, because no page shows it: ${describeProblem(problem)}`);
    }
  }
  if (problems.length === 0) output.write('photos.json', JSON.stringify(photos));
  return { made, problems };
}

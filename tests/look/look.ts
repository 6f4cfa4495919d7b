import { existsSync } from 'node:fs';
import { mkdir, writeFile } from 'node:fs/promises';
import { join, relative, resolve } from 'node:path';
import { parseArgs } from 'node:util';
import sharp from 'sharp';
import { cacheFolder, projectFolder } from '../../build/project-paths.ts';
import { differencesBetween } from './compare-pictures.ts';
import { contactSheet } from './contact-sheet.ts';
import { takePictures } from './take-pictures.ts';

/**
 * `npm run look [address …]`: takes pictures of every page type, or of the named pages, at eight widths, light and
 * dark, in the default and the longest language, and prints the path of an HTML sheet that shows them.
 *
 * With `-- --against <folder>`: the sheet shows only what has changed since the earlier look in that folder, before
 * and after side by side. Exits with 1 when the folder contains no look.
 *
 * With `-- --readme`: home alone, and its first view becomes the picture of the README.
 */

const { values, positionals: addresses } = parseArgs({
  options: { against: { type: 'string' }, readme: { type: 'boolean' } },
  allowPositionals: true,
});

const named = (folder: string) => relative(projectFolder, folder) || '.';

async function look(earlier: string | undefined): Promise<void> {
  const folder = join(cacheFolder, 'look', new Date().toISOString().slice(0, 19).replaceAll(/[T:]/g, '-'));
  await mkdir(folder, { recursive: true });
  const pictures = await takePictures(folder, values.readme === true ? ['/'] : addresses);
  for (const { theme, file } of pictures.filter(({ widthPx }) => values.readme === true && widthPx === 1440))
    await sharp(join(folder, file))
      .extract({ left: 0, top: 0, width: 1440, height: 900 })
      .resize(1280)
      .webp()
      .toFile(join(projectFolder, `docs/home-${theme}.webp`));
  const differences = earlier === undefined ? undefined : await differencesBetween(pictures, earlier, folder);
  const sheet = join(folder, 'index.html');
  await writeFile(sheet, contactSheet(pictures, differences));
  const found =
    differences === undefined ? `${pictures.length} pictures` : `${differences.length} pictures differ`;
  console.log(`${found}: ${named(sheet)}`);
  if (earlier === undefined)
    console.log(`After a change: npm run look -- --against ${named(folder)}${['', ...addresses].join(' ')}`);
}

const earlier = values.against === undefined ? undefined : resolve(values.against);
if (earlier !== undefined && !existsSync(join(earlier, 'index.html'))) {
  console.error(`${values.against} has no pictures: name the folder that an earlier "npm run look" printed`);
  process.exitCode = 1;
} else await look(earlier);

/**
 * `node build/images/build.ts`: publishes the photos and drawings of the site, its fonts, icons and colours. The same
 * sources always give the same files; what has not changed is not made again.
 */
import { createHash } from 'node:crypto';
import { readdirSync, readFileSync } from 'node:fs';
import { join } from 'node:path';
import { siteFonts } from '#shared/fonts.ts';
import { siteFile } from '#shared/site-folder.ts';
import { ownLetters, publishFonts } from '#build/fonts/fonts.ts';
import { publishAccentStyles } from './accent-styles.ts';
import { publishDrawings } from './drawings.ts';
import { makeIfStale, removeStale } from './output.ts';
import { publishPhotos } from './photos.ts';
import { publishSiteIcons } from './site-icons.ts';
import { publishTechnologyLogos } from './technology-logos.ts';

const projectFolder = join(import.meta.dirname, '../..');

/** What fonts, icons and colours depend on, beside the fonts and texts of the site. */
function sources(): string[] {
  const code = ['build/images', 'build/fonts'].flatMap((folder) =>
    readdirSync(join(projectFolder, folder))
      .filter((file) => file.endsWith('.ts') && !file.endsWith('.test.ts'))
      .map((file) => join(folder, file)),
  );
  const settings = ['shared/palette.ts', 'shared/accent-tones.ts', 'shared/colour.ts', 'package-lock.json'];
  return [...code, ...settings, siteFile('site.yaml'), siteFile('logo.svg')];
}

function sourceHash(): string {
  const hash = createHash('sha256').update(JSON.stringify(ownLetters()));
  for (const { source } of Object.values(siteFonts)) hash.update(source);
  for (const file of sources()) hash.update(file).update(readFileSync(join(projectFolder, file)));
  return hash.digest('hex');
}

/**
 * Publishes what has changed, and prints what that was.
 * @throws DataError or Error naming the file that cannot be used
 */
export async function publishImages(): Promise<void> {
  const startedAt = performance.now();
  const hasMadeStyles = await makeIfStale('styles', sourceHash(), async () => {
    publishAccentStyles();
    publishSiteIcons();
    await publishFonts();
  });
  publishDrawings();
  await publishTechnologyLogos();
  const photoCount = await publishPhotos();
  removeStale();
  const seconds = ((performance.now() - startedAt) / 1000).toFixed(1);
  const made = [hasMadeStyles && 'fonts and icons', photoCount > 0 && `${photoCount} photos`].filter(Boolean);
  console.log(
    made.length > 0 ? `Images: ${made.join(' and ')} made in ${seconds} s.` : 'Images: nothing changed.',
  );
}

if (import.meta.main) {
  try {
    await publishImages();
  } catch (error) {
    // The message names the file that cannot be used: a stack trace would add nothing.
    console.error(error instanceof Error ? error.message : error);
    process.exitCode = 1;
  }
}

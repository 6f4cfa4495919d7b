/**
 * `node build/images/build.ts`: publishes the photos and drawings of the site, its fonts, icons and colours. The same
 * sources always give the same files; what has not changed is not made again.
 */
import { quantity } from '#shared/quantity.ts';
import { fontsOf } from '#content/read/site-fonts.ts';
import { createHash } from 'node:crypto';
import { readdirSync, readFileSync } from 'node:fs';
import { join } from 'node:path';
import { DataError, sortedProblems } from '#content/site-file/problem.ts';
import { loadChosenSite } from '#content/chosen-site.ts';
import { logoSources } from '#content/checks/photo-uses.ts';
import type { Site } from '#content/load-site.ts';
import { SiteSource } from '#content/read/site-source.ts';
import { imagesFolder, projectFolder } from '#build/project-paths.ts';
import { ownLetters, publishFonts } from '#build/fonts/fonts.ts';
import { publishColourStyles } from './colour-styles.ts';
import { publishDrawings } from './drawings.ts';
import { publishLogo } from './logo.ts';
import { ImageOutput } from './output.ts';
import { publishPhotos } from './photos.ts';
import { publishSiteIcons } from './site-icons.ts';
import { publishTechnologyLogos } from './technology-logos.ts';

/** What fonts, icons and colours depend on, beside the fonts and texts of the site. */
function sources(site: Site, source: SiteSource): string[] {
  const code = ['build/images', 'build/fonts', 'content/colours', 'content/checks', 'content/read'].flatMap(
    (folder) =>
      readdirSync(join(projectFolder, folder))
        .filter((file) => file.endsWith('.ts') && !file.endsWith('.test.ts'))
        .map((file) => join(folder, file)),
  );
  return [...code, 'package-lock.json', `${site.folder}/site.yaml`, ...logoSources(site, source)];
}

function sourceHash(site: Site, source: SiteSource): string {
  const hash = createHash('sha256').update(JSON.stringify(ownLetters(site)));
  for (const font of Object.values(fontsOf(site))) hash.update(font.source);
  for (const file of sources(site, source)) hash.update(file).update(readFileSync(join(projectFolder, file)));
  return hash.digest('hex');
}

/**
 * Publishes what has changed, and prints what that was.
 * @param source the files of the site
 * @throws DataError with every file that cannot be used
 */
export async function publishImages(
  site: Site,
  source: SiteSource = new SiteSource(site.folder),
): Promise<void> {
  const output = new ImageOutput(imagesFolder(site));
  const startedAt = performance.now();
  const hash = sourceHash(site, source);
  const hasMadeStyles = await output.makeIfStale('styles', hash, async () => {
    publishColourStyles(site, output);
    if (site.settings.logo) await publishLogo(site, source, output);
    await publishSiteIcons(site, output);
    await publishFonts(site, output);
  });
  const wrongDrawings = await publishDrawings(site, source, output, hash);
  await publishTechnologyLogos(site, output);
  const { made: photoCount, problems } = await publishPhotos(site, source, output);
  const wrong = sortedProblems([...wrongDrawings, ...problems]);
  if (wrong.length > 0) throw new DataError(wrong);
  output.removeStale();
  const seconds = ((performance.now() - startedAt) / 1000).toFixed(1);
  const made = [hasMadeStyles && 'fonts and icons', photoCount > 0 && quantity(photoCount, 'photo')].filter(
    Boolean,
  );
  console.log(
    made.length > 0 ? `Images: ${made.join(' and ')} made in ${seconds} s.` : 'Images: nothing changed.',
  );
}

if (import.meta.main) {
  try {
    await publishImages(loadChosenSite());
  } catch (error) {
    // The message names the file that cannot be used: a stack trace would add nothing.
    console.error(error instanceof Error ? error.message : error);
    process.exitCode = 1;
  }
}

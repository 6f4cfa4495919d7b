import type { Site } from '#content/load-site.ts';
import type { SiteSource } from '#content/read/site-source.ts';
import { DataError } from '#content/site-file/problem.ts';

/** Makes what a step makes, or prints what is wrong with the files of the site. @returns whether nothing is */
async function isMade(make: () => Promise<void>): Promise<boolean> {
  try {
    await make();
    return true;
  } catch (error) {
    if (!(error instanceof DataError)) throw error;
    console.error(error.message);
    return false;
  }
}

/**
 * Makes the images, fonts and PDFs that are missing or out of date. Prints everything that is wrong at once.
 * @param source the files of the site, as far as they are read already
 * @returns false when something is
 */
export async function makeSiteFiles(site: Site, source?: SiteSource): Promise<boolean> {
  const { publishImages } = await import('./images/build.ts');
  const hasImages = await isMade(() => publishImages(site, source));
  if (!hasImages) return false;
  // Imported late, because it reads the fonts that the images step makes.
  const { writeDocuments } = await import('./documents/build.ts');
  return isMade(() => writeDocuments(site));
}

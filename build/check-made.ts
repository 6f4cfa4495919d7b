import { loadChosenSite } from '#content/chosen-site.ts';
import { makeSiteFiles } from './made-files.ts';

/**
 * `node build/check-made.ts`, the second part of `npm run check-site`: makes pictures, fonts and PDFs as the build
 * does, because only making them shows whether that is possible. The next build finds them.
 */
try {
  if (await makeSiteFiles(loadChosenSite()))
    console.log('Pictures, fonts, colours and PDFs: no problems found.');
  else process.exitCode = 1;
} catch (error) {
  console.error(error instanceof Error ? error.message : error);
  process.exitCode = 1;
}

import { origin } from '../shared/site.ts';
import { checkLinks } from './check-links.ts';
import { checkLegal, checkOwnPages } from './check-plain-pages.ts';
import { checkTexts } from './check-texts.ts';
import { checkRedirects } from './redirects.ts';
import { missingPhotos } from './photo-uses.ts';
import { missingLetters } from './site-letters.ts';
import { isRealOrigin, sampleTexts } from './check-samples.ts';
import { checkSearchWords } from './search-words.ts';
import { checkToldTwice } from './check-told-twice.ts';
import { attempt, describeProblem, type Problem } from '../shared/site-file/problem.ts';
import { siteParts } from './site-parts.ts';

/** What is asked of the files beside their shape. */
const checks = [
  checkLinks,
  checkTexts,
  checkToldTwice,
  checkSearchWords,
  checkLegal,
  checkOwnPages,
  checkRedirects,
  missingPhotos,
  missingLetters,
];

/**
 * Checks all files of the site: shapes and bounds, references, and that no item lacks a language. The build
 * stops when anything is found.
 *
 * @returns one problem per mistake, an empty list when everything can be published
 */
export function checkContent(): Problem[] {
  const problems = [
    ...siteParts().flatMap((read) => attempt(read).wrong),
    ...checks.flatMap((check) => {
      // A file that cannot be read hides what else a check would find.
      const { found = [], wrong } = attempt(() => check());
      return [...found, ...wrong];
    }),
  ];
  // What one part reads of another, as speakers of people, is read with it again.
  return [...new Map(problems.map((problem) => [describeProblem(problem), problem])).values()];
}

/**
 * What is said at the end about a folder without mistakes, and whether it may be published.
 * @param isForPublic whether samples must not be in it, as in a build for an address that visitors can come to
 */
function sayResult(isForPublic: boolean): void {
  const samples = sampleTexts();
  if (samples.length === 0) {
    console.log('Content: no problems found.');
  } else if (isForPublic && isRealOrigin(origin)) {
    for (const sample of samples) console.error(describeProblem(sample));
    console.error(
      `${samples.length} texts are samples: the site must not stand at ${origin} with them. For a preview: npm run build -- --allow-sample`,
    );
    process.exitCode = 1;
  } else {
    console.log(
      `Content: no problems found, but ${samples.length} TEXTS ARE SAMPLES: not to be published. To list them: npm run check-site -- --no-sample`,
    );
  }
}

/**
 * `node content/check.ts`; with `--no-sample` sample texts are mistakes where the address of the site is a
 * real one.
 */
if (import.meta.main) {
  try {
    const problems = checkContent();
    for (const problem of problems) console.error(describeProblem(problem));
    if (problems.length > 0) process.exitCode = 1;
    else sayResult(process.argv.includes('--no-sample'));
  } catch (error) {
    // A file that cannot be read at all; the message names it.
    console.error(error instanceof Error ? error.message : error);
    process.exitCode = 1;
  }
}

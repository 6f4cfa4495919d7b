import { checkLinks } from './check-links.ts';
import { checkLegal, checkOwnPages } from './check-plain-pages.ts';
import { checkTexts } from './check-texts.ts';
import { missingPhotos } from './photo-uses.ts';
import { attempt, describeProblem, type Problem } from '../schema/problem.ts';
import { siteParts } from './site-parts.ts';

/**
 * Checks all files of the site: shapes and bounds, references, and that no item lacks a language. The build
 * stops when anything is found.
 *
 * @returns one problem per mistake, an empty list when everything can be published
 */
export function checkContent(): Problem[] {
  const problems = [
    ...siteParts.flatMap((read) => attempt(read).wrong),
    ...checkLinks(),
    ...checkTexts(),
    ...checkLegal(),
    ...checkOwnPages(),
    ...missingPhotos(),
  ];
  // What one part reads of another, as speakers of people, is read with it again.
  return [...new Map(problems.map((problem) => [describeProblem(problem), problem])).values()];
}

if (import.meta.main) {
  try {
    const problems = checkContent();
    for (const problem of problems) console.error(describeProblem(problem));
    if (problems.length > 0) process.exitCode = 1;
    else console.log('Content: no problems found.');
  } catch (error) {
    // A file that cannot be read at all; the message names it.
    console.error(error instanceof Error ? error.message : error);
    process.exitCode = 1;
  }
}

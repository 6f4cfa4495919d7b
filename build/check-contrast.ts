import { contrastProblems } from './contrast.ts';

/** `node build/check-contrast.ts`: stops the build when a colour of the brand makes words or controls hard to see. */

const problems = contrastProblems();
for (const problem of problems) console.error(problem);
if (problems.length > 0) process.exitCode = 1;

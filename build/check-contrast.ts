import { contrastProblems } from './contrast.ts';

/** `node build/check-contrast.ts`: stops the build when a colour gives too little contrast. */

const problems = contrastProblems();
for (const problem of problems) console.error(problem);
if (problems.length > 0) process.exitCode = 1;

import { accent } from '../shared/site.ts';
import { contrastProblems, valuesWith } from './contrast.ts';

/** `node build/check-contrast.ts`: stops the build when a colour gives too little contrast. */

// Not by the style sheet of the accent, which only a build writes.
const problems = contrastProblems(valuesWith(accent));
for (const problem of problems) console.error(problem);
if (problems.length > 0) process.exitCode = 1;

import { accent } from '../shared/site.ts';
import { contrastProblems, valuesWith } from './contrast.ts';

/** `node build/check-contrast.ts`: stops the build when a colour gives too little contrast. */

// From the accent itself, because its style sheet only exists after a build.
const problems = contrastProblems(valuesWith(accent));
for (const problem of problems) console.error(problem);
if (problems.length > 0) process.exitCode = 1;

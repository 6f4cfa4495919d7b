import { accent } from '#shared/site.ts';
import { contrastProblems, valuesWith } from './contrast.ts';

/** Prints the colours of the site that give too little contrast. @returns whether there are none */
export function checkContrast(): boolean {
  // From the accent itself, because its style sheet only exists after a build.
  const problems = contrastProblems(valuesWith(accent));
  for (const problem of problems) console.error(problem);
  return problems.length === 0;
}

/** `node build/check-contrast.ts`. */
if (import.meta.main && !checkContrast()) process.exitCode = 1;

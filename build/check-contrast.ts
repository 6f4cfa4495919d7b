import { chosenSite } from '#content/chosen-site.ts';
import type { Site } from '#content/load-site.ts';
import { contrastProblems, valuesWith } from './contrast.ts';

/** Prints the colours of a site that give too little contrast. @returns whether there are none */
export function checkContrast(site: Site): boolean {
  // From the accent itself, because its style sheet only exists after a build.
  const problems = contrastProblems(site, valuesWith(site, site.settings.accent));
  for (const problem of problems) console.error(problem);
  return problems.length === 0;
}

/** `node build/check-contrast.ts`. */
if (import.meta.main && !checkContrast(chosenSite())) process.exitCode = 1;

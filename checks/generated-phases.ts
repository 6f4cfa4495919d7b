import type { Phase } from './phase.ts';

type Runner = (report: string, ...options: string[]) => Pick<Phase, 'command' | 'report'>;

/** e2e/generated/companies.ts describes them; the build that takes longest comes first. */
const names = ['most', 'arabic', 'least'];

/**
 * The checks of the generated sites, which stand at the ends of what the schemas allow: each is written, built,
 * and looked at in its files and in a browser, one page of each template.
 * @param vitest, playwright make the commands of the two runners
 * @param isFullMatrix also for their link previews, which nobody will see
 */
export function generatedPhases(
  vitest: Runner,
  playwright: Runner,
  isFullMatrix: boolean,
): { builds: Phase[]; checks: Phase[] } {
  const sites = names.map((name) => ({
    name,
    site: `built/generated/${name}`,
    built: `Generated site ${name}`,
  }));
  const written = 'Generated sites';
  return {
    builds: [
      {
        name: written,
        command: ['node', 'e2e/generated/generate-sites.ts'],
        isSlow: true,
        needs: ['Artwork'],
      },
      ...sites.map(({ site, built }): Phase => ({
        name: built,
        command: ['node', 'build/build.ts', ...(isFullMatrix ? [] : ['--bare'])],
        site,
        isSlow: true,
        needs: [written],
      })),
    ],
    checks: [
      ...sites.map(({ name, site, built }): Phase => ({
        name: `Files of the generated site ${name}`,
        ...vitest(
          `generated-${name}-files`,
          '--config=vitest.built-site.config.ts',
          '--testNamePattern=^(?!.*link preview)',
          'files.check',
          'be-found.check',
          'search.check',
          'languages.check',
        ),
        site,
        isSlow: true,
        needs: [built],
      })),
      ...sites.map(({ name, site, built }): Phase => ({
        name: `The generated site ${name} in a browser`,
        ...playwright(
          `generated-${name}-browser`,
          '--project=generated',
          '--project=built-site',
          'generated/looks',
          'right-to-left',
        ),
        site,
        isSlow: true,
        isShown: true,
        usesAllCores: true,
        needs: [built],
      })),
    ],
  };
}

import type { Phase } from './phase.ts';

type Runner = (report: string, ...options: string[]) => Pick<Phase, 'command' | 'report'>;

/** e2e/generated/companies.ts describes them. */
const names = ['least', 'most', 'arabic'];

/**
 * The checks of the generated sites, which stand at the ends of what the schemas allow: each is written, built,
 * and looked at in its files and in a browser, one page of each template.
 * @param vitest, playwright make the commands of the two runners
 */
export function generatedPhases(vitest: Runner, playwright: Runner): Phase[] {
  const sites = names.map((name) => ({
    name,
    site: `built/generated/${name}`,
    built: `Generated site ${name}`,
  }));
  const written = 'Generated sites';
  return [
    { name: written, command: ['node', 'e2e/generated/generate-sites.ts'], isSlow: true },
    ...sites.map(({ site, built }): Phase => ({
      name: built,
      command: ['node', 'build/build.ts'],
      site,
      isSlow: true,
      together: 'building generated sites',
      after: written,
    })),
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
      together: 'reading generated sites',
      after: built,
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
      after: built,
    })),
  ];
}

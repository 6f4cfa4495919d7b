import { spawnSync } from 'node:child_process';
import { existsSync, readFileSync } from 'node:fs';
import { join } from 'node:path';
import { parse } from 'yaml';

/** Runs the commands of the project for a site, each in a process of its own. */
export interface SiteCommands {
  /** Names what is wrong in the folder of the site. @throws Error with that */
  check(site: string): void;
  /** Builds it where it is not up to date. @throws Error with what stopped it */
  build(site: string): void;
  /** Keeps the pages that are built. @param folder for them */
  keepPages(site: string, folder: string): void;
  /** What is other than in the pages that were kept, lines of a list. */
  changedPages(site: string, folder: string): string[];
}

/** The commands of a project. @param project its folder */
export function commandsOf(project: string): SiteCommands {
  const settings = (site: string) =>
    parse(readFileSync(join(project, 'sites', site, 'site.yaml'), 'utf8')) as { services?: string };
  const run = (site: string, script: string, ...args: string[]): string => {
    const { SERVICES: _, ...environment } = process.env;
    const { status, stdout, stderr } = spawnSync(process.execPath, [script, ...args], {
      cwd: project,
      env: { ...environment, SITE: site },
      encoding: 'utf8',
      maxBuffer: 1e9,
    });
    if (status !== 0) throw new Error(`sites/${site}:\n${(stderr + stdout).trim()}`);
    return stdout;
  };
  return {
    check: (site) => void run(site, 'content/check.ts'),
    build(site) {
      const mode = settings(site).services === 'live' ? 'live' : 'simulated';
      run(site, 'scripts/check-build.mjs', mode, '--allow-sample');
      const types = `sites/${site}/overrides/tsconfig.json`;
      const compiler = join('node_modules', 'typescript', 'bin', 'tsc');
      // The compiler is there where the checks of the product have been run.
      if (existsSync(join(project, types)) && existsSync(join(project, compiler)))
        run(site, compiler, '--noEmit', '--project', types);
    },
    keepPages: (site, folder) => void run(site, 'operations/upgrade/built-pages.ts', 'keep', folder),
    changedPages: (site, folder) =>
      run(site, 'operations/upgrade/built-pages.ts', 'compare', folder).split('\n').filter(Boolean),
  };
}

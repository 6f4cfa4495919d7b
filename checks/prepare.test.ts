import { execFileSync } from 'node:child_process';
import {
  chmodSync,
  cpSync,
  mkdirSync,
  mkdtempSync,
  readFileSync,
  rmSync,
  symlinkSync,
  writeFileSync,
} from 'node:fs';
import { tmpdir } from 'node:os';
import { dirname, join } from 'node:path';
import { afterEach, beforeEach, describe, expect, it } from 'vitest';
import { projectFolder } from '../build/project-paths.ts';

/*
 * What `npm start`, `npm run build` and `npm run publish` install, in a project that has as much as
 * scripts/prepare.mjs reads, with an npm that writes down how it was called.
 */

let folder = '';
const write = (path: string, text: string) => {
  mkdirSync(dirname(join(folder, path)), { recursive: true });
  writeFileSync(join(folder, path), text);
};
beforeEach(() => {
  folder = mkdtempSync(join(tmpdir(), 'project-'));
  write('package-lock.json', '{}');
  write(
    'config/services-mode.ts',
    "export const servicesMode = 'simulated';\nexport const checkServicesMode = () => {};\n",
  );
  write('config/site-folder.ts', "export const siteFolder = 'sites/acme';\n");
  write('config/made-folders.ts', 'export const madeFolders = {};\n');
  mkdirSync(join(folder, 'node_modules/node/bin'), { recursive: true });
  symlinkSync(process.execPath, join(folder, 'node_modules/node/bin/node'));
  cpSync(join(projectFolder, 'scripts/prepare.mjs'), join(folder, 'scripts/prepare.mjs'));
  write('tools/npm', `#!/bin/sh\necho "$@" >> "${folder}/calls"\n`);
  chmodSync(join(folder, 'tools/npm'), 0o755);
  write('calls', '');
});
afterEach(() => rmSync(folder, { recursive: true, force: true }));

/** How npm is called before a build of a site. */
function installsFor(site: string): string[] {
  write('config/site.ts', site);
  const { PATH = '' } = process.env;
  const script = "import('./scripts/prepare.mjs').then((prepare) => prepare.ensureInstalledToBuild())";
  execFileSync(process.execPath, ['--eval', script], {
    cwd: folder,
    env: { ...process.env, PATH: `${join(folder, 'tools')}:${PATH}` },
    stdio: 'ignore',
  });
  return readFileSync(join(folder, 'calls'), 'utf8').trim().split('\n');
}

const asSite = 'ci --workspaces=false --no-audit --no-fund --loglevel=error';
const asChecks = 'ci --no-audit --no-fund --loglevel=error';
const withEditor = "export const editor = { backend: 'github', repository: 'acme/website' };\n";

describe('the packages of a build', () => {
  it('are those of a site where it has no editor', () => {
    expect(installsFor('export const editor = undefined;\n')).toEqual([asSite]);
  });

  it('are the editor too where site.yaml switches it on, once', () => {
    expect(installsFor(withEditor)).toEqual([asSite, asChecks]);
    expect(installsFor(withEditor)).toEqual([asSite, asChecks]);
  });

  it('leave it to the build to say what is wrong with the site', () => {
    expect(installsFor("throw new Error('site.yaml: name: missing');\n")).toEqual([asSite]);
  });
});

import { spawn, spawnSync } from 'node:child_process';
import { once } from 'node:events';
import {
  chmodSync,
  cpSync,
  existsSync,
  mkdirSync,
  mkdtempSync,
  readFileSync,
  rmSync,
  symlinkSync,
  writeFileSync,
} from 'node:fs';
import { tmpdir } from 'node:os';
import { dirname, join } from 'node:path';
import { afterEach, beforeEach, describe, expect, it, vi } from 'vitest';
import { projectFolder } from '#build/project-paths.ts';

/*
 * Runs cli/run.mjs in a project that has only the files it reads, among them the real `shared/` and `content/`, in a
 * folder with a space, and with an npm that records how it was called.
 */

const siteYaml = readFileSync(join(projectFolder, 'sites/_starter/site.yaml'), 'utf8');
let folder = '';
const write = (path: string, text: string) => {
  mkdirSync(dirname(join(folder, path)), { recursive: true });
  writeFileSync(join(folder, path), text);
};
const program = (path: string, text: string) => {
  write(path, `#!/bin/sh\n${text}\n`);
  chmodSync(join(folder, path), 0o755);
};
beforeEach(() => {
  folder = mkdtempSync(join(tmpdir(), 'a project-'));
  write('package-lock.json', '{"packages":{}}');
  const imports = { '#content/*': './content/*', '#shared/*': './shared/*' };
  write('package.json', JSON.stringify({ type: 'module', imports }));
  write('sites/default', 'acme');
  write('sites/acme/site.yaml', siteYaml);
  for (const name of ['content', 'shared'])
    cpSync(join(projectFolder, name), join(folder, name), { recursive: true });
  write('cli/publish.ts', "console.log('published');\n");
  mkdirSync(join(folder, 'node_modules/node/bin'), { recursive: true });
  for (const name of ['valibot', 'yaml'])
    symlinkSync(join(projectFolder, 'node_modules', name), join(folder, 'node_modules', name));
  symlinkSync(process.execPath, join(folder, 'node_modules/node/bin/node'));
  cpSync(join(projectFolder, 'cli/run.mjs'), join(folder, 'cli/run.mjs'));
  program('tools/npm', `echo "$@" >> "${folder}/calls"`);
  write('calls', '');
});
afterEach(() => rmSync(folder, { recursive: true, force: true }));

const environment = () => ({
  ...process.env,
  // The folder has one site.
  SITE: '',
  PATH: `${join(folder, 'tools')}:${process.env.PATH ?? ''}`,
});
const run = (...args: string[]) =>
  spawnSync(process.execPath, ['cli/run.mjs', ...args], {
    cwd: folder,
    env: environment(),
    encoding: 'utf8',
  });

/** The npm calls before a site is published. */
function installsFor(settings: string): string[] {
  write('sites/acme/site.yaml', settings);
  expect(run('publish').stdout).toContain('published');
  return readFileSync(join(folder, 'calls'), 'utf8').trim().split('\n');
}

const asSite = 'ci --workspaces=false --no-audit --no-fund --loglevel=error';
const asChecks = 'ci --no-audit --no-fund --loglevel=error';
const withEditor = `${siteYaml}editor: { backend: github, repository: acme/website }\n`;

describe('the packages of a build', () => {
  it('include the editor once if site.yaml enables it', () => {
    expect(installsFor(withEditor)).toEqual([asSite, asChecks]);
    expect(installsFor(withEditor)).toEqual([asSite, asChecks]);
  });
});

describe('errors are printed in one line', () => {
  it.each([
    ['no network', 'npm error code ENOTFOUND', 'The packages cannot be installed without a network'],
    ['a full disk', 'npm error code ENOSPC', 'The packages cannot be installed: the disk is full'],
  ])('%s', (_, said, line) => {
    program('tools/npm', `echo "${said}" >&2; exit 1`);
    const { status, stderr } = run('publish');
    expect(status).toBe(1);
    expect(stderr).toMatch(new RegExp(`^${line}.*\n$`));
  });

  it('for an unknown command, and for a site that cannot be read', () => {
    expect(run('biuld').stderr).toMatch(/^There is no command "biuld": start, .*\n$/);
    write('sites/acme/site.yaml', siteYaml.replace(/^name: .*\n/m, ''));
    expect(run('start').stderr).toMatch(/^Cannot start: sites\/acme\/site\.yaml:1: name: missing\.\n$/);
  });
});

it('check-site checks the folder, and with --at an address', () => {
  write('cli/json-schemas.ts', '');
  write('content/check.ts', "console.log('folder', process.argv.slice(2).join());\n");
  write('cli/check-deployed.ts', "console.log('address', process.argv.slice(2).join());\n");
  expect(run('check-site', '--no-sample').stdout).toContain('folder --no-sample\n');
  expect(run('check-site', '--at', 'https://acme.example').stdout).toContain(
    'address --at,https://acme.example\n',
  );
});

it('check-site prints a problem of site.yaml once', () => {
  const problem = "console.error('site.yaml:2: name: missing');\nprocess.exitCode = 1;\n";
  write('cli/json-schemas.ts', problem);
  write('content/check.ts', problem);
  expect(run('check-site')).toMatchObject({ status: 1, stderr: 'site.yaml:2: name: missing\n' });
});

it('a signal ends the child processes first', async () => {
  write(
    'cli/publish.ts',
    `import { writeFileSync } from 'node:fs';
    process.on('SIGTERM', () => { writeFileSync('stopped', ''); process.exit(3); });
    writeFileSync('begun', '');
    setInterval(() => {}, 1000);\n`,
  );
  const child = spawn(process.execPath, ['cli/run.mjs', 'publish'], { cwd: folder, env: environment() });
  await vi.waitFor(() => expect(existsSync(join(folder, 'begun'))).toBe(true), 20_000);
  child.kill('SIGTERM');
  expect(await once(child, 'exit')).toEqual([3, null]);
  expect(existsSync(join(folder, 'stopped'))).toBe(true);
});

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
const runWith = (own: NodeJS.ProcessEnv, ...args: string[]) =>
  spawnSync(process.execPath, ['cli/run.mjs', ...args], {
    cwd: folder,
    env: { ...environment(), ...own },
    encoding: 'utf8',
  });
const run = (...args: string[]) => runWith({}, ...args);

/** The npm calls before a site is published. */
function installsFor(settings: string): string[] {
  write('sites/acme/site.yaml', settings);
  expect(run('publish').stdout).toContain('published');
  return readFileSync(join(folder, 'calls'), 'utf8').trim().split('\n');
}

const asSite = 'ci --workspaces=false';
const asChecks = 'ci';
const withEditor = `${siteYaml}editor: { backend: github, repository: acme/website }\n`;

describe('the packages of a build', () => {
  it('include the editor once if site.yaml enables it', () => {
    expect(installsFor(withEditor)).toEqual([asSite, asChecks]);
    expect(installsFor(withEditor)).toEqual([asSite, asChecks]);
  });
});

describe('the settings of this machine for other projects', () => {
  const hostile = {
    NODE_ENV: 'production',
    npm_config_omit: 'dev',
    NPM_CONFIG_ONLY: 'prod',
    'npm_config_ignore-scripts': 'false',
    NPM_CONFIG_LOGLEVEL: 'silent',
    npm_config_dry_run: 'true',
    npm_config_workspace: 'another',
    npm_config_registry: 'https://npm.acme.example/',
  };

  it('leave out no package, and keep the registry', () => {
    program('tools/npm', `env > "${folder}/environment"`);
    expect(runWith(hostile, 'publish').stdout).toContain('published');
    const lines = readFileSync(join(folder, 'environment'), 'utf8').split('\n');
    expect(lines).toEqual(
      expect.arrayContaining(['npm_config_include=dev', 'npm_config_ignore_scripts=true']),
    );
    expect(lines).toContain(`npm_config_registry=${hostile.npm_config_registry}`);
    const kept = lines.filter((line) =>
      /^NODE_ENV|^npm_config_(?:omit|only|workspace|ignore-scripts)=|=silent|dry_run=true/i.test(line),
    );
    expect(kept).toEqual([]);
  });

  it('do not reach the commands', () => {
    write('cli/publish.ts', 'console.log([process.env.NODE_ENV, process.env.npm_config_omit].join());\n');
    expect(runWith(hostile, 'publish').stdout).toMatch(/^,$/m);
  });

  it('for Node are named when the project’s Node rejects them', () => {
    rmSync(join(folder, 'node_modules/node/bin/node'));
    const rejects = `[ -z "$NODE_OPTIONS" ] || { echo "node: $NODE_OPTIONS is not allowed" >&2; exit 9; }`;
    program('node_modules/node/bin/node', `${rejects}\nexec "${process.execPath}" "$@"`);
    expect(runWith({ NODE_OPTIONS: '--no-warnings' }, 'publish')).toMatchObject({
      status: 1,
      stderr: 'NODE_OPTIONS=--no-warnings: node: --no-warnings is not allowed. Unset it.\n',
    });
  });
});

describe('the installer of the project’s Node', () => {
  const installer = 'node_modules/node/installArchSpecificPackage.js';
  beforeEach(() => rmSync(join(folder, 'node_modules/node/bin'), { recursive: true }));

  it('runs in its own folder, and leaves nothing in the project', () => {
    write(
      installer,
      `const { mkdirSync, symlinkSync } = require('node:fs');
      mkdirSync('bin');
      symlinkSync(${JSON.stringify(process.execPath)}, 'bin/node');\n`,
    );
    write('node_modules/node/package.json', '{}');
    expect(run('publish').stdout).toContain('published');
    expect(existsSync(join(folder, 'bin'))).toBe(false);
  });

  it('stops with the reason when it fails', () => {
    write(installer, "console.error('npm error code E403'); process.exit(1);\n");
    write('node_modules/node/package.json', '{}');
    expect(run('publish')).toMatchObject({
      status: 1,
      stderr: 'npm error code E403\nThe packages cannot be installed, see above.\n',
    });
  });
});

it.each(['a#b', 'a?b', '50%25', 'My%20Site', 'a*'])('stops at once in a folder called %s', (name) => {
  const other = join(folder, name);
  mkdirSync(join(other, 'cli'), { recursive: true });
  cpSync(join(projectFolder, 'cli/run.mjs'), join(other, 'cli/run.mjs'));
  const { status, stderr } = spawnSync(process.execPath, ['cli/run.mjs', 'build'], {
    cwd: other,
    encoding: 'utf8',
  });
  expect(status).toBe(1);
  expect(stderr).toMatch(/^The project cannot be in .*: rename the folder with .*\n$/);
  expect(stderr).toContain(other);
});

describe('errors are printed in one line', () => {
  it.each([
    [
      'no network',
      'npm error code ENOTFOUND',
      'The packages cannot be installed without a network: ENOTFOUND',
    ],
    [
      'a proxy that is off',
      'npm error code ECONNREFUSED\nnpm error FetchError: request to https://registry.npmjs.org/yaml failed, reason: connect ECONNREFUSED 127.0.0.1:9\nnpm error     at ClientRequest',
      'The packages cannot be installed without a network: request to https://registry\\.npmjs\\.org/yaml failed, reason: connect ECONNREFUSED 127\\.0\\.0\\.1:9\\. Check',
    ],
    ['a full disk', 'npm error code ENOSPC', 'The packages cannot be installed: the disk is full'],
  ])('%s', (_, said, line) => {
    program('tools/npm', `cat >&2 <<'END'\n${said}\nEND\nexit 1`);
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

it('the build is started for a folder with links, whatever they lead to', () => {
  write('vite.config.ts', '');
  write('build/build.ts', "console.log('built');\n");
  symlinkSync('nowhere.md', join(folder, 'sites/acme/gone.md'));
  symlinkSync('.', join(folder, 'sites/acme/itself'));
  symlinkSync('round', join(folder, 'sites/acme/round'));
  symlinkSync('../../build', join(folder, 'sites/acme/posts'));
  expect(run('build')).toMatchObject({ status: 0, stderr: '', stdout: expect.stringContaining('built') });
});

it('check-site checks the folder, and with --at an address', () => {
  write('cli/json-schemas.ts', '');
  write('content/checks/check.ts', "console.log('folder', process.argv.slice(2).join());\n");
  write('cli/check-deployed.ts', "console.log('address', process.argv.slice(2).join());\n");
  expect(run('check-site', '--no-sample').stdout).toContain('folder --no-sample\n');
  expect(run('check-site', '--at', 'https://acme.example').stdout).toContain(
    'address --at,https://acme.example\n',
  );
});

it('check-site prints a problem of site.yaml once', () => {
  const problem = "console.error('site.yaml:2: name: missing');\nprocess.exitCode = 1;\n";
  write('cli/json-schemas.ts', problem);
  write('content/checks/check.ts', problem);
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

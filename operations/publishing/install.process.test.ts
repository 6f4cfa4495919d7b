import { spawnSync } from 'node:child_process';
import {
  chmodSync,
  cpSync,
  existsSync,
  mkdirSync,
  mkdtempSync,
  readFileSync,
  rmSync,
  writeFileSync,
} from 'node:fs';
import { tmpdir } from 'node:os';
import { delimiter, join } from 'node:path';
import { afterEach, beforeEach, describe, expect, it } from 'vitest';
import { projectFolder } from '../../build/project-paths.ts';

/** A project of a few files, and an npm that writes down what it is asked. */
let folder = '';
const inFolder = (path: string) => join(folder, path);
const write = (path: string, value: unknown) => writeFileSync(inFolder(path), JSON.stringify(value));

/** As `npm install` leaves them. @param lodash its version; another one is another lockfile */
function packages(lodash: string, inLockfile = lodash): void {
  write('package.json', { dependencies: { lodash } });
  write('test-packages/package.json', { dependencies: {} });
  write('package-lock.json', {
    packages: { '': { dependencies: { lodash: inLockfile } }, 'test-packages': { dependencies: {} } },
  });
}

const npm = `#!/bin/sh
echo "$@" >> asked
[ -e broken ] && echo "npm error cannot be reached" >&2 && exit 1
mkdir -p node_modules/node/bin && touch node_modules/node/bin/node
`;

beforeEach(() => {
  folder = mkdtempSync(join(tmpdir(), 'install-'));
  for (const path of ['scripts', 'test-packages', 'bin']) mkdirSync(inFolder(path));
  for (const script of ['install.mjs', 'prepare.mjs'])
    cpSync(join(projectFolder, 'scripts', script), inFolder(`scripts/${script}`));
  writeFileSync(inFolder('bin/npm'), npm);
  chmodSync(inFolder('bin/npm'), 0o755);
  packages('1.0.0');
});
afterEach(() => rmSync(folder, { recursive: true, force: true }));

/** What a publication does after it has pulled. @returns the installations that were asked for since */
function install(): { ok: boolean; asked: number; said: string } {
  rmSync(inFolder('asked'), { force: true });
  const { status, stdout, stderr } = spawnSync(process.execPath, ['scripts/install.mjs'], {
    cwd: folder,
    env: { ...process.env, PATH: `${inFolder('bin')}${delimiter}${process.env['PATH'] ?? ''}` },
    encoding: 'utf8',
  });
  const asked = existsSync(inFolder('asked')) ? readFileSync(inFolder('asked'), 'utf8') : '';
  return { ok: status === 0, asked: asked.split('\n').length - 1, said: stdout + stderr };
}

describe('the packages of what is pulled', () => {
  it('are installed when the lockfile is another one, and only then', () => {
    expect(install()).toMatchObject({ ok: true, asked: 1 });
    expect(install()).toEqual({ ok: true, asked: 0, said: '' });
    packages('2.0.0');
    expect(install()).toMatchObject({ ok: true, asked: 1 });
    expect(install().asked).toBe(0);
  });

  it('are asked for when a package.json needs what its lockfile does not have: npm says what', () => {
    install();
    packages('2.0.0', '1.0.0');
    expect(install().asked).toBe(1);
    packages('1.0.0');
    expect(install().asked).toBe(0);
    write('test-packages/package.json', { dependencies: { vitest: '1.0.0' } });
    expect(install().asked).toBe(1);
  });

  it('that cannot be had are asked for again the next time', () => {
    install();
    packages('2.0.0');
    writeFileSync(inFolder('broken'), '');
    const failed = install();
    expect(failed.ok).toBe(false);
    expect(failed.said).toContain('npm error cannot be reached\nInstalling the packages failed (npm ci');
    rmSync(inFolder('broken'));
    expect(install()).toMatchObject({ ok: true, asked: 1 });
  });
});

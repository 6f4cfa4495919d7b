import { execFileSync, spawn } from 'node:child_process';
import { mkdirSync, readFileSync, rmSync, writeFileSync } from 'node:fs';
import { dirname, join } from 'node:path';
import { beforeAll, describe, expect, it } from 'vitest';
import { manifestOf } from '../../operations/upgrade/release.ts';
import { Adopter } from '../how-to/follow.ts';
import { isFullMatrix } from '../matrix.ts';

/*
 * A real company takes a real release, as the how-to says: the product of today is the version it has, the same with
 * a few changes the next one. Two builds and more: only in the matrix.
 */

const company = new Adopter('upgrade-company');
const next = new Adopter('upgrade-next');
const inCompany = (path: string) => join(company.folder, path);

function change(folder: string, path: string, from: string, to: string): void {
  const text = readFileSync(join(folder, path), 'utf8');
  expect(text).toContain(from);
  writeFileSync(join(folder, path), text.replace(from, to));
}

function write(path: string, text: string): void {
  mkdirSync(dirname(inCompany(path)), { recursive: true });
  writeFileSync(inCompany(path), text);
}

/** The files of the company that an upgrade can change, with their hashes. */
const state = () => manifestOf(company.folder);

/** Kills the upgrade at the first line that says this. @returns what it has said */
function killedAt(line: string): Promise<string> {
  const child = spawn(process.execPath, ['scripts/upgrade.mjs', next.folder], {
    cwd: company.folder,
    detached: true,
  });
  let said = '';
  return new Promise((resolve, reject) => {
    child.stdout.on('data', (chunk: Buffer) => {
      said += chunk.toString();
      // With all that it has started.
      if (said.includes(line) && child.pid !== undefined) process.kill(-child.pid, 'SIGKILL');
    });
    child.on('close', () => resolve(said));
    child.on('error', reject);
  });
}

describe.runIf(isFullMatrix)('a company upgrades', () => {
  beforeAll(async () => {
    const [, version = ''] =
      /"version": "([\d.]+)"/.exec(readFileSync(inCompany('package.json'), 'utf8')) ?? [];
    write('release.json', JSON.stringify({ version, files: manifestOf(company.folder) }));
    // A sample that is deleted does not come back.
    rmSync(inCompany('sites/nordlicht'), { recursive: true });
    await company.follow('make-it-yours');
    write('sites/default', 'acme\n');
    const breadcrumb = readFileSync(inCompany('src/ui/breadcrumb.tsx'), 'utf8');
    write('sites/acme/overrides/src/ui/breadcrumb.tsx', breadcrumb.replace('<nav', '<nav data-acme=""'));
    change(next.folder, 'package.json', `"version": "${version}"`, '"version": "99.0.0"');
    change(next.folder, 'i18n/messages/en/shell.ts', "'nav.contact': 'Contact'", "'nav.contact': 'Reach us'");
    change(next.folder, 'src/ui/breadcrumb.tsx', '<nav', '<nav data-next=""');
  }, 120_000);

  it('killed in between, goes on; then all of it is undone, and done again as the how-to says', async () => {
    const before = state();
    expect(await killedAt('files of the product change.')).not.toContain('Done in');
    const said = company.run('scripts/upgrade.mjs', '--continue');
    expect(said).toContain(
      'sites/acme/overrides/src/ui/breadcrumb.tsx stands in place of a file that has changed',
    );
    expect(said).toMatch(/\d+ pages: `\+ Reach us`/);
    expect(said).toContain('Done in');
    const about = readFileSync(inCompany('dist/about.html'), 'utf8');
    expect(about).toContain('data-acme=""');
    expect(about).not.toContain('data-next=""');
    const upgraded = state();
    company.run('scripts/upgrade.mjs', '--undo');
    expect(state()).toEqual(before);

    const archive = join(company.folder, '..', 'basaltworks-0.3.0.tar.gz');
    execFileSync('tar', [
      '-czf',
      archive,
      '--exclude=node_modules',
      '--exclude=built',
      '-C',
      next.folder,
      '.',
    ]);
    await company.follow('upgrade');
    // The last command of the how-to goes back.
    const { 'sites/acme/overrides/tsconfig.json': _, ...after } = state();
    expect(after).toEqual(before);
    expect(Object.keys(upgraded)).toEqual(Object.keys(before));
    rmSync(archive);
  }, 900_000);
});

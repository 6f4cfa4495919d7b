import { spawnSync } from 'node:child_process';
import { cpSync, existsSync, readFileSync, rmSync, writeFileSync } from 'node:fs';
import { join } from 'node:path';
import { afterAll, afterEach, beforeAll, beforeEach, describe, expect, it } from 'vitest';
import { changedSince, putBack, readJournal, takeFiles } from '../../scripts/taken-files.mjs';
import { beginMigration, beginUpgrade, type Wanted } from './begin.ts';
import { finishUpgrade, reportFile } from './finish.ts';
import { manifestOf } from './release.ts';
import {
  commandsSaying,
  emptyFolder,
  filesIn,
  first,
  git,
  ofCompany,
  remove,
  second,
  write,
} from './test-support/small-product.ts';
import { to020 } from '../../migrations/to-0.2.0.ts';

let project = '';
let release = '';
let done: string[] = [];
const quiet = () => {};

/** A project in a repository; each test has a copy. */
const model = emptyFolder();
beforeAll(() => {
  write(model, first);
  const files = manifestOf(model);
  write(model, { ...ofCompany, 'release.json': JSON.stringify({ version: '0.1.0', files }) });
  git(model, 'init', '--quiet');
  git(model, 'add', '--all');
  git(model, 'commit', '--quiet', '--message', 'All');
});
afterAll(() => remove(model));

beforeEach(() => {
  [project, release, done] = [emptyFolder(), emptyFolder(), []];
  cpSync(model, project, { recursive: true });
  write(release, second);
});
afterEach(() => remove(project, release));

function commit(): void {
  git(project, 'add', '--all');
  git(project, 'commit', '--quiet', '--message', 'All');
}

const begin = (wanted: Partial<Wanted> = {}, take = takeFiles) =>
  beginUpgrade(project, '0.1.0', { release, ...wanted }, commandsSaying(done), quiet, take);
const finish = (take = takeFiles) => finishUpgrade(project, commandsSaying(done), quiet, take);

/** What npm run upgrade says without a word of the product being installed. */
function said(...args: string[]): string {
  const script = join(process.cwd(), 'scripts/upgrade.mjs');
  return spawnSync(process.execPath, [script, ...args], { cwd: project, encoding: 'utf8' }).stderr.trim();
}

describe('an upgrade', () => {
  it('takes the files of the product, carries the data, and leaves all else', async () => {
    const before = filesIn(project);
    await begin();
    finish();
    const { 'release.json': list, 'sites/acme/site.yaml': site, ...rest } = filesIn(project);
    expect(rest).toEqual({
      ...ofCompany,
      ...second,
      'sites/acme/site.yaml': undefined,
      'release.json': undefined,
    });
    expect(JSON.parse(list ?? '')).toMatchObject({ version: '0.2.0', files: manifestOf(release) });
    expect(site).toBe(
      `${before['sites/acme/site.yaml']}\n# The version of the product that this folder is written for; npm run upgrade changes it.\nversion: 0.2.0\n`,
    );
    expect(existsSync(join(project, 'src/old'))).toBe(false);
    expect(done).toEqual(['build acme', 'keep acme', 'check acme', 'build acme']);
  });

  it('reports what adopters have to know, the data, overridden files and pages', async () => {
    await begin();
    finish();
    const report = readFileSync(join(project, reportFile), 'utf8');
    expect(report).toContain('# From 0.1.0 to 0.2.0\n\nWhat 0.2.0 asks of you:\n\nLook at the footer.\n');
    expect(report).toContain(`- To 0.2.0: ${to020.does}\n- Changed: sites/acme/site.yaml`);
    expect(report).toContain(
      '- sites/acme/overrides/src/changed.ts stands in place of a file that has changed',
    );
    expect(report).toContain('What has changed on pages:\n\n- `- title: One` (/)');
  });

  it('can be undone, to the letter', async () => {
    const before = filesIn(project);
    await begin();
    finish();
    expect(filesIn(project)).not.toEqual(before);
    putBack(project);
    expect(filesIn(project)).toEqual(before);
    expect(said('--undo')).toBe('upgrade: there is nothing to undo');
  });

  it('is not undone over what was changed since', async () => {
    await begin();
    finish();
    writeFileSync(join(project, 'sites/acme/site.yaml'), 'name: Other\n');
    expect(changedSince(project)).toEqual(['sites/acme/site.yaml']);
    expect(said('--undo')).toContain('undoing it would lose this: sites/acme/site.yaml');
    expect(readFileSync(join(project, 'sites/acme/site.yaml'), 'utf8')).toBe('name: Other\n');
  });

  it('comes from an archive or a tag too', async () => {
    const archive = join(release, '..', `${release.split('/').at(-1) ?? ''}.tar.gz`);
    git(release, 'init', '--quiet');
    git(release, 'add', '--all');
    git(release, 'commit', '--quiet', '--message', 'All');
    git(release, 'archive', '--prefix=product-0.2.0/', `--output=${archive}`, 'HEAD');
    await begin({ release: archive });
    expect(filesIn(project)).toMatchObject({ 'src/changed.ts': 'two\n', 'src/new/here.ts': 'new\n' });
    putBack(project);
    git(project, 'fetch', '--quiet', release, 'HEAD');
    git(project, 'tag', 'v0.2.0', 'FETCH_HEAD');
    await begin({ release: 'v0.2.0' });
    expect(filesIn(project)).toMatchObject({ 'src/changed.ts': 'two\n', 'src/new/here.ts': 'new\n' });
    remove(archive);
  });

  it('takes only the data along where the product is new already', () => {
    write(project, second);
    beginMigration(project, '0.2.0');
    finish();
    expect(done).toEqual(['check acme', 'check sample']);
    expect(filesIn(project)['sites/acme/site.yaml']).toContain('version: 0.2.0');
    putBack(project);
    expect(filesIn(project)).toMatchObject(ofCompany);
  });
});

describe('an upgrade that is interrupted', () => {
  const stopAt = (path: string) => (folder: string) =>
    takeFiles(folder, (next) => {
      if (next === path) throw new Error('killed');
    });
  const productFiles = [
    'CHANGELOG.md',
    'package.json',
    'release.json',
    'sites/sample/site.yaml',
    'src/changed.ts',
    'src/new/here.ts',
    'src/old/gone.ts',
    'scripts/start.mjs',
  ];

  it.each(productFiles)('before %s, goes on or goes back', async (path) => {
    const before = filesIn(project);
    await expect(begin({}, stopAt(path))).rejects.toThrow('killed');
    putBack(project);
    expect(filesIn(project)).toEqual(before);
    await expect(begin({}, stopAt(path))).rejects.toThrow('killed');
    takeFiles(project);
    finish();
    expect(filesIn(project)).toMatchObject({ ...second, 'notes.txt': 'ours\n' });
    putBack(project);
    expect(filesIn(project)).toEqual(before);
  });

  it('is not begun again', async () => {
    await expect(begin({}, stopAt('src/changed.ts'))).rejects.toThrow('killed');
    expect(said()).toContain(
      'the one from 0.1.0 to 0.2.0 has not come to its end: npm run upgrade -- --continue, or --undo',
    );
  });

  it('in the data, goes on or goes back', async () => {
    const before = filesIn(project);
    await begin();
    expect(() => finish(stopAt('sites/acme/site.yaml'))).toThrow('killed');
    finish();
    expect(filesIn(project)['sites/acme/site.yaml']?.match(/version/g)).toHaveLength(2);
    putBack(project);
    expect(filesIn(project)).toEqual(before);
  });

  it('while it is undone, is undone by the next try', async () => {
    const before = filesIn(project);
    await begin();
    finish();
    const stop = (path: string) => {
      if (path === 'src/changed.ts') throw new Error('killed');
    };
    expect(() => putBack(project, stop)).toThrow('killed');
    putBack(project);
    expect(filesIn(project)).toEqual(before);
  });

  it('leaves no half of a file', async () => {
    await expect(begin({}, stopAt('src/changed.ts'))).rejects.toThrow('killed');
    writeFileSync(join(project, 'src/changed.ts.upgrading'), 'tw');
    takeFiles(project);
    expect(existsSync(join(project, 'src/changed.ts.upgrading'))).toBe(false);
  });

  it('before anything was changed, has not begun, and the one before is over', async () => {
    await begin();
    finish();
    commit();
    const before = filesIn(project);
    const next = second['package.json']?.replace('0.2.0', '0.3.0') ?? '';
    write(release, { ...second, 'package.json': next, 'src/later.ts': 'later\n' });
    const commands = commandsSaying(done);
    const stoppedAt = (step: object) =>
      beginUpgrade(project, '0.2.0', { release }, { ...commands, ...step }, quiet);
    const stop = () => {
      throw new Error('killed');
    };
    for (const step of ['build', 'keepPages'])
      await expect(stoppedAt({ [step]: stop })).rejects.toThrow('killed');
    expect(readJournal(project)?.isDone).toBe(true);
    // While it copies what is to come.
    await expect(stoppedAt({ keepPages: () => remove(join(release, 'src/later.ts')) })).rejects.toThrow(
      'later.ts',
    );
    expect(filesIn(project)).toEqual(before);
    expect(said('--undo')).toBe('upgrade: there is nothing to undo');
    expect(said('--continue')).toBe('upgrade: no upgrade was interrupted');
  });

  it('by a check that finds something, ends when it is put right', async () => {
    await begin();
    const commands = commandsSaying(done);
    const wrong = {
      ...commands,
      check: () => {
        throw new Error('sites/acme: too long');
      },
    };
    expect(() => finishUpgrade(project, wrong, quiet)).toThrow('too long');
    expect(readJournal(project)?.isDone).toBe(false);
    finish();
    expect(readJournal(project)?.isDone).toBe(true);
  });
});

describe('an upgrade is refused, and nothing is other than before,', () => {
  /** What it is refused with. */
  async function refusal(wanted: Partial<Wanted> = {}): Promise<string> {
    const before = filesIn(project);
    const error: unknown = await begin(wanted).catch((reason: unknown) => reason);
    expect(filesIn(project)).toEqual(before);
    expect(readJournal(project)).toBeNull();
    return error instanceof Error ? error.message : '';
  }

  it('when something is not committed', async () => {
    write(project, { 'sites/acme/new.yaml': 'a: 1\n', 'notes.txt': 'more\n' });
    expect(await refusal()).toMatch(
      /not committed; commit them or take them back first:\n {2} M notes\.txt\n {2}\?\? sites\/acme\/new\.yaml/,
    );
  });

  it('when files of the product were changed by hand, with a patch of them', async () => {
    write(project, { 'src/kept.ts': 'kept\nby hand\n', 'src/changed.ts': 'one and a half\n' });
    rmSync(join(project, 'src/old/gone.ts'));
    commit();
    expect(await refusal()).toMatch(
      /^3 files of the product were changed by hand:\n {2}src\/changed\.ts\n {2}src\/kept\.ts\n {2}src\/old\/gone\.ts\n/,
    );
    const patch = readFileSync(join(project, 'product-changes.patch'), 'utf8');
    expect(patch).toContain('+by hand');
    git(project, 'apply', '--reverse', 'product-changes.patch');
    expect(filesIn(project)).toMatchObject(first);
  });

  it('unless it is told to go on without these changes, which the patch brings back', async () => {
    write(project, { 'src/kept.ts': 'kept\nby hand\n' });
    commit();
    await begin({ withoutChanges: true });
    finish();
    expect(filesIn(project)['src/kept.ts']).toBe('kept\n');
    git(project, 'apply', 'product-changes.patch');
    expect(filesIn(project)['src/kept.ts']).toBe('kept\nby hand\n');
  });

  it('when the release is older or the same', async () => {
    write(release, { 'package.json': first['package.json']?.replace('0.1.0', '0.0.9') ?? '' });
    expect(await refusal()).toMatch(/0\.0\.9, older than what is there \(0\.1\.0\).*--undo/);
    write(release, { 'package.json': first['package.json'] ?? '' });
    expect(await refusal()).toBe('the product is of version 0.1.0 already');
  });

  it('when it is something else, damaged or nowhere', async () => {
    write(release, { 'package.json': '{"name":"other","version":"9.0.0"}' });
    expect(await refusal()).toContain('is no release of this product (its package.json says other 9.0.0)');
    write(release, second);
    write(release, {
      'release.json': JSON.stringify({
        version: '0.2.0',
        files: { ...manifestOf(release), 'src/kept.ts': '0' },
      }),
    });
    expect(await refusal()).toContain('is damaged: 1 files are not what its release.json says');
    write(release, { 'release.json': JSON.stringify({ version: '0.2.0', files: { '../outside': '0' } }) });
    expect(await refusal()).toContain('is not the list of files of a release');
    expect(await refusal({ release: 'v7.0.0' })).toContain('there is no v7.0.0: neither a folder');
    write(release, { 'no.tar.gz': 'no archive' });
    expect(await refusal({ release: join(release, 'no.tar.gz') })).toContain('cannot be unpacked');
  });

  it('when a file of the company is in the way of a new one', async () => {
    write(project, { 'src/new/here.ts': 'ours\n' });
    commit();
    expect(await refusal()).toContain('in the way of new ones of the product:\n  src/new/here.ts');
  });

  it('when nobody knows how the product came, until it is said', async () => {
    rmSync(join(project, 'release.json'));
    commit();
    expect(await refusal()).toContain(
      'there is no release.json, and no tag v0.1.0. Name the release that you began with: --from',
    );
    const start = emptyFolder();
    write(start, first);
    await begin({ from: start });
    expect(filesIn(project)['src/changed.ts']).toBe('two\n');
    remove(start);
  });
});

describe('a sample of the product', () => {
  it('is the company’s once it was changed, and stays away once it was deleted', async () => {
    write(project, { 'sites/sample/site.yaml': 'name: Ours\nlanguages: [en]\n' });
    commit();
    await begin();
    finish();
    expect(filesIn(project)['sites/sample/site.yaml']).toContain(
      'name: Ours\nlanguages: [en]\n\n# The version',
    );
    putBack(project);
    rmSync(join(project, 'sites/sample'), { recursive: true });
    commit();
    await begin();
    finish();
    expect(existsSync(join(project, 'sites/sample'))).toBe(false);
  });
});

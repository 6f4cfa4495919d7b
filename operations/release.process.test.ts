import { spawnSync } from 'node:child_process';
import { readFileSync } from 'node:fs';
import { join } from 'node:path';
import { afterEach, beforeEach, describe, expect, it } from 'vitest';
import { obstacles } from './release.ts';
import { notesForAdopters, sectionsOf } from './upgrade/notes.ts';
import { emptyFolder, git, remove, second, write } from './upgrade/test-support/small-product.ts';

interface Lockfile {
  version: string;
  packages: Record<string, { version: string }>;
}

const day = '2027-01-02';
const changelog = (head: string, notes = '### For adopters\n\n- Nothing.\n') =>
  `# Changelog\n\n${head}\n\n- New.\n\n${notes}\n## 0.2.0 (2026-11-22)\n\n### For adopters\n\nRead it.\n\n- All.\n`;

describe('a release', () => {
  it('is ready when the changelog names it, its day and what adopters have to know', () => {
    expect(obstacles('9.3.0', '0.2.0', changelog(`## 9.3.0 (${day})`), day)).toEqual([]);
  });

  it.each([
    ['1.2', changelog(`## 9.3.0 (${day})`), 'not a version like 0.3.0: 1.2'],
    ['0.0.1', changelog(`## 0.0.1 (${day})`), '0.0.1 is older than 0.2.0 of package.json'],
    ['0.0.1', changelog(`## 0.0.1 (${day})`), '0.0.1 is older than the data of its sites'],
    ['9.4.0', changelog(`## 9.3.0 (${day})`), `CHANGELOG.md does not begin with "## 9.4.0 (${day})"`],
    ['9.3.0', changelog('## 9.3.0 (not released)'), 'CHANGELOG.md does not date 9.3.0'],
    ['9.3.0', changelog(`## 9.3.0 (${day})`, ''), 'CHANGELOG.md has no "### For adopters" in 9.3.0'],
  ])('%s is not, and says why', (version, text, reason) => {
    expect(obstacles(version, '0.2.0', text, day).join('\n')).toContain(reason);
  });

  it('tells adopters what every version between has asked', () => {
    const text = changelog(`## 0.3.0 (${day})`);
    expect(notesForAdopters(text, '0.1.0', '0.3.0')).toEqual([
      'What 0.3.0 asks of you:',
      '',
      '- Nothing.',
      '',
      'What 0.2.0 asks of you:',
      '',
      'Read it.\n\n- All.',
      '',
    ]);
    expect(notesForAdopters(text, '0.2.0', '0.2.0')).toEqual([]);
  });

  it('of this product has one version in all places', () => {
    const { version, packages } = JSON.parse(readFileSync('package-lock.json', 'utf8')) as Lockfile;
    const { version: own } = JSON.parse(readFileSync('package.json', 'utf8')) as { version: string };
    expect([version, packages['']?.version]).toEqual([own, own]);
  });

  it('of this product has notes for adopters in its newest version', () => {
    const [newest] = sectionsOf(readFileSync('CHANGELOG.md', 'utf8'));
    const { version } = JSON.parse(readFileSync('package.json', 'utf8')) as { version: string };
    expect(newest?.version).toBe(version);
    expect(newest?.forAdopters).not.toBe('');
  });
});

describe('npm run release', () => {
  let folder = '';
  const today = new Date().toISOString().slice(0, 10);
  const lockfile = (version: string): Lockfile => ({
    version,
    packages: { '': { version: '0.2.0' }, 'node_modules/other': { version: '0.2.0' } },
  });
  const json = (name: string): unknown => JSON.parse(readFileSync(join(folder, name), 'utf8'));
  const commit = () => {
    git(folder, 'add', '--all');
    git(folder, 'commit', '--quiet', '--message', 'All');
  };
  beforeEach(() => {
    folder = emptyFolder();
    write(folder, {
      ...second,
      '.gitignore': 'built/\n',
      'package-lock.json': JSON.stringify(lockfile('0.2.0')),
      'CHANGELOG.md': changelog(`## 9.3.0 (${today})`),
    });
    git(folder, 'init', '--quiet');
    git(folder, 'config', 'user.name', 'A');
    git(folder, 'config', 'user.email', 'a@example.com');
    commit();
  });
  afterEach(() => remove(folder));
  const release = (version: string) =>
    spawnSync(process.execPath, [join(import.meta.dirname, 'release.ts'), version], {
      cwd: folder,
      encoding: 'utf8',
    });

  it('writes the version in both files and nowhere else, tags it, and makes its archive', () => {
    const { stdout, stderr } = release('9.3.0');
    expect(stderr).toBe('');
    expect(json('package.json')).toMatchObject({ version: '9.3.0' });
    expect(json('package-lock.json')).toEqual({
      version: '9.3.0',
      packages: { '': { version: '9.3.0' }, 'node_modules/other': { version: '0.2.0' } },
    });
    expect(git(folder, 'status', '--porcelain')).toBe('');
    expect(git(folder, 'describe', 'HEAD').trim()).toBe('v9.3.0');
    expect(stdout).toMatch(/^built\/release\/product-9\.3\.0\.tar\.gz\nSHA-256 [\da-f]{64}\nThen publish it/);
  });

  it('refuses a version that is there, and what is not committed', () => {
    git(folder, 'tag', 'v9.3.0');
    expect(release('9.3.0').stderr).toBe('release: there is a tag v9.3.0 already\n');
    write(folder, { 'notes.txt': 'more\n' });
    expect(release('9.3.0').stderr).toBe('release: there are changes that are not committed\n');
  });
});

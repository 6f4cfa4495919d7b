import { chmodSync, mkdirSync, mkdtempSync, rmSync, symlinkSync, writeFileSync } from 'node:fs';
import { join, relative } from 'node:path';
import { afterEach, expect, it } from 'vitest';
import { attempt, describeProblem } from '#content/site-file/problem.ts';
import { readSiteFiles, SiteSource } from './site-source.ts';

/** Folders made by these tests, inside the project because files are named from there. */
const made: string[] = [];

afterEach(() => {
  for (const folder of made.splice(0)) rmSync(folder, { recursive: true });
});

function problemsIn(write: (folder: string) => void): string[] {
  mkdirSync('.cache', { recursive: true });
  const folder = mkdtempSync(join('.cache', 'site-'));
  made.push(folder);
  write(folder);
  const { wrong } = attempt(() => readSiteFiles(folder));
  return wrong.map((one) => describeProblem({ ...one, file: relative(folder, one.file) }));
}

it('names every broken link, loop and folder instead of a file, with advice', () => {
  const found = problemsIn((folder) => {
    mkdirSync(join(folder, 'posts'));
    mkdirSync(join(folder, 'images', 'team'), { recursive: true });
    symlinkSync('../nowhere.md', join(folder, 'posts', 'gone.en.md'));
    symlinkSync('/nowhere/yard.jpg', join(folder, 'images', 'yard.jpg'));
    symlinkSync('..', join(folder, 'images', 'team', 'all'));
    symlinkSync('circle', join(folder, 'images', 'circle'));
  });
  expect(found).toEqual([
    'images/circle: (the whole file): cannot be read: a link that leads back to itself: delete the link',
    'images/team/all: (the whole folder): a link to a folder above it: delete the link',
    'images/yard.jpg: (the whole file): a link to a file that does not exist: copy the file here instead',
    'posts/gone.en.md: (the whole file): a link to a file that does not exist: copy the file here instead',
  ]);
});

it('follows a link to a folder or a file elsewhere', () => {
  const found = problemsIn((folder) => {
    symlinkSync(join(process.cwd(), 'docs/examples/posts'), join(folder, 'posts'));
    symlinkSync(join(process.cwd(), 'package.json'), join(folder, 'site.yaml'));
  });
  expect(found).toEqual([]);
});

// The superuser may read everything.
it.skipIf(process.getuid?.() === 0)('names each file and folder without permission to read it', () => {
  const found = problemsIn((folder) => {
    mkdirSync(join(folder, 'jobs'));
    writeFileSync(join(folder, 'yard.jpg'), '');
    chmodSync(join(folder, 'yard.jpg'), 0);
    chmodSync(join(folder, 'jobs'), 0);
  });
  expect(found.map((one) => one.split(':')[0])).toEqual(['jobs', 'yard.jpg']);
});

it('refuses a link from files/ to a file outside of the folder, but follows one inside', () => {
  const found = problemsIn((folder) => {
    mkdirSync(join(folder, 'files'));
    mkdirSync(join(folder, 'documents'));
    writeFileSync(join(folder, 'documents', 'a.pdf'), 'x');
    symlinkSync('../documents/a.pdf', join(folder, 'files', 'a.pdf'));
    symlinkSync('/etc/hostname', join(folder, 'files', 'host.txt'));
    symlinkSync(join(process.cwd(), 'docs'), join(folder, 'files', 'notes'));
  });
  expect(found).toContain(
    'files/host.txt: (the whole file): a link to a file outside of the folder of the site: copy the file here instead',
  );
  expect(found.filter((one) => !one.startsWith('files/notes/') && !one.startsWith('files/host'))).toEqual([]);
  expect(found.some((one) => one.startsWith('files/notes/'))).toBe(true);
});

it('leaves out what systems, editors and Git leave behind, and no other file that begins with a dot', () => {
  mkdirSync('.cache', { recursive: true });
  const folder = mkdtempSync(join('.cache', 'site-'));
  made.push(folder);
  const silent = [
    '.DS_Store',
    '.sveltia-tmp-0404d9b1',
    '._a.yaml',
    '.gitkeep',
    '.gitignore',
    'Thumbs.db',
    'a.md~',
    '.a.md.swp',
    '.#a.md',
  ];
  const seen = ['.env', '.htaccess', '.nojekyll', 'a.yaml'];
  for (const name of [...silent, ...seen]) writeFileSync(join(folder, name), 'x');
  for (const name of ['.git', '.vscode', '.well-known', 'files/.well-known'])
    mkdirSync(join(folder, name), { recursive: true });
  for (const name of [
    '.git/HEAD',
    '.vscode/settings.json',
    '.well-known/a',
    'files/.well-known/b',
    'files/x.yaml',
  ])
    writeFileSync(join(folder, name), 'x');
  const files = readSiteFiles(folder);
  expect([...files.keys()].toSorted()).toEqual(
    [...seen, '.well-known/a', 'files/.well-known/b', 'files/x.yaml'].toSorted(),
  );
  expect(files.get('files/x.yaml')).toBeNull();
});

it('reads a folder with other texts, and parses the rest once', () => {
  const source = new SiteSource(
    'acme',
    new Map([
      ['a.yaml', 'x: 1'],
      ['b.yaml', 'y: 1'],
    ]),
  );
  const [kept, before] = [source.yaml('a.yaml'), source.yaml('b.yaml').value];
  const other = source.withTexts(new Map([['b.yaml', 'y: 2']]));
  expect(other.yaml('b.yaml').value).toEqual({ y: 2 });
  expect(other.yaml('a.yaml')).toBe(kept);
  expect(source.yaml('b.yaml').value).toBe(before);
});

import { execFileSync } from 'node:child_process';
import { globSync, mkdtempSync, readFileSync, rmSync, writeFileSync } from 'node:fs';
import { tmpdir } from 'node:os';
import { join, relative } from 'node:path';
import { expect, test } from '@playwright/test';
import { projectFolder } from '../../build/project-paths.ts';
import { createApp } from '../../server/app.ts';
import { startLiveServer } from '../../test-support/live-server.ts';
import { copySite, editedEnvironment, editedSite, publishedFolder } from './edited-site.ts';

/*
 * An article that is scheduled, by real builds: a link shows it before, and at its moment it is everywhere at
 * once. Its texts are those that the company has published.
 */

const article = 'erste-nacht-auf-see';
/** A word that only this article has: the index of the search holds words. */
const ownWord = /bordnetz/;
const secret = 'sixteen characters at least';
const environment = { ...editedEnvironment(), PREVIEW_SECRET: secret };
const published = join(projectFolder, publishedFolder);
const drafts = join(published, 'preview/current');

function change(path: string, from: string, to: string): void {
  const file = join(projectFolder, editedSite, path);
  const text = readFileSync(file, 'utf8');
  expect(text).toContain(from);
  writeFileSync(file, text.replace(from, to));
}

const run = (script: string, ...args: string[]) =>
  execFileSync(process.execPath, [script, ...args], {
    cwd: projectFolder,
    env: environment,
    encoding: 'utf8',
  });

/** The files of a build that speak of the article, without their hashes. */
function placesIn(build: string): string[] {
  const files = globSync('**/*.{html,md,xml,json,txt}', { cwd: build });
  const speaks = (file: string) => {
    const text = readFileSync(join(build, file), 'utf8');
    return text.includes(article) || (/assets.search-/.test(file) && ownWord.test(text));
  };
  return files.filter(speaks).map((file) => file.replace(/-[\da-f]{8}\.json$/, '.json'));
}

/** Where it has to be in every language: its page, list, feeds, the articles that it is related to, search. */
const inLanguage = [
  `blog/${article}.html`,
  `blog/${article}.md`,
  'blog.html',
  'blog/feed.xml',
  'blog/feed.json',
  'blog/stunde-ohne-strom.html',
  'search.html',
  'llms.txt',
];
const places = [
  ...inLanguage,
  ...inLanguage.map((file) => `en/${file}`),
  'sitemap.xml',
  'assets/search-de.json',
];

let link = '';
let seen: { seconds: number; served: string }[] = [];
const build = (name = '') => join(published, 'builds', name);
/** The builds before and after the moment. */
const builds = () => [...new Set(seen.map(({ served }) => served))];

test.beforeAll(() => {
  copySite();
  const date = 'date: 2026-11-10\n';
  change(`posts/${article}.de.md`, date, `${date}publishAt: 2026-11-10T09:00:00+01:00\n`);
  change('site.yaml', '\nconsentVersion:', '\npreviews: true\nconsentVersion:');
  link = /\?preview=\S+/.exec(run('operations/publish.ts', '--preview'))?.[0] ?? '';
  seen = run('stress/publish-scheduled.ts')
    .trim()
    .split('\n')
    .map((line) => line.split(' '))
    .map(([seconds, served = '']) => ({ seconds: Number(seconds), served }));
});

test('what is scheduled appears within seconds of its moment, everywhere in one build', () => {
  const [before, after] = builds();
  expect(seen).toEqual(
    [-3600, -300, -5, 0, 5].map((seconds) => ({ seconds, served: seconds < 0 ? before : after })),
  );
  expect(placesIn(build(before))).toEqual([]);
  expect(placesIn(build(after))).toEqual(expect.arrayContaining(places));
});

test('a link shows it before, and the site with it is the published one byte for byte', async () => {
  const [before, after] = builds();
  const app = createApp({ distFolder: build(before), preview: { folder: drafts, secret } });
  for (const page of [`/blog/${article}`, `/en/blog/${article}`]) {
    expect((await app.request(page)).status).toBe(404);
    const shown = await app.request(page + link);
    expect([shown.status, shown.headers.get('X-Robots-Tag')]).toEqual([200, 'noindex, nofollow']);
  }
  const filesOf = (folder: string) =>
    globSync('**/*.*', { cwd: folder, withFileTypes: true })
      .filter((entry) => entry.isFile())
      .map((entry) => relative(folder, join(entry.parentPath, entry.name)))
      .toSorted();
  expect(filesOf(drafts)).toEqual(filesOf(build(after)));
  const differing = filesOf(drafts).filter(
    (file) => !readFileSync(join(drafts, file)).equals(readFileSync(join(build(after), file))),
  );
  expect(differing).toEqual([]);
});

test('the privacy policy names the cookie of the link, in every language', () => {
  for (const page of ['privacy-policy.html', 'en/privacy-policy.html']) {
    const entries =
      readFileSync(join(published, 'current', page), 'utf8').match(/<li[^>]*>.*?<\/li>/gs) ?? [];
    expect(entries.filter((entry) => /\bpreview\b.*\b7\b/s.test(entry))).toHaveLength(1);
  }
});

test('the server of live mode shows it by the same link', async () => {
  const data = mkdtempSync(join(tmpdir(), 'preview-live-'));
  const server = await startLiveServer({
    SITE: editedSite,
    DATA_FOLDER: data,
    DIST_FOLDER: build(builds()[0]),
    PREVIEW_FOLDER: drafts,
    PREVIEW_SECRET: secret,
  });
  const address = `http://localhost:${server.port}/blog/${article}`;
  expect((await fetch(address)).status).toBe(404);
  const shown = await fetch(address + link);
  expect([shown.status, shown.headers.get('X-Robots-Tag')]).toEqual([200, 'noindex, nofollow']);
  expect((await fetch(`${address}?preview=1.x`)).status).toBe(403);
  await server.kill('SIGTERM');
  rmSync(data, { recursive: true });
});

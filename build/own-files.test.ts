import { mkdirSync, mkdtempSync, readFileSync, rmSync, statSync, writeFileSync, chmodSync } from 'node:fs';
import { dirname, join, relative } from 'node:path';
import { brotliDecompressSync } from 'node:zlib';
import { expect, it, onTestFinished } from 'vitest';
import { ownFilesIn } from '#content/read/own-files.ts';
import { siteFixture } from '#content/test-support/site-fixture.ts';
import { describeProblem, DataError } from '#content/site-file/problem.ts';
import { exactAddressTexts, ownFileAt, putOwnFiles } from './own-files.ts';
import { SiteOutput } from './site-output.ts';

/** A folder of a site with these files, and the output of a build. */
async function publish(files: Readonly<Record<string, string | Uint8Array>>, made: string[] = []) {
  mkdirSync('.cache', { recursive: true });
  const folder = mkdtempSync(join('.cache', 'own-files-'));
  onTestFinished(() => rmSync(folder, { recursive: true }));
  for (const [name, content] of Object.entries(files)) {
    mkdirSync(dirname(join(folder, name)), { recursive: true });
    writeFileSync(join(folder, name), content);
    chmodSync(join(folder, name), 0o700);
  }
  const site = { ...siteFixture(), folder: relative('.', folder), ownFiles: ownFilesIn(Object.keys(files)) };
  const output = await SiteOutput.open({
    folder: join(process.cwd(), folder, 'new'),
    latest: join(process.cwd(), folder, 'latest'),
    stateFile: join(process.cwd(), folder, 'state.json'),
    replacesLatest: true,
  });
  await output.putTexts(new Map(made.map((path) => [path, 'made'])));
  await putOwnFiles(site, output);
  const place = join(process.cwd(), folder, 'latest');
  await output.moveTo(place);
  return { place, site };
}

it('publishes each file unchanged, readable by all, and compressed like the files that the build makes', async () => {
  const pdf = Buffer.from([0x25, 0x50, 0x44, 0x46, 0x0d, 0x0a, 0xff, 0x00]);
  const { place } = await publish({
    'files/agb.pdf': pdf,
    'files/.well-known/a.json': '{}\r\n',
    'files/google1.html': 'google-site-verification: google1.html',
    'files/.nojekyll': '',
    'files/.htaccess': 'Options All',
  });
  expect(readFileSync(join(place, 'agb.pdf'))).toEqual(pdf);
  expect(readFileSync(join(place, '.well-known/a.json'), 'utf8')).toBe('{}\r\n');
  expect(brotliDecompressSync(readFileSync(join(place, 'google1.html.br'))).toString()).toContain('google1');
  for (const name of ['agb.pdf', '.well-known/a.json', '.nojekyll', 'google1.html.gz'])
    expect(statSync(join(place, name)).mode & 0o777).toBe(0o644);
  expect(statSync(join(place, '.htaccess'), { throwIfNoEntry: false })).toBeUndefined();
  expect(JSON.parse(readFileSync(join(place, '_files.server'), 'utf8'))).toEqual(['/google1.html']);
});

it('refuses a file at the address of one that the build makes', async () => {
  const error: unknown = await publish({ 'files/Blog/page/2.html': 'x', 'files/a.pdf': 'x' }, [
    '/blog/page/2.html',
  ]).catch((reason: unknown) => reason);
  expect(error).toBeInstanceOf(DataError);
  expect(error instanceof DataError && error.problems.map(describeProblem)).toEqual([
    expect.stringMatching(
      /files\/Blog\/page\/2\.html: \(the name of the file\): the build makes a file at \/blog\/page\/2\.html: rename it/,
    ),
  ]);
});

it('publishes a name as addresses have it, also where a Mac writes its letters in two parts', async () => {
  const { place, site } = await publish({ 'files/Pra\u0308mie.pdf': 'x' });
  expect(readFileSync(join(place, 'Pr\u00e4mie.pdf'), 'utf8')).toBe('x');
  expect(ownFileAt(site, '/Pr%C3%A4mie.pdf')).toMatch(/files\/Pra\u0308mie\.pdf$/);
  expect(ownFileAt(site, '/praemie.pdf')).toBeUndefined();
});

it('lists HTML files only', () => {
  expect(exactAddressTexts(ownFilesIn(['files/a.pdf', 'files/b.HTML', 'files/c.htm']))).toEqual(new Map());
  expect(exactAddressTexts(ownFilesIn(['files/g.(1).html'])).get('/_files.nginx')).toBe(
    '"~^/g\\.\\(1\\)\\.html$" $uri;\n',
  );
});

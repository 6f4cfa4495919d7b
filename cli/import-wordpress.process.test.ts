import { spawnSync } from 'node:child_process';
import {
  existsSync,
  mkdirSync,
  mkdtempSync,
  readFileSync,
  rmSync,
  symlinkSync,
  writeFileSync,
} from 'node:fs';
import { join, relative } from 'node:path';
import { afterAll, beforeAll, describe, expect, it } from 'vitest';
import { cacheFolder, projectFolder } from '#build/project-paths.ts';
import { chosenFolder } from '#content/read/site-folder.ts';
import { startSite } from './start-site.ts';
import { wxrFile } from './wordpress/test-support/wxr-file.ts';

const cache = cacheFolder({ folder: chosenFolder() });
mkdirSync(cache, { recursive: true });
const work = mkdtempSync(join(cache, 'import-wordpress-'));
const folder = join(work, 'site');
const site = `./${relative(projectFolder, folder).replaceAll('\\', '/')}`;
const file = (name: string) => join(folder, name);

function run(script: string, ...args: string[]) {
  const { status, stdout, stderr } = spawnSync(process.execPath, [script, ...args], {
    cwd: projectFolder,
    env: { ...process.env, SITE: site },
    encoding: 'utf8',
  });
  return { status, said: stdout + stderr };
}
const importInto = (...args: string[]) => run('cli/import-wordpress.ts', site, ...args);

beforeAll(() => {
  const choices = { company: 'Acme', origin: 'https://acme.example', languages: ['en'] };
  startSite({ from: join(projectFolder, 'sites/_starter'), to: folder, cache }, 'acme', choices, new Date());
  writeFileSync(
    join(work, 'export.xml'),
    wxrFile({ items: [{ id: 1 }, { id: 2, type: 'page', slug: 'imprint' }] }),
  );
  writeFileSync(join(work, 'latin.xml'), '<rss>\u00FC</rss>', 'latin1');
});
afterAll(() => rmSync(work, { recursive: true, force: true }));

describe('npm run import-wordpress', () => {
  it('moves an export into a site that passes its check, once', () => {
    const first = importInto(join(work, 'export.xml'));
    expect(first.said).toContain('Imported: 1 article, 1 page, 0 files, ');
    expect(first.said).toContain(`${site.slice(2)}/wordpress/report-1.md`);
    expect(readFileSync(file('posts/post-1.en.md'), 'utf8')).toContain('The text of post number 1');
    const check = run('content/checks/check.ts', '--no-sample');
    expect(check.said).toContain('people/maria-lopez.yaml: replace or remove: en.role (3)');
    expect(check.said).toContain('Content: no problems found');
    const changed = readFileSync(file('posts/post-1.en.md'), 'utf8').replace('The text of', 'The words of');
    writeFileSync(file('posts/post-1.en.md'), changed);
    // As Excel writes it.
    writeFileSync(join(work, 'redirects.csv'), 'source;target\r\n/b\u00FCro;/blog/post-1\r\n', 'latin1');
    const second = importInto(join(work, 'export.xml'), '--redirects', join(work, 'redirects.csv'));
    expect(second.said).toContain('Imported: 0 articles, 0 pages, 0 files, 1 redirect.');
    expect(readFileSync(file('redirects.yaml'), 'utf8')).toContain('/büro');
    expect(readFileSync(file('posts/post-1.en.md'), 'utf8')).toBe(changed);
    expect(existsSync(file('wordpress/report-2.md'))).toBe(true);
  });

  it('writes nothing through a link out of the folder', () => {
    const outside = join(work, 'outside');
    mkdirSync(outside);
    rmSync(file('wordpress/page'), { recursive: true, force: true });
    symlinkSync(outside, file('wordpress/page'), 'junction');
    writeFileSync(
      join(work, 'hostile.xml'),
      wxrFile({ items: [{ id: 4 }, { id: 3, type: 'page', slug: 'about' }] }),
    );
    const { status, said } = importInto(join(work, 'hostile.xml'));
    expect(said).toContain('wordpress/page/about.en.md is not in the folder of the site');
    expect(status).toBe(1);
    expect(existsSync(join(outside, 'about.en.md'))).toBe(false);
    // Nor anything else, as the state would not name it.
    expect(existsSync(file('posts/post-4.en.md'))).toBe(false);
  });

  it.each([
    [['missing.xml'], 'there is no file missing.xml'],
    [[join(work, 'export.xml'), '--uploads', 'nowhere'], '--uploads: there is no folder nowhere'],
    [[join(work, 'export.xml'), '--language', 'xx'], '--language: xx is not a language of the site'],
    [[join(work, 'latin.xml')], `${join(work, 'latin.xml')} is not in UTF-8`],
    [[], 'npm run import-wordpress -- acme export.xml'],
  ])('refuses %j', (args, reason) => {
    const { status, said } = importInto(...args);
    expect(said).toContain(`import-wordpress: ${reason}`);
    expect(status).toBe(1);
  });
});

import { writeFileSync } from 'node:fs';
import { join } from 'node:path';
import { afterEach, expect, it, vi } from 'vitest';
import { chosenFolder, isDefaultSite, siteNameOf } from './site-folder.ts';
import { temporaryFolderOf } from '#shared/test-support/folder-of.ts';

// Not only before the next test: the worker loads the next file before.
afterEach(() => {
  vi.unstubAllEnvs();
  vi.restoreAllMocks();
});

it.each([
  ['UTF-8', (text: string) => Buffer.from(text)],
  ['UTF-8 with a byte order mark', (text: string) => Buffer.from(`\uFEFF${text}`)],
  ['UTF-16, as PowerShell writes it', (text: string) => Buffer.from(`\uFEFF${text}`, 'utf16le')],
])('sites/default can be in %s', (_, bytesOf) => {
  const folder = temporaryFolderOf({ 'sites/acme/site.yaml': '' });
  writeFileSync(join(folder, 'sites/default'), bytesOf('acme \r\n'));
  vi.spyOn(process, 'cwd').mockReturnValue(folder);
  vi.stubEnv('SITE', '');
  expect(chosenFolder()).toBe('sites/acme');
  expect(isDefaultSite({ folder: 'sites/acme' })).toBe(true);
});

it('SITE is a folder in sites/, or any other path', () => {
  const folder = temporaryFolderOf({
    'sites/default': 'acme',
    'sites/acme/site.yaml': '',
    'other/one/site.yaml': '',
  });
  vi.spyOn(process, 'cwd').mockReturnValue(folder);
  const chosen = ['other/one', 'other/one/', './other/one', './other/one//'].map((path) => {
    vi.stubEnv('SITE', path);
    return chosenFolder();
  });
  expect(chosen).toEqual(chosen.map(() => 'other/one'));
  expect(siteNameOf({ folder: 'other/one' })).toBe('other.one');
  vi.stubEnv('SITE', 'atlantis');
  expect(chosenFolder).toThrow('SITE: there is no sites/atlantis/site.yaml; the sites are acme');
});

import { readFileSync, renameSync, rmSync } from 'node:fs';
import { join } from 'node:path';
import { expect, it } from 'vitest';
import { readSite } from '#content/load-site.ts';
import { SiteSource } from '#content/read/site-source.ts';
import { fixtureFiles } from '#content/test-support/site-fixture.ts';
import { allDeleted, bringBack, Deletions, nameDeleted, type Deleted } from './deleted-entries.ts';
import { git } from './git.ts';
import { commitAll, pushFile, sharedRepository, writeIn } from './test-support/shared-repository.ts';

const loaded = readSite(new SiteSource('cobalto', fixtureFiles({ languages: ['es', 'en'] })));
const person = (name: string) =>
  `es:\n  name: ${name}\n  # Hace redes.\n  bio: ${'Redes y más redes. '.repeat(8)}\n`;
const article = (title: string) => `---\ntitle: ${title}\n---\n\n${title} y mucho texto, línea a línea.\n`;

const none = new Map<string, Deleted>();
const listed = (site: string, deleted: ReadonlyMap<string, Deleted> = none) =>
  nameDeleted(loaded, allDeleted(loaded, site, deleted));

/** A repository in which a person, an article in two languages, a list and a page are committed. */
function siteWithEntries() {
  const repository = sharedRepository();
  const { mine, site } = repository;
  writeIn(site, 'people/joan.yaml', person('Joan Peris'));
  writeIn(site, 'posts/cortes.es.md', article('Cortes'));
  writeIn(site, 'posts/cortes.en.md', article('Power cuts'));
  writeIn(site, 'testimonials.yaml', '- person: joan\n');
  writeIn(site, 'pages/about.yaml', 'es:\n  title: Nosotros\n');
  commitAll(mine, 'Entries');
  return repository;
}
const joan = { entry: 'Personas › Joan Peris', files: ['people/joan.yaml'] };
const cortes = { entry: 'Artículos › Cortes', files: ['posts/cortes.en.md', 'posts/cortes.es.md'] };

it('lists and brings back what is deleted, committed or not, byte by byte', () => {
  const { mine, site } = siteWithEntries();
  expect(listed(site)).toEqual([]);
  for (const name of ['posts/cortes.es.md', 'posts/cortes.en.md', 'testimonials.yaml', 'pages/about.yaml'])
    rmSync(join(site, name));
  commitAll(mine, 'Delete');
  rmSync(join(site, 'people/joan.yaml'));
  const status = git(mine, 'status', '--porcelain');
  expect(listed(site)).toEqual([joan, cortes]);
  expect(git(mine, 'status', '--porcelain')).toBe(status);
  const texts = allDeleted(loaded, site, none);
  bringBack(site, texts, joan.files);
  bringBack(site, texts, cortes.files);
  expect(git(mine, 'status', '--porcelain').split('\n')).toEqual(['?? sites/acme/posts/']);
  expect(readFileSync(join(site, 'posts/cortes.es.md'), 'utf8')).toBe(article('Cortes'));
  expect(() => bringBack(site, texts, joan.files)).toThrow('EEXIST');
  expect(() => bringBack(site, texts, ['../../notes.txt'])).toThrow('it cannot be found any more');
});

it('lists the newest version, and nothing that exists again or has another name', () => {
  const { mine, site } = siteWithEntries();
  writeIn(site, 'people/joan.yaml', person('Joan'));
  commitAll(mine, 'Change');
  rmSync(join(site, 'people/joan.yaml'));
  commitAll(mine, 'Delete');
  expect(listed(site)).toEqual([{ ...joan, entry: 'Personas › Joan' }]);
  writeIn(site, 'people/joan.yaml', person('Joan'));
  commitAll(mine, 'Again');
  renameSync(join(site, 'people/joan.yaml'), join(site, 'people/joana.yaml'));
  expect(listed(site)).toEqual([]);
  commitAll(mine, 'Rename');
  expect(listed(site)).toEqual([]);
});

it('lists what a colleague has deleted, also in a merge', () => {
  const { mine, site, colleague } = siteWithEntries();
  git(mine, 'push', '--quiet');
  git(colleague, 'pull', '--quiet');
  rmSync(join(colleague, 'sites/acme/people/joan.yaml'));
  pushFile(colleague, 'notes.txt', 'Delete\n');
  writeIn(mine, 'notes2.txt', 'mine\n');
  commitAll(mine, 'Mine');
  git(mine, 'fetch', '--quiet');
  git(mine, 'merge', '--quiet', '--no-edit', 'origin/main');
  const source = new SiteSource('cobalto', new Map());
  expect([...allDeleted({ ...loaded, source }, site, none).keys()]).toEqual(['people/joan.yaml']);
});

it('keeps what was deleted since the editor started, also what was never in Git', () => {
  const { site } = sharedRepository();
  const deletions = new Deletions();
  const read = (files: Record<string, string>) =>
    deletions.read(new SiteSource('cobalto', new Map(Object.entries(files))));
  const [ada, list] = [person('Ada'), '- person: ada\n'];
  expect(read({ 'people/ada.yaml': ada, 'testimonials.yaml': list }).size).toBe(0);
  expect([...read({})]).toEqual([['people/ada.yaml', { file: 'people/ada.yaml', text: ada }]]);
  expect(listed(site, read({}))).toEqual([{ entry: 'Personas › Ada', files: ['people/ada.yaml'] }]);
  bringBack(site, allDeleted(loaded, site, read({})), ['people/ada.yaml']);
  expect(readFileSync(join(site, 'people/ada.yaml'), 'utf8')).toBe(ada);
  expect(read({ 'people/ada.yaml': ada }).size).toBe(0);
  expect(read({ 'people/ada-lund.yaml': person('Ada Lund') }).size, 'renamed').toBe(0);
});

it('keeps the items of lists that other files name, at their places', () => {
  const { site } = sharedRepository();
  const file = 'posts/categories.yaml';
  const deletions = new Deletions();
  const read = (text: string) => {
    writeIn(site, file, text);
    return deletions.read(new SiteSource('cobalto', new Map([[file, text]])));
  };
  const [news, tips, help] = ['news', 'tips', 'help'].map(
    (id) => `- id: ${id}\n  name:\n    es: Sobre ${id}\n    en: About ${id}\n`,
  );
  const all = `# In the order of the filter.\n${news}${tips}${help}`;
  expect(read(all).size).toBe(0);
  expect(read('- id: [\n').size, 'unreadable for a moment').toBe(0);
  const deleted = read(all.replace(tips ?? '', ''));
  const entry = 'Empresa y listas › Categorías de artículos › Sobre tips';
  const [found] = listed(site, deleted);
  expect(found?.entry).toBe(entry);
  bringBack(site, deleted, found?.files ?? []);
  expect(readFileSync(join(site, file), 'utf8')).toBe(all);
  expect(read(all).size).toBe(0);
  expect(read(all.replace('id: tips', 'id: advice')).size, 'renamed').toBe(0);
  expect(listed(site, read('')).map((one) => one.entry)).toContain(entry.replace('tips', 'news'));
});

it('is empty where Git ignores the folder of the site', () => {
  const { mine, site } = sharedRepository();
  git(mine, 'rm', '--quiet', '-r', '--cached', 'sites');
  writeIn(mine, '.gitignore', 'sites/\n');
  commitAll(mine, 'Keep the site elsewhere');
  expect(listed(site)).toEqual([]);
});

it('is empty without Git, and fails where Git fails', () => {
  const { mine, site } = siteWithEntries();
  const head = git(mine, 'rev-parse', 'HEAD^{tree}');
  rmSync(join(mine, '.git/objects', head.slice(0, 2), head.slice(2)), { force: true });
  expect(() => listed(site)).toThrow(/^git /);
  rmSync(join(mine, '.git'), { recursive: true });
  expect(listed(site)).toEqual([]);
});

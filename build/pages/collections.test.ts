import { editionOf } from '#content/edition.ts';
import { readFileSync } from 'node:fs';
import { join } from 'node:path';
import { describe, expect, it } from 'vitest';
import { editorConfig } from '#build/editor/config.ts';
import { projectFolder } from '#build/project-paths.ts';
import { itemAddress } from '#content/pages/paths.ts';
import { sampleTexts } from '#content/checks/check-samples.ts';
import { allCollections } from '#content/collections/all-collections.ts';
import { folderOf, isTextCollection } from '#content/collections/define-collection.ts';
import { readSite } from '#content/load-site.ts';
import { readSiteFiles, SiteSource, type SiteFiles } from '#content/read/site-source.ts';
import { fixtureFiles } from '#content/test-support/site-fixture.ts';
import { textsMissingIn } from '#content/checks/translations.ts';
import { createTranslator } from '#shared/i18n/translator.ts';
import { routes } from '#shared/routes.ts';
import { searchEntries, searchGroup } from '#src/pages/search-entries.data.ts';
import { listPages } from '#build/pages/all-pages.ts';

/*
 * Each definition of content/collections takes effect everywhere. What a definition must say, the compiler checks; this
 * is what a new collection has in other files (docs/how-to/add-a-content-type.md).
 */

const examples = readSiteFiles('docs/examples');
const howTo = readFileSync(join(projectFolder, 'docs/how-to/add-content.md'), 'utf8');
const loaded = (files: SiteFiles) => readSite(new SiteSource('acme', files));

describe.each(allCollections)('the collection %s', (name, collection) => {
  const { route, list, search, schema, hasExample } = collection;
  const folder = folderOf(collection);
  const ending = isTextCollection(collection) ? '.en.md' : '.yaml';
  const ids = [...examples.keys()]
    .filter((file) => file.startsWith(`${folder}/`) && file.endsWith(ending))
    .map((file) => file.slice(folder.length + 1, -ending.length));

  it('has an example in docs/examples, or declares that it has none', () => {
    expect(ids.length > 0, `docs/examples/${folder}/`).toBe(hasExample !== false && folder !== '');
  });

  it('has its examples named in docs/how-to/add-content.md', () => {
    const named = folder === '' || howTo.includes(`\`${folder}/`);
    expect(named, `add a row with an example of ${folder}/`).toBe(true);
  });

  it('has a field for former names if its items have pages', () => {
    expect('formerly' in schema.facts.entries).toBe(route !== false);
  });

  it('has its pages in the sitemap, and its items in the search unless it opts out', () => {
    const { site } = loaded(new Map([...readSiteFiles('sites/_starter'), ...examples]));
    const paths = listPages(editionOf(site, 'en')).map(({ path }) => path);
    const shown = site[name]['en'] ?? [];
    const wanted = [
      ...(shown.length > 0 ? [routes[list]] : []),
      ...shown.flatMap(({ id }) => (route === false ? [] : [itemAddress(route, id)])),
    ];
    expect(wanted.filter((path) => !paths.includes(path))).toEqual([]);
    const t = createTranslator(site, 'en');
    const kinds = new Set(searchEntries(editionOf(site, t.language, 'simulated')).map(({ kind }) => kind));
    const groups = (search || []).filter((rule) => shown.some((item) => rule.has?.(item) ?? true));
    const names = groups.map(({ page = list }) => searchGroup(editionOf(site, t.language), page));
    expect(names.filter((group) => !kinds.has(group))).toEqual([]);
    expect(shown.length > 0 && search !== false).toBe(groups.length > 0);
  });

  it('has a form in the editor', () => {
    const backend = { name: 'github', repo: 'acme/site', branch: 'main' } as const;
    const languages = ['en', 'de'];
    const { collections } = editorConfig({
      name: 'Acme',
      origin: 'https://acme.example',
      languages,
      backend,
      folder: '',
      files: [],
      choices: {},
    });
    const forms = collections.flatMap(({ name: form, files = [] }) => [
      form,
      ...files.map((file) => file.name),
    ]);
    expect(forms).toContain(folder === '' ? collection.name : folder);
  });

  it('is checked for samples and missing translations', () => {
    const file = folder === '' ? collection.files : `${folder}/first${ending}`;
    const text = 'What we did for them last year (sample).';
    const content = isTextCollection(collection) ? `---\ntitle: ${text}\n---\n` : `en: { title: ${text} }\n`;
    const site = loaded(fixtureFiles({ languages: ['en', 'de'], files: { [file]: content } }));
    expect(sampleTexts(site).map((problem) => problem.file)).toEqual([`acme/${file}`]);
    expect(textsMissingIn(site, 'de')).toContain(file.replace('.en.', '.de.'));
  });
});

import { expect, it } from 'vitest';
import { editorFixture } from '#build/editor/test-support/editor-fixtures.ts';
import { draftFiles, unsavedPictures, withPictures } from './draft-files.ts';

const config = editorFixture({ folder: 'sites/acme/', files: ['pages/about.yaml', 'legal/privacy.en.md'] });

it('puts all languages of an item into its file, as a save does', () => {
  const entry = {
    collection: 'people',
    slug: 'ada',
    data: { name: 'Ada', role: 'Engineer', photo: '', '~file': 3 },
    i18n: { de: { data: { name: 'Ada', role: 'Ingenieurin' } } },
  };
  expect(draftFiles(config, entry, 'en')).toEqual({
    language: 'en',
    file: 'sites/acme/people/ada.yaml',
    files: {
      'sites/acme/people/ada.yaml': 'en:\n  name: Ada\n  role: Engineer\nde:\n  role: Ingenieurin\n',
    },
  });
});

it('writes a long text to a file for each of its languages', () => {
  const entry = {
    collection: 'posts',
    slug: 'boats',
    data: { title: 'Boote', body: 'Zwei.' },
    i18n: { en: { data: { title: 'Boats', body: 'Two.' } } },
  };
  expect(draftFiles(config, entry, 'de')).toMatchObject({
    language: 'de',
    file: 'sites/acme/posts/boats.de.md',
    files: {
      'sites/acme/posts/boats.de.md': expect.stringMatching(/^---\ntitle: Boote…+\n[^]*---\n\nZwei\.\n$/),
      'sites/acme/posts/boats.en.md': expect.stringMatching(/^---\ntitle: Boats…+\n[^]*---\n\nTwo\.\n$/),
    },
  });
});

it('knows lists, pages, new entries and files of the whole site', () => {
  const fileOf = (collection: string, slug: string, data: Record<string, unknown>) =>
    draftFiles(config, { collection, slug, data, i18n: {} }, 'en');
  expect(fileOf('pages', 'about', { title: 'About' })?.file).toBe('sites/acme/pages/about.yaml');
  expect(fileOf('legal', 'privacy', { body: 'Text' })?.file).toBe('sites/acme/legal/privacy.en.md');
  expect(fileOf('people', '', { name: 'Bo' })?.file).toBe('sites/acme/people/new.yaml');
  expect(fileOf('data', 'clients', { items: [{ name: 'Bo' }] })?.files).toEqual({
    'sites/acme/clients.yaml': '- name: Bo\n',
  });
  expect(fileOf('pages', 'missing', {})).toBeUndefined();
});

it('names pictures that are not saved yet as saved ones', () => {
  const [photo, drawing] = ['blob:http://localhost:3000/5e1c-77', 'blob:http://localhost:3000/5e1c-7'];
  const draft = {
    file: 'a.md',
    language: 'en',
    files: {
      'a.md': `---\ncover:\n  picture: ${photo}\n---\n\n![Map](${drawing})\n`,
      'b.yaml': `- '${photo}'\n`,
    },
  };
  expect(unsavedPictures(draft)).toEqual([photo, drawing]);
  const size = { width: 600, height: 400 };
  const { files, pictures } = withPictures(draft, [
    { url: photo, ...size, isDrawing: false },
    { url: drawing, ...size, isDrawing: true },
  ]);
  expect(files).toEqual({
    'a.md': '---\ncover:\n  picture: /images/draft-1.jpg\n---\n\n![Map](/images/draft-2.svg)\n',
    'b.yaml': "- '/images/draft-1.jpg'\n",
  });
  expect(pictures).toMatchObject({
    'images/draft-1.jpg': { url: photo },
    'images/draft-2.svg': { url: drawing },
  });
});

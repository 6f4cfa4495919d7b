import { expect, it } from 'vitest';
import { editorConfig } from '#build/editor/config.ts';
import { draftFiles } from './draft-files.ts';

const config = editorConfig({
  name: 'Acme',
  origin: 'https://acme.example',
  languages: ['en', 'de'],
  backend: { name: 'github', repo: 'acme/site', branch: 'main' },
  folder: 'sites/acme/',
  files: ['pages/about.yaml', 'legal/privacy.en.md'],
  choices: {},
});

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
      'sites/acme/posts/boats.de.md': expect.stringMatching(/^---\ntitle: Boote\n[^]*---\n\nZwei\.\n$/),
      'sites/acme/posts/boats.en.md': expect.stringMatching(/^---\ntitle: Boats\n[^]*---\n\nTwo\.\n$/),
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

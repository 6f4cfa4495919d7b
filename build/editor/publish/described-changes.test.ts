import { describe, expect, it } from 'vitest';
import { spanishSite } from '#build/editor/test-support/editor-fixtures.ts';
import {
  describeFiles,
  editorNames,
  historyMessage,
  shortened,
  type DescribedEntry,
} from './described-changes.ts';

const names = editorNames(spanishSite);
const described = (...files: [name: string, before: unknown, after: unknown][]) =>
  describeFiles(
    files.map(([name, before, after]) => {
      const kind = before === undefined ? 'new' : after === undefined ? 'deleted' : 'changed';
      return { name, kind, before, after };
    }),
    names,
  );

it.each<[name: string, before: unknown, after: unknown, entry: string, fields: string[]]>([
  [
    'posts/cortes.es.md',
    { title: 'Cortes', body: 'Uno.\n\nDos.\n\nTres.' },
    { title: 'Cortes de luz', body: 'Uno.\n\nDos más.\n\nTres.' },
    'Artículos › Cortes de luz',
    ['Título: Cortes > Cortes de luz', 'Texto: Dos. > Dos más.'],
  ],
  [
    'posts/cortes.es.md',
    { category: 'none', draft: true },
    { category: 'news', draft: false },
    'Artículos › Cortes de luz',
    ['Categoría: none > Noticias', 'Borrador: Sí > No'],
  ],
  [
    'jobs/redes.yaml',
    { es: { title: 'A' }, en: { title: 'A' } },
    { es: { title: 'A' }, en: { title: 'B' } },
    'Ofertas de empleo › Engineer',
    ['Título › EN: A > B'],
  ],
  [
    'words/es.yaml',
    { 'nav.about': 'Empresa' },
    { 'nav.about': 'Nosotros' },
    'Textos de la interfaz',
    ['nav.about: Empresa > Nosotros'],
  ],
  [
    'testimonials.yaml',
    [{ person: 'a', es: { content: 'Uno' } }],
    [],
    'Empresa y listas › Testimonios',
    [': a · Uno > '],
  ],
  [
    'prices.yaml',
    [
      { id: 'mensual', es: { name: 'Mantenimiento' }, amount: 50 },
      { id: 'hora', amount: 60 },
    ],
    [
      { id: 'mensual', es: { name: 'Mantenimiento' }, amount: 55 },
      { id: 'hora', amount: 65 },
    ],
    'Empresa y listas › Precios',
    ['Mantenimiento › Precio: 50 > 55', 'hora › Precio: 60 > 65'],
  ],
  [
    'jobs/redes.yaml',
    { es: { responsibilities: ['Uno', 'Dos'] } },
    { es: { responsibilities: ['Uno', 'Tres'] } },
    'Ofertas de empleo › Engineer',
    ['Funciones › 2: Dos > Tres'],
  ],
  ['images/patio.jpg', undefined, undefined, 'images/patio.jpg', []],
])('a change of %s %j to %j', (name, before, after, entry, fields) => {
  const [found] = described([name, before, after]);
  expect(found?.entry.join(' › ')).toBe(entry);
  expect(found?.fields.map((one) => `${one.field}: ${one.before} > ${one.after}`)).toEqual(fields);
});

it('a new language is a change of its entry', () => {
  const body = 'Uno.';
  const all = described(
    ['posts/cortes.es.md', { title: 'A', body }, { title: 'B', body }],
    ['posts/cortes.en.md', undefined, { title: 'C', body }],
  );
  expect(all).toMatchObject([{ entry: ['Artículos', 'Cortes de luz'], kind: 'changed' }]);
});

it('texts come before pictures', () => {
  const all = described(
    ['images/patio.jpg', undefined, undefined],
    ['posts/cortes.es.md', { title: 'A' }, { title: 'B' }],
  );
  expect(all.map(({ entry }) => entry)).toEqual([['Artículos', 'Cortes de luz'], ['images/patio.jpg']]);
});

it('a site that cannot be read has the names of its files', () => {
  const own = editorNames(undefined);
  const files = [{ name: 'people/ada.yaml', kind: 'changed', before: { a: 1 }, after: { a: 2 } }] as const;
  expect(describeFiles(files, own)).toEqual([
    { entry: ['people/ada.yaml'], kind: 'changed', fields: [{ field: 'a', before: '1', after: '2' }] },
  ]);
});

describe('texts', () => {
  const long = 'word '.repeat(60);
  it.each([
    ['short', 'shorter', ['short', 'shorter']],
    [`${long}old`, `${long}new`, [/^… .*old$/, /^… .*new$/]],
    [`old ${long}`, `new ${long}`, [/^old .* …$/, /^new .* …$/]],
    ['', long, ['', /^word .* …$/]],
  ])('%s and %s are shown where they differ', (before, after, shown) => {
    const texts = shortened(before, after);
    for (const [index, text] of texts.entries()) {
      expect(text).toMatch(shown[index] ?? '');
      expect(text.length).toBeLessThan(130);
    }
  });
});

describe('the history', () => {
  const entry = (
    title: string,
    kind: DescribedEntry['kind'] = 'changed',
    ...fields: string[]
  ): DescribedEntry => ({
    entry: title.split(' > '),
    kind,
    fields: fields.map((field) => ({ field, before: 'a', after: 'b' })),
  });
  it.each([
    ['en', [entry('People > Ada Lund', 'changed', 'Role')], 'Change Ada Lund (Role)'],
    ['de', [entry('Personen > Ada Lund', 'new')], 'Ada Lund hinzugefügt'],
    ['es', [entry('A > B', 'deleted'), entry('A > C', 'deleted')], 'Eliminar B y C'],
    ['fr', ['A', 'B', 'C', 'D'].map((one) => entry(one, 'changed', 'x')), 'Modifier A, B et 2 de plus'],
    ['en', [entry('A', 'new'), entry('B', 'deleted')], 'Change A and B'],
    ['de', [entry('Artikel > Datei › Öffnen', 'new')], 'Datei › Öffnen hinzugefügt'],
    ['en', [entry(`A > ${'long '.repeat(20)}`)], `Change ${'long '.repeat(8).trim()}…`],
  ] as const)('says in %s what has changed', (language, entries, subject) => {
    const [first, second] = historyMessage(entries, language, 30).split('\n');
    expect([first, second]).toEqual([subject, '']);
  });
  it('has a line for each change', () => {
    const message = historyMessage([entry('A', 'changed', 'x', 'y', 'z'), entry('B', 'new')], 'en', 3);
    expect(message.split('\n').slice(2).join(' ')).toBe(
      'A › x: - a + b A › y: - a + b A › z: - a + b … 1 more',
    );
  });
});

import { describe, expect, it } from 'vitest';
import { readSite } from '#content/load-site.ts';
import { problemInBody } from '#content/read/problem-in-body.ts';
import { SiteSource } from '#content/read/site-source.ts';
import { problemAt } from '#content/site-file/parse-data.ts';
import type { Problem } from '#content/site-file/problem.ts';
import { localConfig } from '#build/editor/site-config.ts';
import { checkForEditor, inWords, placedProblems } from './site-problems.ts';
import { spanishSite } from '#build/editor/test-support/editor-fixtures.ts';

const loaded = readSite(new SiteSource('sites/nordlicht'));
const config = localConfig(loaded.site);

it.each([
  // Names that look like steps of a path.
  ['site.yaml', ['addresses', 'de', '/a.b'], '/collections/data/entries/site _default addresses.de./a.b'],
  ['posts/neu.de.md', ['author'], '/collections/posts/entries/neu de author'],
  ['posts/neu.de.md', undefined, '/collections/posts/entries/neu de body'],
  ['jobs/neu.yaml', ['en', 'country'], '/collections/jobs/entries/neu en country'],
  ['site.yaml', ['menus', 'legal', 0], '/collections/data/entries/site _default menus.legal.0'],
  [
    'testimonials.yaml',
    [1, 'de', 'content'],
    '/collections/data/entries/testimonials _default items.1.de.content',
  ],
])('a problem of %s, %s leads to %s', (name, path, place) => {
  const file = `sites/nordlicht/${name}`;
  const problem = path
    ? problemAt({ file, value: {}, lineOf: () => 7 }, path, 'wrong')
    : problemInBody({ file, bodyLine: 5 }, 3, 'wrong');
  const [found] = placedProblems(loaded, config, [problem]);
  expect([found?.place.entry, found?.place.locale, found?.place.keyPath].join(' ')).toBe(place);
  expect(found).toMatchObject({
    place: { kind: 'form', line: 7 },
    reason: 'Dazu gibt es nur einen englischen Satz: wrong',
  });
  expect(found?.where).toBe(`${file}:7: ${problem.field}`);
});

it.each<[name: string, problem: Partial<Problem>, place: string, title: string]>([
  [
    'posts/zwei-wachen.de.md',
    { path: ['author'], field: 'author' },
    '/collections/posts/entries/zwei-wachen de author',
    'Artikel › Zwei Wachen',
  ],
  [
    'posts/zwei-wachen.en.md',
    { field: 'tables' },
    '/collections/posts/entries/zwei-wachen en body',
    'Artikel › Zwei Wachen',
  ],
  [
    'people/ada.yaml',
    { path: ['en'], field: 'en' },
    '/collections/people/entries/ada en ',
    'Personen › Ada Lund',
  ],
  [
    'pages/menu.yaml',
    { field: 'de.names./x' },
    '/collections/pages/entries/menu de ',
    'Texte der Seiten › Menü',
  ],
  [
    'pages/menu.yaml',
    { path: ['en', 'names', '/x'], field: 'en.names./x' },
    '/collections/pages/entries/menu en names./x',
    'Texte der Seiten › Menü',
  ],
])('a problem of %s, %j leads to %s, %s', (name, problem, place, title) => {
  const folder = 'acme';
  const files = new Map([
    ['posts/zwei-wachen.de.md', '---\ntitle: Zwei Wachen\n---\n'],
    ['people/ada.yaml', 'de:\n  name: Ada Lund\n'],
  ]);
  const { site } = loaded;
  const source = new SiteSource(folder, files);
  const own = JSON.parse(JSON.stringify(config).replaceAll('sites/nordlicht/', 'acme/')) as typeof config;
  const whole = { ...loaded, site: { ...site, folder }, source };
  const [found] = placedProblems(whole, own, [
    { field: '', reason: 'wrong', ...problem, file: `${folder}/${name}` },
  ]);
  expect([found?.place.entry, found?.place.locale, found?.place.keyPath].join(' ')).toBe(place);
  expect(found?.place).toMatchObject({ kind: 'form', title });
});

it('a file that cannot be read has no form', () => {
  const file = 'sites/nordlicht/people/ada.yaml';
  const [found] = placedProblems(loaded, config, [{ file, field: '(the whole file)', reason: 'not YAML' }]);
  expect(found).toMatchObject({ place: { kind: 'file', entry: '' }, field: '' });
});

it('a problem of a file without a form names the file', () => {
  const file = 'sites/nordlicht/words/de.yaml';
  const [found] = placedProblems(loaded, config, [{ file, field: 'nav.about', reason: 'wrong' }]);
  expect(found).toMatchObject({ place: { kind: 'file', entry: '', file, title: file } });
});

const spanishConfig = localConfig(spanishSite.site);

it.each<[file: string, path: (string | number)[], reason: string, words: string]>([
  [
    'testimonials.yaml',
    [0, 'person'],
    'no such person: joan; the valid names are marta',
    '1 › Persona: «joan» no existe aquí. Las opciones son: marta.',
  ],
  [
    'jobs/redes.yaml',
    ['es', 'validThrough'],
    'the last day for applications is before the day of publication',
    'Fin del plazo: es anterior al día de publicación',
  ],
  [
    'jobs/redes.yaml',
    ['en', 'title'],
    'too long: 81 characters, at most 80',
    'Título › EN: demasiado largo: 81 caracteres; puede tener 80 como máximo',
  ],
  [
    'posts/nota.es.md',
    ['coverAlt'],
    'missing: say in one sentence what the cover shows',
    'Texto alternativo de la portada: falta: diga en una frase qué se ve en la portada',
  ],
  [
    'posts/nota.es.md',
    ['category'],
    'no such category: x; did you mean “news”?',
    'Categoría: «x» no existe aquí. ¿Quería decir «Noticias»?',
  ],
  [
    'site.yaml',
    ['contact', 'officeHours', 'week', 0, 'hours', 1],
    'must be hours such as 09:00-14:00: 9 a 14',
    'Contacto › Horario de oficina › Semana › 1 › Horario › 2: escriba la apertura y el cierre con cuatro cifras cada una, por ejemplo 09:00-14:00: 9 a 14',
  ],
  ['services/redes.yaml', ['es', 'blocks', 1, 'look'], 'missing', 'Bloques › 2 › Presentación: falta'],
  ['services/redes.yaml', ['es'], 'not a list of fields', 'aquí van varios campos'],
])('a Spanish editor words a problem of %s %j', (name, path, reason, words) => {
  const data = { file: `cobalto/${name}`, value: {}, lineOf: () => 3 };
  const problem = problemAt(data, path, reason);
  const [found] = placedProblems(spanishSite, spanishConfig, [problem]);
  expect(found && inWords(found)).toBe(words);
  expect(found?.where).toBe(`cobalto/${name}:3: ${problem.field}`);
});

describe('what the check finds', () => {
  const file = 'pages/about.yaml';
  const { source } = loaded;
  const checked = (text: string) =>
    checkForEditor(readSite(source.withTexts(new Map([[file, text]]))), config);
  const short = source
    .text(file)
    .replace(
      /description: .*/,
      'description: Wer wir sind, was wir für Sie tun, und wie Sie uns am besten erreichen.',
    );

  it('is advice with a field where the site can be published', async () => {
    const { problems, advice } = await checked(short);
    expect(problems).toEqual([]);
    expect(advice).toMatchObject([
      {
        place: {
          kind: 'form',
          entry: '/collections/pages/entries/about',
          title: 'Texte der Seiten › Über uns',
        },
        reason: expect.stringMatching(/^\d+ Zeichen: Suchergebnisse zeigen 120 bis 160; schreiben Sie mehr$/),
      },
    ]);
  });

  it('is not advice where it cannot', async () => {
    const { problems, advice } = await checked(short.replace(/title: .*/, 'title: 7'));
    expect(problems).not.toEqual([]);
    expect(advice).toEqual([]);
  });
});

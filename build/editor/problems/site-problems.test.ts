import { expect, it } from 'vitest';
import { readSite } from '#content/load-site.ts';
import { problemInBody } from '#content/read/problem-in-body.ts';
import { SiteSource } from '#content/read/site-source.ts';
import { problemAt } from '#content/site-file/parse-data.ts';
import { localConfig } from '#build/editor/site-config.ts';
import { placedProblems } from './site-problems.ts';

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
  expect(found).toMatchObject({ place: { kind: 'form', line: 7 }, reason: `${problem.field}: wrong` });
});

it('a problem of a file without a form names the file', () => {
  const file = 'sites/nordlicht/words/de.yaml';
  const [found] = placedProblems(loaded, config, [{ file, field: 'nav.about', reason: 'wrong' }]);
  expect(found).toMatchObject({ place: { kind: 'file', entry: '', file, title: file } });
});

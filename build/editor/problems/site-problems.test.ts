import { expect, it } from 'vitest';
import { readSite } from '#content/load-site.ts';
import { SiteSource } from '#content/read/site-source.ts';
import { localConfig } from '#build/editor/site-config.ts';
import { placedProblems } from './site-problems.ts';

const loaded = readSite(new SiteSource('sites/nordlicht'));
const config = localConfig(loaded.site);

it.each([
  ['posts/neu.de.md', 'author', '/collections/posts/entries/neu de author'],
  ['posts/neu.de.md', 'the text', '/collections/posts/entries/neu de body'],
  ['jobs/neu.yaml', 'en.country', '/collections/jobs/entries/neu en country'],
  ['site.yaml', 'menus.legal[0]', '/collections/data/entries/site _default menus.legal.0'],
  [
    'testimonials.yaml',
    '[1].de.content',
    '/collections/data/entries/testimonials _default items.1.de.content',
  ],
])('a problem of %s, %s leads to %s', (file, field, place) => {
  const problem = { file: `sites/nordlicht/${file}`, line: 7, field, reason: 'wrong' };
  const [found] = placedProblems(loaded, config, [problem]);
  expect([found?.place.entry, found?.place.locale, found?.place.keyPath].join(' ')).toBe(place);
  expect(found).toMatchObject({ place: { kind: 'form', line: 7 }, reason: `${field}: wrong` });
});

it('a problem of a file without a form names the file', () => {
  const file = 'sites/nordlicht/words/de.yaml';
  const [found] = placedProblems(loaded, config, [{ file, field: 'nav.about', reason: 'wrong' }]);
  expect(found).toMatchObject({ place: { kind: 'file', entry: '', file, title: file } });
});

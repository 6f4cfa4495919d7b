import { editionOf } from '#content/edition.ts';
import { expect, it } from 'vitest';
import type { Language } from '#shared/locales.ts';
import { jobDescription } from './job.data.ts';
import { searchEntries } from '#src/pages/search-entries.data.ts';
import { loadSite } from '#content/load-site.ts';
import { starterWith } from '#content/test-support/site-fixture.ts';

const site = loadSite('acme', starterWith());

const descriptionIn = (language: Language, summary: string) => {
  const edition = editionOf(site, language, 'simulated');
  return jobDescription(edition, { ...edition.jobs[0]!, summary });
};

it.each<[Language, string]>([
  ['en', 'You help. City, or remote. Full-time. Experience: 2+ years.'],
  ['es', 'You help. Ciudad, o en remoto. Jornada completa. Experiencia: 2 años o más.'],
  ['fr', 'You help. Ville, ou télétravail. Temps plein. Expérience\u00A0: 2 ans et plus.'],
  ['de', 'You help. Stadt oder remote. Vollzeit. Erfahrung: ab 2 Jahren.'],
])('%s: names what the years are', (language, sentences) => {
  expect(descriptionIn(language, 'You help.')).toContain(sentences);
});

it('leaves out what search results would cut off', () => {
  const summary = `${'You help clients. '.repeat(7)}You write.`;
  expect(descriptionIn('en', summary)).toBe(`${summary} City, or remote.`);
});

it('the search does not find a closed position', () => {
  const closed = loadSite(
    'acme',
    starterWith(['jobs/systems-engineer.yaml', /isOpen: true/, 'isOpen: false']),
  );
  const found = [site, closed].map((one) =>
    searchEntries(editionOf(one)).some(({ href }) => href.includes('systems-engineer')),
  );
  expect(found).toEqual([true, false]);
});

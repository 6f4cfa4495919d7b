import { expect, it } from 'vitest';
import { fixtureFiles } from '#content/test-support/site-fixture.ts';
import { readSite } from '#content/load-site.ts';
import { SiteSource } from '#content/read/site-source.ts';
import { describeProblem } from '#content/site-file/problem.ts';
import { similarPages } from './similar-pages.ts';

const pageOf = (city: string, items: readonly string[]) => `en:
  title: IT in ${city}
  head:
    title: IT for firms in ${city}
    description: We look after the servers and the desks of firms in ${city}, with people who come when you call them.
  lead: Since the spring of last year we have looked after servers in ${city}, with a van and a phone.
  blocks:
    - kind: list
      title: What we do for you
      items:
${items.map((text, index) => `        - { title: Point ${index + 1}, description: ${text} }`).join('\n')}
`;
const copied = [
  'Our engineers reach every firm within the hour.',
  'We keep one backup of all your data offline.',
];
const own = [
  'Two of us grew up behind the shipyard and know its owners.',
  'The cable below the old bridge is ours, and so is the spare.',
  'On market days we come by bicycle because no van gets through.',
  'Our office is above the bakery, which nobody has ever regretted.',
];
const adviceOn = (pages: Readonly<Record<string, string>>) =>
  similarPages(readSite(new SiteSource('acme', fixtureFiles({ files: pages })))).map(describeProblem);

it('names a page that differs from another in hardly more than a name', () => {
  const advice = adviceOn({
    'landing/dover.yaml': pageOf('Dover', copied),
    'landing/exeter.yaml': pageOf('Exeter', copied),
  });
  expect(advice).toEqual([
    expect.stringMatching(
      /^acme\/landing\/exeter\.yaml:.*: (\d) of \1 sentences are nearly the same in landing\/dover\.yaml;/,
    ),
  ]);
});

it('accepts a page that has most of its sentences for itself', () => {
  expect(
    adviceOn({
      'landing/dover.yaml': pageOf('Dover', copied),
      'landing/exeter.yaml': pageOf('Exeter', own),
    }),
  ).toEqual([]);
});

it('compares landing pages with services', () => {
  const service = `en:
  order: 10
  title: Backup
  hint: Copies of your data
  description: We keep one backup of all your data offline and test it.
  bullets: [Copies]
  page:
    head:
      title: Backup for all of your data
      description: We look after the servers and the desks of firms in Dover, with people who come when you call them.
    lead: Since the spring of last year we have looked after servers in Dover, with a van and a phone.
  blocks:
    - kind: list
      title: What we do for you
      items:
        - { title: Near, description: Our engineers reach every firm within the hour. }
`;
  const pages = { 'landing/dover.yaml': pageOf('Dover', copied), 'services/backup.yaml': service };
  expect(adviceOn(pages).join()).toContain('nearly the same in services/backup.yaml');
});

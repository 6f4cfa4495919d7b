import { describe, expect, it } from 'vitest';
import { editionOf } from '#content/edition.ts';
import { readSite } from '#content/load-site.ts';
import { SiteSource } from '#content/read/site-source.ts';
import { describeProblem } from '#content/site-file/problem.ts';
import { fixtureFiles, siteFixture, type SiteFixture } from '#content/test-support/site-fixture.ts';
import { badgesOf } from '#src/pages/badges.data.ts';
import { lengthAdvice } from './check.ts';
import { endingDates, textAdvice } from './text-advice.ts';

const loadedWith = (fixture: SiteFixture) => readSite(new SiteSource('acme', fixtureFiles(fixture)));

const badges = [{ name: 'Forever' }, { name: 'Gold partner', validUntil: '2027-03-01' }];

describe('a badge that ends', () => {
  it.each([
    ['2026-12-30', []],
    ['2026-12-31', ['acme/site.yaml:78: badges[1].validUntil: ends in 60 days: renew it in time']],
    ['2027-03-01', ['acme/site.yaml:78: badges[1].validUntil: ends today: renew it in time']],
    [
      '2027-03-02',
      [
        'acme/site.yaml:78: badges[1].validUntil: ended on 2027-03-01: renew it, or remove it; the build leaves it out',
      ],
    ],
  ])('is named on %s', (today, advice) => {
    const found = endingDates(loadedWith({ site: { badges } }), today).map(describeProblem);
    expect(found.map((one) => one.replace(/:\d+:/, ':78:'))).toEqual(advice);
  });

  it('is left out after its last day', () => {
    const edition = editionOf(siteFixture({ site: { badges } }));
    const shownOn = (today: string) => badgesOf(edition, today).map(({ name }) => name);
    expect([shownOn('2027-03-01'), shownOn('2027-03-02')]).toEqual([
      ['Forever', 'Gold partner'],
      ['Forever'],
    ]);
  });

  it.each([
    ['2027-10-01', /^contact\.security\.expires: ends in \d+ days: renew it in time$/],
    [
      '2029-10-01',
      /^contact\.security\.expires: ended on 202\d-\d\d-\d\d: confirm the contact, and set a new date/,
    ],
  ])('and so is the security contact on %s', (today, advice) => {
    const found = endingDates(loadedWith({}), today).map(({ field, reason }) => `${field}: ${reason}`);
    expect(found).toEqual([expect.stringMatching(advice)]);
  });
});

it.each([
  ['https://acme.com', 'rating: 4', ['[0].rating: visitors cannot check this rating']],
  ['https://acme.com', 'rating: 4, source: https://reviews.example/acme', []],
  ['https://acme.com', '', []],
  ['https://acme.example', 'rating: 4', []],
])('on %s, a testimonial with %s has the advice %j', (origin, said, advice) => {
  const files = {
    'people/ines.yaml': 'en: { name: Ines Roth, role: Manager }\n',
    'testimonials.yaml': `- { person: ines, company: Mill, en: { content: They told us what would go wrong before it did. }, ${said} }\n`,
  };
  const loaded = loadedWith({ site: { origin }, files });
  const found = textAdvice(loaded).map(({ field, reason }) => `${field}: ${reason.split(':')[0]}`);
  expect(found).toEqual(advice);
});

it('a menu that names a page of the site with its domain has the advice to write the path', () => {
  const { menus } = siteFixture().settings;
  const legal = ['https://acme.example/about', 'https://other.example/about'];
  const loaded = loadedWith({ site: { menus: { ...menus, legal } } });
  expect(textAdvice(loaded).map(({ field, reason }) => `${field}: ${reason.split(',')[0]}`)).toEqual([
    'menus.legal[0]: https://acme.example/about is a page of this site: write /about',
  ]);
});

it('titles that search results cut are advice', () => {
  const title = 'Técnico/a de sistemas y redes (Microsoft 365, Fortinet), Castelló de la Plana';
  const head = { title: 'Careers', description: 'd'.repeat(130) };
  const lead = 'What we do and why.';
  const files = { 'pages/about.yaml': JSON.stringify({ en: { head, title: 'About us', lead } }) };
  const advice = lengthAdvice(loadedWith({ jobs: [{ title }], files }));
  expect(advice.map(({ field, reason }) => `${field}: ${reason}`)).toEqual([
    'en.title: 77 characters: search results show 2 to 65; make it shorter',
    'en.head.title: 7 characters: search results show 16 to 46; make it longer',
  ]);
});

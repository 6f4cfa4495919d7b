import { readFileSync } from 'node:fs';
import { expect, it } from 'vitest';
import { describeProblem } from '#content/site-file/problem.ts';
import { hiddenTexts } from './hidden-texts.ts';
import { readSite } from '#content/load-site.ts';
import { SiteSource } from '#content/read/site-source.ts';
import { starter, starterWith, type Edit } from '#content/test-support/site-fixture.ts';

const hiddenIn = (...edits: Edit[]) =>
  hiddenTexts(readSite(new SiteSource('acme', starterWith(...edits)))).map((one) =>
    describeProblem(one).replace('acme/', ''),
  );

const reason = (language: string, page: string) =>
  `not shown in “${language}”, because the page that lists it is not in that language: add “${language}” to pages/${page}.yaml, or remove this text`;
const german = /^de:[^]*/m;

it('names each text whose list is not in its language', () => {
  const second: Edit = ['jobs/clerk.yaml', null, starter('jobs/systems-engineer.yaml')];
  const line = starter('jobs/systems-engineer.yaml').split('\n').indexOf('de:') + 1;
  expect(hiddenIn(second)).toEqual([]);
  expect(hiddenIn(second, ['pages/careers.yaml', german, ''])).toEqual([
    `jobs/clerk.yaml:${line}: de: ${reason('de', 'careers')}`,
    `jobs/systems-engineer.yaml:${line}: de: ${reason('de', 'careers')}`,
  ]);
  const blog = readFileSync('content/default-pages/blog.yaml', 'utf8').replace(german, '');
  expect(hiddenIn(['pages/blog.yaml', null, blog])).toEqual([
    `posts/first-article.de.md:2: (the whole file): ${reason('de', 'blog')}`,
  ]);
});

it('names none where the page is switched off, or the text is not in the language', () => {
  const off: Edit = ['site.yaml', '  admin: off', '  admin: off\n  careers: off'];
  expect(hiddenIn(off, ['pages/careers.yaml', german, ''])).toEqual([]);
  const job: Edit = ['jobs/systems-engineer.yaml', german, ''];
  expect(hiddenIn(job, ['pages/careers.yaml', german, ''])).toEqual([]);
});

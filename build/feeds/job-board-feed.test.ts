import { expect, it } from 'vitest';
import { editionOf } from '#content/edition.ts';
import { siteFixture } from '#content/test-support/site-fixture.ts';
import { jobBoardFeed } from './job-board-feed.ts';

/** Elements that https://docs.indeed.com/indeed-apply/xml-feed calls required, where a position has them. */
const required = 'title date referencenumber requisitionid url company city country description'.split(' ');

const positions = [
  { id: 'engineer', title: 'C++ & <T> engineer ]]>', region: 'IL', remote: true, validThrough: '2099-01-31' },
  { id: 'gone', isOpen: false },
  { id: 'late', validThrough: '2026-01-02' },
  { id: 'intern', employmentType: 'INTERN', salary: { low: 20, high: 25, currency: 'USD', period: 'hour' } },
];
const xml = jobBoardFeed(editionOf(siteFixture({ jobs: positions })));
const jobs = xml.split('<job>').slice(1);
const textOf = (job: string, name: string) =>
  new RegExp(`<${name}><!\\[CDATA\\[(.*?)\\]\\]></${name}>`, 's')
    .exec(job)?.[1]
    ?.replaceAll(']]]]><![CDATA[>', ']]>');

it('has the open positions with every required element', () => {
  expect(jobs.map((job) => textOf(job, 'requisitionid'))).toEqual(['engineer', 'intern']);
  for (const job of jobs) expect(required.filter((name) => !textOf(job, name))).toEqual([]);
});

it('has the text as it is, without entities, and the details in the words of job boards', () => {
  const [engineer = '', intern = ''] = jobs;
  expect(textOf(engineer, 'title')).toBe('C++ & <T> engineer ]]>');
  expect(xml).not.toMatch(/&(amp|lt|gt|quot);/);
  const details = ['state', 'jobtype', 'remotetype', 'expirationdate', 'salary', 'date'];
  expect(details.map((name) => textOf(engineer, name))).toEqual([
    'IL',
    'fulltime',
    'Fully remote',
    '2099-01-31',
    undefined,
    '2026-01-01T12:00:00.000Z',
  ]);
  expect(textOf(intern, 'jobtype')).toBe('internship');
  expect(textOf(intern, 'salary')).toMatch(/^\$20.*\$25/);
  expect(textOf(engineer, 'description')).toContain('<li>Keep the systems running</li>');
});

import { expect, it } from 'vitest';
import { editionOf } from '#content/edition.ts';
import { siteFixture } from '#content/test-support/site-fixture.ts';
import { jobBoardFeed } from './job-board-feed.ts';

/**
 * Elements that Indeed requires (https://docs.indeed.com/indeed-apply/xml-feed). It also requires `state`, `salary`,
 * `experience` and `expirationdate` where the page of the position has them. `jobtype` is such as `fulltime`;
 * `remotetype` is `Fully remote` or `Hybrid remote`, and positions do not know the second. Salaries have no separators
 * of thousands and always a period (https://developer.indeed.com/docs/indeed-apply/enterprise-ats/#job_elements).
 */
const required =
  'title date referencenumber requisitionid url company sourcename city country email description'.split(' ');

const positions = [
  {
    id: 'engineer',
    title: 'C++ & <T> engineer ]]>',
    region: 'IL',
    remote: true,
    validThrough: '2099-01-31',
    salary: { low: 124_000, high: 1_280_000, currency: 'EUR', period: 'year' },
  },
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
    '€124000-€1280000 a year',
    '2026-01-01T12:00:00.000Z',
  ]);
  expect(textOf(intern, 'jobtype')).toBe('internship');
  expect(textOf(intern, 'salary')).toBe('$20-$25 an hour');
  expect(textOf(engineer, 'description')).toContain('<li>Keep the systems running</li>');
});

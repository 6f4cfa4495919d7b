import { describe, expect, it } from 'vitest';
import type * as v from 'valibot';
import { brandName } from '../config/brand.ts';
import { checkValue } from './check.ts';
import { contactQuestionsIn, resourceQuestionsIn } from './faqs.ts';
import { jobsIn } from './jobs.ts';
import { projectFiltersIn, projectsIn } from './projects.ts';
import * as schema from './schema.ts';
import { cloudDetailsIn } from './service-details/cloud.ts';
import { databaseDetailsIn } from './service-details/database.ts';
import * as details from './service-details/schema.ts';
import { securityDetailsIn } from './service-details/security.ts';
import { webDetailsIn } from './service-details/web.ts';
import { webinarsIn } from './webinars.ts';

const file = 'content/test.ts';

/** The problems of a list whose first item is changed. */
function withFirst(list: readonly object[], change: object, listSchema: v.GenericSchema) {
  const [first, ...rest] = list;
  return checkValue(file, listSchema, [{ ...first, ...change }, ...rest]).map(
    ({ field, reason }) => `${field}: ${reason}`,
  );
}

describe('projects', () => {
  it('R148 R149 R293: a project has a category, a cover and a client', () => {
    const list = projectsIn('en');
    expect(withFirst(list, { categories: [] }, schema.projects)).toEqual([
      'bank-leaves-data-centers.categories: no category',
    ]);
    expect(withFirst(list, { image: 'sunset' }, schema.projects)).toEqual([
      'bank-leaves-data-centers.image: no such cover in schema/covers.ts: "sunset"',
    ]);
    expect(withFirst(list, { client: undefined }, schema.projects)).toEqual([
      'bank-leaves-data-centers.client: missing',
    ]);
    expect(checkValue(file, schema.projects, list.slice(1))).toHaveLength(1);
  });

  it('R153: the security category stays empty', () => {
    expect(withFirst(projectsIn('en'), { categories: ['security'] }, schema.projects)).toEqual([
      'bank-leaves-data-centers.categories[0]: no such category, or one that stays empty: "security"',
    ]);
  });

  it('R150 R152: every other filter finds a project', () => {
    const categories = new Set<string>(projectsIn('en').flatMap((project) => project.categories));
    const ids = projectFiltersIn('en').map(({ id }) => id);
    expect(ids).toEqual(['all', 'cloud', 'database', 'app', 'web', 'devops', 'security', 'mobile']);
    expect(ids.filter((id) => id !== 'all' && !categories.has(id))).toEqual(['security']);
  });
});

describe('webinars', () => {
  const list = webinarsIn('en');

  it('R240 R243 R248: two to come, three past, all in 2025', () => {
    expect(list.map(({ isPast }) => isPast)).toEqual([false, false, true, true, true]);
    expect(list.filter(({ date }) => !date.startsWith('2025-'))).toEqual([]);
  });

  it('R245: an upcoming one can be registered for, a past one can be watched', () => {
    expect(withFirst(list, { registrationLink: '' }, schema.webinars)).toEqual([
      'fewer-regions: upcoming, but no way to register',
    ]);
    expect(withFirst(list, { isPast: true }, schema.webinars)).toContain(
      'fewer-regions: past, but without a recording',
    );
    expect(withFirst(list, { registrationLink: 'http://insecure.example' }, schema.webinars)).toHaveLength(1);
  });

  it('R241 R247: the time names EST, the date exists, somebody speaks', () => {
    expect(withFirst(list, { time: '1:00 PM to 2:00 PM' }, schema.webinars)).toEqual([
      'fewer-regions.time: without the time zone EST',
    ]);
    expect(withFirst(list, { date: '2025-02-30' }, schema.webinars)).toEqual([
      'fewer-regions.date: no such day',
    ]);
    expect(withFirst(list, { speakers: [] }, schema.webinars)).toEqual([
      'fewer-regions.speakers: no speaker',
    ]);
  });
});

describe('jobs', () => {
  it('R202 R207 R208: the ids, years and dates of the specification', () => {
    const list = jobsIn('en');
    expect(list.map(({ id }) => id)).toEqual([
      'cloud-engineer',
      'fullstack-developer',
      'database-administrator',
      'devops-engineer',
      'ux-ui-designer',
    ]);
    expect(list.map(({ experience }) => experience)).toEqual([
      '5+ years',
      '3+ years',
      '4+ years',
      '3+ years',
      '2+ years',
    ]);
    const dates = list.map(({ postedDate }) => postedDate).toSorted();
    expect([dates[0], dates.at(-1)]).toEqual(['2025-04-25', '2025-05-05']);
  });

  it('R205 R206: all are full-time, remote and near a city', () => {
    for (const job of jobsIn('en')) {
      expect(job.type).toBe('Full-time');
      expect(job.location).toBe(`Remote, ${job.city}`);
    }
  });
});

describe('resources', () => {
  it('R016 R017: the answers hold the durations and the certifications', () => {
    const answers = Object.fromEntries(resourceQuestionsIn('en').map(({ id, answer }) => [id, answer]));
    for (const part of ['2-4 months', '6-12 months']) expect(answers['migration-duration']).toContain(part);
    for (const part of ['ISO 27001', 'SOC 2 Type II', 'HIPAA compliance']) {
      expect(answers['certifications']).toContain(part);
    }
  });

  it('R197 R238: four and five questions, and each is one', () => {
    expect(checkValue(file, schema.contactQuestions, resourceQuestionsIn('en'))).toHaveLength(1);
    expect(
      withFirst(contactQuestionsIn('en'), { question: 'How quickly.' }, schema.contactQuestions),
    ).toEqual(['reply-time.question: not a question']);
  });
});

describe('service pages', () => {
  it('R124: three feature cards', () => {
    const page = cloudDetailsIn('en');
    const features = { ...page.features, cards: page.features.cards.slice(1) };
    expect(checkValue(file, details.cloud, { ...page, features })).toEqual([
      { file, field: 'features.cards', reason: '2 items, the specification counts 3' },
    ]);
  });

  it('R127: the four why-choose points', () => {
    expect(cloudDetailsIn('en').why.points.map(({ title }) => title)).toEqual([
      'Cost optimization',
      'Scalability',
      '24/7 monitoring',
      'Security',
    ]);
  });

  it('R128 R129: five SQL and five NoSQL technologies', () => {
    const page = databaseDetailsIn('en');
    const sql = { ...page.sql, items: page.sql.items.slice(1) };
    expect(checkValue(file, details.database, { ...page, sql })).toEqual([
      { file, field: 'sql.items', reason: '4 items, the specification counts 5' },
    ]);
  });

  it('R132: twelve technologies', () => {
    const page = webDetailsIn('en');
    const courses = page.stack.courses.map((course) => ({
      ...course,
      technologies: course.technologies.slice(0, 2),
    }));
    expect(checkValue(file, details.web, { ...page, stack: { ...page.stack, courses } })).toEqual([
      { file, field: 'stack.courses', reason: 'the specification counts twelve technologies' },
    ]);
  });

  it('R136 R137: ten services and the three compliance blocks', () => {
    const page = securityDetailsIn('en');
    expect(page.services.items).toHaveLength(10);
    expect(page.compliance.blocks.map(({ name }) => name)).toEqual(['GDPR', 'HIPAA', 'PCI DSS']);
  });

  it('R043: a title fits a result page and ends in the brand', () => {
    const page = cloudDetailsIn('en');
    const reasonsFor = (title: string) =>
      checkValue(file, details.cloud, { ...page, head: { ...page.head, title } }).map(({ reason }) => reason);
    expect(reasonsFor(page.head.title)).toEqual([]);
    expect(reasonsFor('Managed Cloud Services')).toContain(`does not end in “ | ${brandName}”`);
    expect(reasonsFor(`Cloud | ${brandName}`)).toEqual(['too short: 5 characters, at least 16']);
  });

  it('R044: a description fits a result page', () => {
    const page = cloudDetailsIn('en');
    const planted = { ...page, head: { ...page.head, description: 'Too short to say anything.' } };
    expect(checkValue(file, details.cloud, planted)).toEqual([
      { file, field: 'head.description', reason: 'too short: 26 characters, at least 120' },
    ]);
  });
});

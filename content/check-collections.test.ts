import { describe, expect, it } from 'vitest';
import { brandName } from '../config/brand.ts';
import { checkValue } from './check.ts';
import { jobsIn } from './jobs.ts';
import { cloudDetailsIn } from './service-details/cloud.ts';
import { databaseDetailsIn } from './service-details/database.ts';
import * as details from './service-details/schema.ts';
import { securityDetailsIn } from './service-details/security.ts';
import { webDetailsIn } from './service-details/web.ts';
const file = 'content/test.ts';

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

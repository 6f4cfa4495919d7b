import { describe, expect, it } from 'vitest';
import { buildDay } from '../../shared/build-day.ts';
import { languages } from '../../shared/locales.ts';
import { jobsIn } from '../../content/jobs.ts';
import { createTranslator } from '../../shared/i18n/translator.ts';
import { amountText } from '../../src/pages/amounts.data.ts';
import { jobPosting } from '../../src/pages/structured-data.data.ts';

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

  it.each(languages)('every one names what it pays, for people and for job searches, in %s', (language) => {
    const t = createTranslator(language);
    for (const job of jobsIn(language)) {
      const { low = 0, high = 0, currency = '', period } = job.salary ?? {};
      expect([currency, period]).toEqual(['USD', 'year']);
      expect(job.salary && amountText(t, job.salary)).toMatch(/\d.*\d.*\$|\$.*\d.*\d/);
      const announced = { ...job, postedDate: buildDay(), validThrough: buildDay() };
      expect(jobPosting(t, announced)).toMatchObject([
        { baseSalary: { currency, value: { minValue: low, maxValue: high, unitText: 'YEAR' } } },
      ]);
    }
  });
});

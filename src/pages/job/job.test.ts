import { describe, expect, it } from 'vitest';
import { brandName } from '../../../shared/brand.ts';
import { languages } from '../../../shared/locales.ts';
import { jobIds } from '../../../content/jobs.ts';
import { createTranslator } from '../../../shared/i18n/translator.ts';
import { page } from './job.data.ts';

const pages = languages.flatMap((language) => jobIds().map((jobId) => ({ language, jobId })));

describe('job page', () => {
  it.each(pages)(
    'title and description fit a result page: $language $jobId (R043, R044)',
    async ({ language, jobId }) => {
      const { head } = await page.load({
        language,
        t: createTranslator(language),
        mode: 'simulated',
        parameters: { jobId },
      });
      expect(head.title.endsWith(` | ${brandName}`)).toBe(true);
      expect(head.title.length).toBeGreaterThanOrEqual(30);
      expect(head.title.length).toBeLessThanOrEqual(60);
      expect(head.description.length).toBeGreaterThanOrEqual(120);
      expect(head.description.length).toBeLessThanOrEqual(158);
    },
  );

  it('is published for the five jobs (R034)', () => {
    expect(page.parameters?.('en').map(({ jobId }) => jobId)).toEqual([
      'cloud-engineer',
      'fullstack-developer',
      'database-administrator',
      'devops-engineer',
      'ux-ui-designer',
    ]);
  });

  it('gives the form its words with their places still open (R217)', async () => {
    const { props } = await page.load({
      language: 'en',
      t: createTranslator('en'),
      mode: 'simulated',
      parameters: { jobId: 'devops-engineer' },
    });
    const resume = props.application.words?.resume;
    expect(resume?.hint).toContain('5MB');
    expect(resume?.ready).toContain('{size}');
    expect(resume?.attached).toContain('{file}');
  });
});

import { renderToStaticMarkup } from 'react-dom/server';
import { describe, expect, it } from 'vitest';
import { roster } from '#artwork/roster.ts';
import { languages, type Language } from '../../shared/locales.ts';
import { createTranslator } from '../../shared/i18n/translator.ts';
import { page } from '../../src/pages/careers/careers.data.ts';
import { page as jobPage } from '../../src/pages/job/job.data.ts';
import { CareersPage } from '../../src/pages/careers/careers.page.tsx';

const loadIn = async (language: Language) =>
  page.load({ language, t: createTranslator(language), mode: 'simulated', parameters: {} });

describe('careers of Basaltworks', () => {
  it('shows as many drawn columns as there are open jobs (R201)', async () => {
    const { props } = await loadIn('en');
    expect(props.jobs.jobs).toHaveLength(5);
    expect(roster).toMatchObject({ people: 100, openRoles: 5 });
    expect(props.hero.drawing?.caption).toMatch(/\b100\b.*\b5\b/);
  });

  it('has the values Innovation, Growth and Impact, and four benefits (R199, R200)', async () => {
    const { props } = await loadIn('en');
    expect(props.values.values.map(({ name }) => name)).toEqual(['Innovation', 'Growth', 'Impact']);
    expect(props.benefits.benefits).toHaveLength(4);
  });

  it('thanks the applicant for the job by name, says that the team will review, and tells the hiring team (R229, R230, R231)', async () => {
    const parameters = { jobId: 'cloud-engineer' };
    const { props } = await jobPage.load({
      language: 'en',
      t: createTranslator('en'),
      mode: 'simulated',
      parameters,
    });
    const { confirmation, notice } = props.application.words?.mails ?? {};
    expect(confirmation?.subject).toBe('Thank you for applying for the position of Senior Cloud Engineer');
    expect(confirmation?.body).toMatch(/\{firstName\}[^]*Thank you .*team will review/);
    expect(notice?.body).toMatch(/Senior Cloud Engineer[^]*\{name\}[^]*\{email\}/);
    expect(notice?.body).toMatch(/Log in to the admin dashboard.*\/admin$/);
  });

  it.each(languages)('confirms an application in the language of its page: %s (R229)', async (language) => {
    const t = createTranslator(language);
    const parameters = { jobId: 'cloud-engineer' };
    const { props } = await jobPage.load({ language, t, mode: 'simulated', parameters });
    const { confirmation, notice } = props.application.words?.mails ?? {};
    expect(confirmation?.body).toContain(t('mail.application.closing'));
    expect(notice?.body).toContain('Log in to the admin dashboard');
    const live = await jobPage.load({ language, t, mode: 'live', parameters });
    expect(live.props.application.words?.mails).toBeUndefined();
  });

  it('shows every field of every job, with its date for people and machines (R204, R205, R206, R207, R208)', async () => {
    const { props } = await loadIn('en');
    const markup = renderToStaticMarkup(<CareersPage {...props} />);
    for (const job of props.jobs.jobs) {
      const { title, department, location, type, experience, summary, posted } = job;
      for (const text of [title, department, location, type, experience, summary, posted.text]) {
        expect(markup).toContain(text.replaceAll("'", '&#x27;'));
      }
      expect(markup).toContain(`<time dateTime="${posted.iso}">`);
      expect(type).toBe('Full-time');
      expect(location).toMatch(/^Remote, [A-Z]/);
    }
    expect(props.jobs.jobs.map(({ experience }) => experience)).toEqual([
      '5+ years',
      '3+ years',
      '4+ years',
      '3+ years',
      '2+ years',
    ]);
    const dates = props.jobs.jobs.map(({ posted }) => posted.iso).toSorted();
    expect([dates[0], dates.at(-1)]).toEqual(['2025-04-25', '2025-05-05']);
  });

  it.each(languages)(
    'leads to each job in its language, every link by its own name: %s (R202, R203)',
    async (language) => {
      const { props } = await loadIn(language);
      const prefix = language === 'en' ? '' : `/${language}`;
      const ids = [
        'cloud-engineer',
        'fullstack-developer',
        'database-administrator',
        'devops-engineer',
        'ux-ui-designer',
      ];
      expect(props.jobs.jobs.map(({ href }) => href)).toEqual(ids.map((id) => `${prefix}/careers/${id}`));
      expect(new Set(props.jobs.jobs.map(({ about }) => about)).size).toBe(5);
    },
  );
});

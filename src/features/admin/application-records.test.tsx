import { editionOf } from '#content/edition.ts';
import { testSite as site } from '#content/test-support/test-site.ts';
import { renderToStaticMarkup } from 'react-dom/server';
import { describe, expect, it } from 'vitest';
import { applicationForm } from '#shared/forms/application.ts';
import { shownIn } from '#shared/forms/define-form.ts';
import { emptyOf, filledOf } from '#shared/test-support/form-samples.ts';
import { page } from '#src/pages/admin/admin.data.ts';
import { ApplicationDetail } from './application-records.tsx';
import type { ShownApplication } from './dashboard-backend.ts';

async function markupOf(application: ShownApplication): Promise<string> {
  const { props } = await page.load(editionOf(site, 'en', 'simulated'), {});
  return renderToStaticMarkup(
    <ApplicationDetail
      application={application}
      words={props.words.dashboard}
      backend={{ resumeHref: () => '' }}
      heading={{ current: null }}
      onClose={() => {}}
    />,
  );
}

const bare: ShownApplication = {
  ...emptyOf(applicationForm),
  id: 'app-1',
  firstName: 'Ada',
  lastName: 'Moor',
  email: 'ada@x.example',
  phone: '1',
  jobId: 'gardener',
  jobTitle: 'Gardener',
  receivedAt: '2025-05-06T16:42:00.000Z',
  language: '',
  folder: 'inbox',
  status: 'new',
  note: '',
  resume: null,
};
const full: ShownApplication = { ...bare, ...filledOf(applicationForm) };
const times = (text: string, part: string) => text.split(part).length - 1;

describe('the detail of an application', () => {
  it('shows what is missing (R270, R271)', async () => {
    const markup = await markupOf(bare);
    const empty = shownIn(applicationForm, 'dashboard').filter(({ name }) => !bare[name]);
    expect(empty.map(({ name }) => name)).toEqual(expect.arrayContaining(['linkedIn', 'portfolio']));
    expect(times(markup, '>Not provided<')).toBe(empty.length - 1);
    expect(times(markup, '>No cover letter provided.<')).toBe(1);
  });

  it('has one button, which closes it: no status to change (R277)', async () => {
    const markup = await markupOf(full);
    expect(times(markup, '<button')).toBe(1);
    expect(markup).toMatch(/<button[^>]*aria-label="Close the application"/);
    expect(markup).not.toMatch(/<(select|input)/);
  });

  it('links only web addresses', async () => {
    const links = { linkedIn: 'javascript:alert(1)', portfolio: 'http://x.example/' };
    const markup = await markupOf({ ...full, ...links });
    expect(markup).not.toContain('href="javascript:');
    expect(markup).toContain('javascript:alert(1)');
    expect(markup).toMatch(/<a href="http:\/\/x\.example\/"[^>]*rel="noopener noreferrer"/);
    const profile = await markupOf({ ...full, linkedIn: 'x.example/in/me' });
    expect(profile).toContain('href="https://x.example/in/me"');
  });

  it('links to the email address only, whatever it contains', async () => {
    const markup = await markupOf({ ...bare, email: 'a?bcc=all&subject=b@x.example' });
    expect(markup).toContain('href="mailto:a%3Fbcc%3Dall%26subject%3Db@x.example"');
  });

  it('isolates texts that may have another direction', async () => {
    const markup = await markupOf({ ...full, firstName: 'محمد', lastName: 'Ek', linkedIn: 'שלום' });
    expect(markup).toMatch(/<h2[^>]*><bdi>محمد Ek<\/bdi><\/h2>/);
    expect(markup).toContain('<bdi>שלום</bdi>');
    expect(markup).toMatch(/<bdi><span[^>]*>[^<@]+<\/span><wbr\/><span[^>]*>@[^<]+<\/span><\/bdi>/);
  });
});

import { testSite as site } from '#content/test-support/test-site.ts';
import { renderToStaticMarkup } from 'react-dom/server';
import { expect, it } from 'vitest';
import { createTranslator } from '#shared/i18n/translator.ts';
import { page } from './careers.data.ts';
import { JobList } from './job-list.tsx';

const t = createTranslator(site, 'en');
const { jobs } = (await page.load({ site, language: 'en', t, mode: 'simulated', parameters: {} })).props;

it('shows a message instead of an empty list', () => {
  const markup = renderToStaticMarkup(<JobList {...jobs} jobs={[]} />);
  expect(markup).toContain(jobs.none);
  expect(markup).not.toContain(jobs.lead);
  expect(markup).not.toContain('<li');
});

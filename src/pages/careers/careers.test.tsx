import { editionOf } from '#content/edition.ts';
import { testSite as site } from '#content/test-support/test-site.ts';
import { renderToStaticMarkup } from 'react-dom/server';
import { expect, it } from 'vitest';
import { page } from './careers.data.ts';
import { JobList } from './job-list.tsx';

const { jobs } = (await page.load(editionOf(site, 'en', 'simulated'), {})).props;

it('shows a message instead of an empty list', () => {
  const markup = renderToStaticMarkup(<JobList {...jobs} jobs={[]} />);
  expect(markup).toContain(jobs.none);
  expect(markup).not.toContain(jobs.lead);
  expect(markup).not.toContain('<li');
});

import { testSite as site } from '#content/test-support/test-site.ts';
import { renderToStaticMarkup } from 'react-dom/server';
import { expect, it } from 'vitest';
import { createTranslator } from '#shared/i18n/translator.ts';
import { page } from './careers.data.ts';
import { CareersHero } from './careers-hero.tsx';
import { JobList } from './job-list.tsx';

const t = createTranslator(site, 'en');
const { hero, jobs } = (await page.load({ site, language: 'en', t, mode: 'simulated', parameters: {} }))
  .props;

it('the first view of careers has a picture, and its composition for phones where there is one', () => {
  const drawing = (name: string) => ({ href: `/${name}.svg#picture`, viewBox: '0 0 200 100' });
  const picture = { image: drawing('wide'), narrow: drawing('narrow'), caption: '90 menders' };
  const markup = renderToStaticMarkup(<CareersHero {...hero} picture={picture} />);
  // Both come late, and in <noscript>.
  expect(markup.match(/viewBox="0 0 200 100"/g)).toHaveLength(4);
  expect(markup).toContain('90 menders</figcaption>');
  const alone = renderToStaticMarkup(<CareersHero {...hero} picture={{ ...picture, narrow: null }} />);
  expect(alone).toContain('/wide.svg#picture');
  expect(alone).not.toContain('/narrow.svg');
  expect(renderToStaticMarkup(<CareersHero {...hero} picture={null} />)).not.toContain('<figure');
});

it('shows a message instead of an empty list', () => {
  const markup = renderToStaticMarkup(<JobList {...jobs} jobs={[]} />);
  expect(markup).toContain(jobs.none);
  expect(markup).not.toContain(jobs.lead);
  expect(markup).not.toContain('<li');
});

import { expect, test } from 'vitest';
import { splitPath } from '../../config/routes.ts';
import { tagsIn, textIn } from './rules/parse-html.ts';
import { sitePages } from './site-files.ts';

/** What each screen contains without scripts; the journeys test actions. */

function englishPage(path: string) {
  const page = sitePages.find((one) => one.path === path && !one.isNotFound);
  if (!page) throw new Error(`No page at ${path}`);
  return page;
}

const headingOf = (path: string) => englishPage(path).document.querySelectorAll('h1').map(textIn);
const linksOf = (path: string) =>
  englishPage(path)
    .document.querySelectorAll('main a')
    .map((link) => link.getAttributeValue('href'));

test('only the admin page asks for a password, and only it is gated (R002, R019)', () => {
  const asking = sitePages.filter(({ html }) =>
    tagsIn(html).some(({ attributes }) => attributes.get('type') === 'password'),
  );
  expect(asking.map(({ path }) => splitPath(path).path)).toEqual(asking.map(() => '/admin'));
  expect(asking.length).toBeGreaterThan(0);
});

test('the services page shows its heading and seven services, the seventh linked too (R020, R039)', () => {
  expect(headingOf('/services')).toHaveLength(1);
  const services = new Set(linksOf('/services').filter((href) => href?.startsWith('/services/')));
  expect(services.size).toBe(7);
  expect(services).toContain('/services/it-support');
});

test('every service page shows its own service (R021, R022, R023, R024, R025, R026)', () => {
  expect(headingOf('/services/cloud')).toEqual([expect.stringMatching(/cloud/i)]);
  expect(headingOf('/services/database')).toEqual([expect.stringMatching(/database/i)]);
  expect(headingOf('/services/app-development')).toEqual([expect.stringMatching(/application/i)]);
  expect(headingOf('/services/web-development')).toEqual([expect.stringMatching(/web/i)]);
  expect(headingOf('/services/devops')).toEqual([expect.stringMatching(/devops/i)]);
  expect(headingOf('/services/cybersecurity')).toEqual([expect.stringMatching(/cybersecurity/i)]);
});

test('the blog has its search box, contact its form, careers its five jobs (R030, R032, R033)', () => {
  expect(englishPage('/blog').document.querySelectorAll('main input[type="search"]')).toHaveLength(1);
  expect(englishPage('/contact').document.querySelectorAll('main form').length).toBeGreaterThan(0);
  expect(new Set(linksOf('/careers').filter((href) => /^\/careers\/[\w-]+$/.test(href ?? ''))).size).toBe(5);
});

test('LinkedIn, portfolio and cover letter may stay empty (R214)', () => {
  const fields = tagsIn(englishPage('/careers/cloud-engineer').html).map(({ attributes }) => attributes);
  const isRequired = (name: string) => fields.find((field) => field.get('name') === name)?.has('required');
  expect(['linkedIn', 'portfolio', 'coverLetter'].map(isRequired)).toEqual([false, false, false]);
  expect(isRequired('firstName')).toBe(true);
});

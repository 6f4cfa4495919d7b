import { expect, test } from 'vitest';
import { defaultLanguage } from '../../config/locales.ts';
import { pathTo, splitPath } from '../../config/routes.ts';
import { jobIds } from '../../content/jobs.ts';
import { hasPage } from '../../content/site-pages.ts';
import { tagsIn } from './rules/parse-html.ts';
import { pageAt, sitePages } from './site-files.ts';

/** What screens contain without scripts, on any site; the journeys test actions, the site's own checks its content. */

test('only the admin page asks for a password, and only it is gated (R002, R019)', () => {
  const asking = sitePages.filter(({ html }) =>
    tagsIn(html).some(({ attributes }) => attributes.get('type') === 'password'),
  );
  expect(asking.map(({ path }) => splitPath(path).path)).toEqual(asking.map(() => '/admin'));
  expect(asking.length).toBeGreaterThan(0);
});

const [hasBlog, hasContact] = [hasPage('blog'), hasPage('contact')];
const openJobs = hasPage('job') ? jobIds() : [];

test.runIf(hasBlog)('the blog has its search box (R030)', () => {
  const blog = pageAt(pathTo(defaultLanguage, 'blog'));
  expect(blog.document.querySelectorAll('main input[type="search"]')).toHaveLength(1);
});

test.runIf(hasContact)('contact has its form (R032)', () => {
  const contact = pageAt(pathTo(defaultLanguage, 'contact'));
  expect(contact.document.querySelectorAll('main form').length).toBeGreaterThan(0);
});

test.runIf(openJobs.length)('LinkedIn, portfolio and cover letter may stay empty (R214)', () => {
  for (const jobId of openJobs) {
    const { html } = pageAt(pathTo(defaultLanguage, 'job', { jobId }));
    const fields = tagsIn(html).map(({ attributes }) => attributes);
    const isRequired = (name: string) => fields.find((field) => field.get('name') === name)?.has('required');
    expect(['linkedIn', 'portfolio', 'coverLetter'].map(isRequired)).toEqual([false, false, false]);
    expect(isRequired('firstName')).toBe(true);
  }
});

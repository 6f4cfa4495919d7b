import { expect, test } from 'vitest';
import { textIn } from '#tests/pages/rules/parse-html.ts';
import { pageAt } from '#tests/pages/site-files.ts';

/** What the screens of the specification contain, read from the built site. */

const headingOf = (path: string) => pageAt(path).document.querySelectorAll('h1').map(textIn);
const linksOf = (path: string) =>
  pageAt(path)
    .document.querySelectorAll('main a')
    .map((link) => link.getAttributeValue('href'));

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
  expect(pageAt('/blog').document.querySelectorAll('main input[type="search"]')).toHaveLength(1);
  expect(pageAt('/contact').document.querySelectorAll('main form').length).toBeGreaterThan(0);
  expect(new Set(linksOf('/careers').filter((href) => /^\/careers\/[\w-]+$/.test(href ?? ''))).size).toBe(5);
});

import { testSite } from '#content/test-support/test-site.ts';
import { expect, it, vi } from 'vitest';
import { securityHeaders } from '#server/site/security-headers.ts';
import { checkDeployed } from './check-deployed.ts';

/** The findings when every address gives this answer. */
async function findingsAt(
  origin: string,
  answer: (address: string) => Response,
  site = testSite,
): Promise<string[]> {
  vi.stubGlobal('fetch', (address: string) => Promise.resolve(answer(address)));
  const findings = await checkDeployed(site, origin);
  return findings.flatMap(({ path, verdict, missing }) =>
    verdict === 'right' ? [] : [`${verdict} ${path}: ${missing}`],
  );
}

it('reports a missing redirect from http to https if the port is known', async () => {
  const page = () => new Response('<html lang="en">', { headers: { 'Content-Type': 'text/html' } });
  const wanted = 'wrong http://www.example.com/services: does not redirect to https';
  expect(await findingsAt('https://www.example.com', page)).toContain(wanted);
  const redirect = (address: string) =>
    address.startsWith('http:')
      ? new Response(null, { status: 301, headers: { Location: address.replace('http:', 'https:') } })
      : page();
  expect(await findingsAt('https://www.example.com', redirect)).not.toContain(wanted);
  expect((await findingsAt('https://localhost:8443', page)).join('\n')).not.toContain('lead to https');
});

it.each([
  ['text/html; charset=iso-8859-1', false],
  ['text/plain', false],
  ['text/html', true],
  ['text/html; charset="UTF-8"', true],
])('a page as %s is right: %s', async (type, isRight) => {
  const findings = await findingsAt(
    'http://localhost:1',
    () => new Response('', { headers: { 'Content-Type': type } }),
  );
  expect(findings.some((finding) => finding.startsWith('wrong /: Content-Type'))).toBe(!isRight);
});

it('reports only the differing part of a policy', async () => {
  const policy = `${securityHeaders(testSite)['Content-Security-Policy']}`;
  const other = policy.replace("form-action 'self'", "form-action 'none'");
  const findings = await findingsAt(
    'http://localhost:1',
    () => new Response('', { headers: { 'Content-Type': 'text/html', 'Content-Security-Policy': other } }),
  );
  expect(findings).toContain(
    `wrong /: Content-Security-Policy has "form-action 'none'", not "form-action 'self'"`,
  );
});

it('requests feeds and pages at the addresses of the site', async () => {
  const asked: string[] = [];
  const last = testSite.languages.at(-1) ?? testSite.defaultLanguage;
  const addresses = {
    [testSite.defaultLanguage]: [
      ['/services', '/what-we-do'],
      ['/blog', '/notes'],
    ],
    [last]: [['/careers', '/karriere']],
  } satisfies Record<string, [string, string][]>;
  const site = { ...testSite, settings: { ...testSite.settings, addresses } };
  await findingsAt(
    'http://localhost:1',
    (address) => {
      asked.push(address.replace('http://localhost:1', ''));
      return new Response('');
    },
    site,
  );
  expect(asked).toEqual(
    expect.arrayContaining(['/notes/feed.xml', `/${last}/karriere/feed.xml`, '/what-we-do/']),
  );
  expect(asked).not.toContain('/blog/feed.xml');
});

import { expect, test } from 'vitest';
import { defaultLanguage, languages } from '../config/locales.ts';
import { inLanguage } from '../config/routes.ts';
import { securityHeadersOf } from '../server/security-headers.ts';
import { checkDeployment, oneOfEachKind } from './deployment-check.ts';
import type { Ask, Finding } from './deployment-findings.ts';
import { checkMarkdown } from './deployment-markdown.ts';

const wrong = (findings: readonly Finding[]) =>
  findings.filter(({ verdict }) => verdict === 'wrong').map(({ about, detail }) => `${about}: ${detail}`);

/** A host configured for a single-page application: the home page at every address. */
const onePageHost: Ask = async () => ({
  status: 200,
  headers: new Headers({ 'Content-Type': 'text/html; charset=utf-8', 'Cache-Control': 'max-age=600' }),
  body: '<!doctype html><html lang="xx"><script src="/assets/a.1.js"></script>',
});

test('a host that answers everything with the home page is told what is wrong', async () => {
  const problems = wrong(await checkDeployment('https://a.example', onePageHost));
  expect(problems).toEqual(
    expect.arrayContaining([
      '/: X-Frame-Options is missing',
      '/: Cache-Control is "max-age=600", so browsers show an old page',
      '/: only D, 30 of 100',
      ...languages.map(
        (language) => `${inLanguage(language, '/services')}: the page is in "xx", not "${language}"`,
      ),
      '/no-such-page: the status is 200, not 404',
      '/assets/no-such-file.js: the status is 200, not 404',
      '/assets/a.1.js: Content-Type is "text/html", not "text/javascript"',
      '/assets/a.1.js: Cache-Control is "max-age=600", not for a year and immutable',
      '/index.md: Content-Type is "text/html", not "text/markdown"',
      '/index.md: X-Robots-Tag does not say noindex',
      '/sitemap.xml: Content-Type is "text/html", not "application/xml"',
      '/ by gzip: it does not come in gzip',
      'http://a.example: the status is 200, not that of a redirect',
    ]),
  );
});

test('a page as text is advice for hosts that give only HTML, and must be told apart where it is given', async () => {
  const host =
    (vary: string, isTextGiven = true): Ask =>
    async (address, { Accept: accept = '' } = {}) => {
      const isText = address.endsWith('.md') || (isTextGiven && accept === 'text/markdown');
      const own = isText ? { 'X-Robots-Tag': 'noindex' } : undefined;
      const type = isText ? 'text/markdown' : 'text/html';
      const all = { ...securityHeadersOf(type), 'Cache-Control': 'no-cache', Vary: vary };
      const headers = new Headers({ ...all, ...own, 'Content-Type': `${type}; charset=utf-8` });
      return { status: 200, headers, body: '' };
    };
  const about = async (ask: Ask) => {
    const findings = await checkMarkdown((path, headers) => ask(`http://localhost:1${path}`, headers), ['/']);
    return findings.map((finding) => `${finding.verdict} ${finding.about}`);
  };
  const text = ['right /index.md', 'right / as text/markdown'];
  expect(await about(host('Accept, Accept-Encoding'))).toEqual([...text, 'right / in caches']);
  expect(await about(host('Accept-Encoding'))).toEqual([...text, 'wrong / in caches']);
  expect(await about(host('', false))).toEqual(['right /index.md', 'advice / as text/markdown']);
});

test('a missing file that is called immutable is wrong', async () => {
  const headers = new Headers({ 'Cache-Control': 'public, max-age=31536000, immutable' });
  const findings = await checkDeployment('http://localhost:1', async () => ({
    status: 404,
    headers,
    body: '',
  }));
  expect(wrong(findings)).toContain(
    '/assets/no-such-file.js: a file that is missing is called immutable: browsers would never ask again',
  );
});

test('a not-found page in the default language for everyone is advice, and http is asked for only beside https', async () => {
  const asked: string[] = [];
  const findings = await checkDeployment('http://localhost:1', async (address) => {
    asked.push(address);
    return { status: 404, headers: new Headers(), body: `<html lang="${defaultLanguage}">` };
  });
  const advice = findings.filter(({ detail }) =>
    detail.startsWith(`the not-found page is in ${defaultLanguage}`),
  );
  expect(advice.map(({ verdict }) => verdict)).toEqual(languages.slice(1).map(() => 'advice'));
  expect(asked.every((address) => address.startsWith('http://localhost:1/'))).toBe(true);
});

test('of the files that pages name, one of each folder and ending is asked for', () => {
  const pages = [
    '<link href="/assets/a.css"><script src="/assets/a.js"></script><script src="/assets/b.js"></script>',
    '<a href="/documents/a.pdf"></a><use href="/art/a.svg#x"/><use href="/art/b.svg#y"/><a href="https://b.example/a.pdf"></a>',
  ];
  expect(oneOfEachKind(pages)).toEqual(['/assets/a.css', '/assets/a.js', '/documents/a.pdf', '/art/a.svg']);
});

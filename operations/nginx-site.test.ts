import { expect, test } from 'vitest';
import { prefersMarkdown } from '../server/accept-markdown.ts';
import { contentTypeOf } from '../server/content-types.ts';
import { securityHeaders, securityHeadersOf } from '../server/security-headers.ts';
import { nginxForFiles, nginxForProxy } from './nginx-site.ts';

const headerLines = (headers: Readonly<Record<string, string>>) =>
  Object.entries(headers).map(([name, value]) => `add_header ${name} "${value}" always;`);

/** The lines of the location block that starts like this. */
const location = (text: string, head: string) => {
  const [, inner = ''] = text.split(`location ${head}`);
  return (
    inner
      .split('\n}')[0]
      ?.split('\n')
      .slice(1)
      .map((line) => line.trim()) ?? []
  );
};

test('nginx sends the security headers of the server on every answer, whoever makes it', () => {
  for (const text of [nginxForFiles({ hasBrotli: true }), nginxForProxy({ address: '127.0.0.1:3000' })]) {
    const outer = text.split('\n').filter((line) => line.startsWith('add_header'));
    expect(outer).toEqual(expect.arrayContaining(headerLines(securityHeaders)));
  }
});

test('a script, a font and a drawing have the headers that the server sends with them, and are never immutable when missing', () => {
  const text = nginxForFiles({ hasBrotli: true });
  const heads = text.match(/(?<=location )~ \\\.\(.*(?= \{)/g) ?? [];
  const endings = ['css', 'js', 'woff2', 'png', 'ico', 'svg'];
  for (const ending of endings) {
    const head = heads.find((one) => new RegExp(one.slice(2)).test(`a.${ending}`)) ?? 'none';
    const lines = location(text, head).filter((line) => line.startsWith('add_header'));
    expect(lines).toEqual([
      ...headerLines(securityHeadersOf(contentTypeOf(`a.${ending}`))),
      'add_header Cache-Control $site_cache_control always;',
      'add_header Allow $site_allow always;',
    ]);
  }
  // Types that can be documents keep the headers of pages.
  for (const ending of ['html', 'pdf', 'xml', 'txt', 'json', 'docx', 'nothing'])
    expect(heads.filter((one) => new RegExp(one.slice(2)).test(`a.${ending}`))).toEqual([]);
});

test('behind nginx an answer of the server keeps its own headers, once, and an error of nginx has those of pages', () => {
  const text = nginxForProxy({ address: '127.0.0.1:3000' });
  const lines = location(text, '/ {');
  expect(lines.filter((line) => line.startsWith('add_header'))).toEqual([
    'add_header Content-Security-Policy "";',
  ]);
  for (const status of [413, 502, 504]) {
    expect(lines).toContain(`error_page ${status} @site_error_${status};`);
    expect(location(text, `@site_error_${status} {`)).toEqual([`return ${status};`]);
  }
});

test('brotli is asked for only where nginx knows it', () => {
  expect(nginxForFiles({ hasBrotli: true })).toContain('brotli_static on;');
  expect(nginxForFiles({ hasBrotli: false })).not.toContain('brotli');
});

test('types, languages, feeds and folders come from the project’s tables', () => {
  const text = nginxForFiles({ hasBrotli: false });
  expect(text).toContain('"text/javascript; charset=utf-8" js mjs;');
  expect(text).toContain('if ($uri ~ ^/(es|fr|de)(?:/|$)) {');
  expect(text).toContain('location ~ ^(?:/(?:es|fr|de))?/careers/feed\\.xml$ {');
  expect(text).toContain('if ($uri ~ ^/(?:assets|art|fonts)/) {');
});

test.each(['127.0.0.1:3000', 'app:80', '[::1]:3000'])('%s is an address to pass requests to', (address) => {
  expect(nginxForProxy({ address })).toContain(`proxy_pass http://${address};`);
});

test.each(['', 'localhost', '127.0.0.1:3000; root /', 'http://localhost:3000', 'a b:1'])(
  '%j is no address to pass requests to',
  (address) => {
    expect(() => nginxForProxy({ address })).toThrow(/--proxy must be a host and a port/);
  },
);

test('several servers are passed requests by the name of their block', () => {
  const text = nginxForProxy({ upstream: 'site' });
  expect(text).toContain('proxy_pass http://site;');
  expect(text).toContain('proxy_next_upstream error timeout non_idempotent;');
  expect(() => nginxForProxy({ upstream: 'site; root /' })).toThrow(/--upstream must be the name/);
});

test('the server behind is told who asks, and a resume passes', () => {
  const text = nginxForProxy({ address: 'localhost:3000' });
  // Without it, visitors could choose the address that is counted, and /metrics would be open to everyone.
  expect(text).toContain('proxy_set_header X-Forwarded-For $proxy_add_x_forwarded_for;');
  expect(text).toContain('client_max_body_size 6m;');
});

test.each([nginxForFiles({ hasBrotli: true }), nginxForProxy({ address: 'localhost:3000' })])(
  'every block is closed and every directive ends',
  (text) => {
    const lines = text.split('\n').map((line) => line.trim());
    const code = lines.filter((line) => line !== '' && !line.startsWith('#'));
    expect(code.filter((line) => !/[;{}]$/.test(line))).toEqual([]);
    const depth = code.join('\n').replaceAll(/"[^"]*"/g, '');
    expect(depth.split('{').length).toBe(depth.split('}').length);
  },
);

test.each([nginxForFiles({ hasBrotli: true }), nginxForProxy({ address: 'localhost:3000' })])(
  'a request with a query, or from a page with one, is not logged',
  (text) => {
    const lines = text.split('\n');
    expect(lines.filter((line) => line.includes('access_log'))).toEqual([
      'access_log /var/log/nginx/access.log combined if=$site_is_logged;',
    ]);
    expect(lines.filter((line) => line.includes('set $site_is_logged'))).toEqual([
      'set $site_is_logged 1;',
      'if ($request_uri ~ "[?]") { set $site_is_logged ""; }',
      'if ($http_referer ~ "[?]") { set $site_is_logged ""; }',
    ]);
  },
);

/** The form of a page that the configuration chooses for an Accept header. */
function formFor(text: string, accept: string): string {
  const rules = text.matchAll(/^if \(\$http_accept ~\* "(.+)"\) \{ set \$site_form (\S+); \}$/gm);
  return [...rules].reduce(
    (form, [, pattern = '', next = '']) => (new RegExp(pattern, 'i').test(accept) ? next : form),
    '.html',
  );
}

test('a page is Markdown for the same clients as on our server, by weights with one digit', () => {
  const text = nginxForFiles({ hasBrotli: false });
  const weights = ['', ';q=1', ';q=1.0', ';q=0', ';q=0.0', ';q=0.000', ';q=0.1', ';q=0.5', '; q=0.9'];
  const headers = weights.flatMap((own) =>
    ['text/html', 'text/*', '*/*'].flatMap((other) =>
      weights.flatMap((weight) => [
        `text/markdown${own}`,
        `text/markdown${own}, ${other}${weight}`,
        `${other}${weight},text/markdown${own}`,
        `${other}${weight}, text/x-markdown${own}, image/avif`,
      ]),
    ),
  );
  const different = headers.filter((header) => (formFor(text, header) === '.md') !== prefersMarkdown(header));
  expect(different).toEqual([]);
  expect(new Set(headers.map((header) => formFor(text, header))).size).toBe(2);
  expect(location(text, '/ {')).toEqual(['try_files $uri$site_form $uri.html $uri =404;']);
});

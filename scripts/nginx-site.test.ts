import { expect, test } from 'vitest';
import { securityHeaders } from '../server/security-headers.ts';
import { nginxForFiles, nginxForProxy } from './nginx-site.ts';

const directives = (text: string, name: string) =>
  text
    .split('\n')
    .map((line) => line.trim())
    .filter((line) => line.startsWith(`${name} `));

const { 'Content-Security-Policy': policy, ...others } = securityHeaders;
const headers = Object.entries(others).map(([name, value]) => `add_header ${name} "${value}" always;`);

test('nginx sends the security headers of the server on every answer, whoever makes it', () => {
  for (const text of [nginxForFiles({ hasBrotli: true }), nginxForProxy({ address: '127.0.0.1:3000' })]) {
    expect(directives(text, 'add_header')).toEqual(expect.arrayContaining(headers));
  }
  expect(nginxForFiles({ hasBrotli: true })).toContain(
    `add_header Content-Security-Policy "${policy}" always;`,
  );
});

test('behind nginx a page has the policy of pages, and a download its own', () => {
  const text = nginxForProxy({ address: '127.0.0.1:3000' });
  expect(directives(text, 'set')).toEqual([
    `set $site_policy "${policy}";`,
    `set $site_policy "sandbox; default-src 'none'";`,
  ]);
  expect(text).toContain('if ($uri ~ ^/api/admin/) {');
  expect(text).toContain('add_header Content-Security-Policy $site_policy always;');
});

test('no location has an add_header of its own, which would drop the others there', () => {
  const inner = nginxForFiles({ hasBrotli: true })
    .split('\n')
    .filter((line) => /^\s+add_header/.test(line));
  expect(inner).toEqual([]);
});

test('behind nginx no security header comes twice', () => {
  expect(directives(nginxForProxy({ address: 'localhost:3000' }), 'proxy_hide_header')).toEqual(
    Object.keys(securityHeaders).map((name) => `proxy_hide_header ${name};`),
  );
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
  expect(text).toContain('location ~ ^/(?:assets|art|fonts)/ {');
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
  // Without it limits would count what a visitor claims to be, and /metrics would take everybody for this machine.
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

import { expect, test } from 'vitest';
import { chooseEncoding, type Encoding, prefersMarkdown } from './content-negotiation.ts';

const all = () => true;
const only =
  (...available: Encoding[]) =>
  (encoding: Encoding) =>
    available.includes(encoding);

test.each<[string | null, Encoding]>([
  [null, 'identity'],
  ['', 'identity'],
  ['gzip, deflate, br, zstd', 'br'],
  ['gzip', 'gzip'],
  ['GZIP', 'gzip'],
  ['gzip;q=1.0, br;q=0.5', 'gzip'],
  ['gzip;q=0.5, br;q=0.5', 'br'],
  ['br;q=0, gzip', 'gzip'],
  ['br;q=0, *', 'gzip'],
  ['*', 'br'],
  ['gzip;q=0.2', 'gzip'],
  ['gzip;q=0.5, identity;q=0.8', 'identity'],
  ['identity', 'identity'],
  ['deflate', 'identity'],
  ['*;q=0', 'identity'],
  ['br ; q=0.001', 'br'],
])('Accept-Encoding %j gets %s', (header, expected) => {
  expect(chooseEncoding(header, all)).toBe(expected);
});

test('an encoding the file does not have is passed over', () => {
  expect(chooseEncoding('br, gzip', only('gzip', 'identity'))).toBe('gzip');
  expect(chooseEncoding('br, gzip', only('identity'))).toBe('identity');
});

const browser = 'text/html,application/xhtml+xml,application/xml;q=0.9,image/avif,*/*;q=0.8';

test.each<[string | null, boolean]>([
  [null, false],
  ['', false],
  ['*/*', false],
  ['text/*', false],
  [browser, false],
  ['text/html', false],
  ['text/markdown', true],
  ['TEXT/Markdown', true],
  ['text/markdown, text/html, */*', true],
  ['text/html, text/markdown', true],
  ['text/markdown;q=1.0, text/plain;q=0.8, text/html;q=0.7, */*;q=0.1', true],
  ['text/html, text/markdown;q=0.9', false],
  ['text/html;q=0.84, text/markdown;q=0.85', true],
  ['text/html;q=0.85, text/markdown;q=0.84', false],
  ['text/markdown;variant=GFM;q=0.5, */*;q=0.4', true],
  ['text/markdown;q=0.5, */*', false],
  ['text/markdown;q=0.5, text/*;q=0.6, */*;q=0.1', false],
  ['text/markdown;q=0', false],
  ['text/html;q=0, text/markdown;q=0.001', true],
  ['text/markdownx, text/x-markdown', false],
])('Accept %j gets Markdown: %s', (header, expected) => {
  expect(prefersMarkdown(header)).toBe(expected);
});

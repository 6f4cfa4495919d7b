import { expect, test } from 'vitest';
import { prefersMarkdown } from './accept-markdown.ts';

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
  ['text/markdown;q=broken', false],
  ['text/html;q=0, text/markdown;q=0.001', true],
  ['text/markdownx, text/x-markdown', false],
])('Accept %j gets Markdown: %s', (header, expected) => {
  expect(prefersMarkdown(header)).toBe(expected);
});

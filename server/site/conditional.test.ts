import { expect, test } from 'vitest';
import { isNotModified } from './conditional.ts';

const date = 'Sun, 06 Nov 1994 08:49:37 GMT';
const dayBefore = 'Sat, 05 Nov 1994 08:49:37 GMT';
const dayAfter = 'Mon, 07 Nov 1994 08:49:37 GMT';
const validators = { etag: '"abc"', lastModifiedSeconds: Date.parse(date) / 1000 };

test.each<[Record<string, string>, boolean]>([
  [{}, false],
  [{ 'If-None-Match': '"abc"' }, true],
  [{ 'If-None-Match': 'W/"abc"' }, true],
  [{ 'If-None-Match': '"x", "abc"' }, true],
  [{ 'If-None-Match': '*' }, true],
  [{ 'If-None-Match': '"abcd"' }, false],
  [{ 'If-None-Match': 'abc' }, false],
  [{ 'If-Modified-Since': date }, true],
  [{ 'If-Modified-Since': dayAfter }, true],
  [{ 'If-Modified-Since': dayBefore }, false],
  [{ 'If-Modified-Since': 'yesterday' }, false],
  [{ 'If-None-Match': '"x"', 'If-Modified-Since': date }, false],
])('%j is not modified: %s', (headers, expected) => {
  expect(isNotModified(new Headers(headers), validators)).toBe(expected);
});

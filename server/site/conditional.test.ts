import { expect, test } from 'vitest';
import { isNotModified, isRangeCurrent, parseByteRange } from './conditional.ts';

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

test.each<[Record<string, string>, boolean]>([
  [{}, true],
  [{ 'If-Range': '"abc"' }, true],
  [{ 'If-Range': 'W/"abc"' }, false],
  [{ 'If-Range': '"x"' }, false],
  [{ 'If-Range': date }, true],
  [{ 'If-Range': dayAfter }, false],
])('%j allows a part: %s', (headers, expected) => {
  expect(isRangeCurrent(new Headers(headers), validators)).toBe(expected);
});

test.each([
  ['bytes=0-4', { first: 0, last: 4 }],
  ['bytes=5-', { first: 5, last: 9 }],
  ['bytes=-3', { first: 7, last: 9 }],
  ['bytes=-99', { first: 0, last: 9 }],
  ['bytes=8-99', { first: 8, last: 9 }],
  ['BYTES=0-0', { first: 0, last: 0 }],
  ['bytes=10-', 'unsatisfiable'],
  ['bytes=-0', 'unsatisfiable'],
  [`bytes=${'9'.repeat(400)}-`, 'unsatisfiable'],
  ['bytes=5-2', undefined],
  ['bytes=-', undefined],
  ['bytes=0-1,3-4', undefined],
  ['bytes=a-b', undefined],
  ['lines=0-4', undefined],
  ['', undefined],
  [null, undefined],
])('Range %j of ten bytes is %j', (header, expected) => {
  expect(parseByteRange(header, 10)).toEqual(expected);
});

test('no range fits an empty file', () => {
  expect(parseByteRange('bytes=0-', 0)).toBe('unsatisfiable');
  expect(parseByteRange('bytes=-5', 0)).toBe('unsatisfiable');
});

import { expect, test } from 'vitest';
import { chooseEncoding, type Encoding } from './accept-encoding.ts';

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
  ['br;q=broken', 'identity'],
])('Accept-Encoding %j gets %s', (header, expected) => {
  expect(chooseEncoding(header, all)).toBe(expected);
});

test('an encoding the file does not have is passed over', () => {
  expect(chooseEncoding('br, gzip', only('gzip', 'identity'))).toBe('gzip');
  expect(chooseEncoding('br, gzip', only('identity'))).toBe('identity');
});

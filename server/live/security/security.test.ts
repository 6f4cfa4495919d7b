import { describe, expect, it } from 'vitest';
import { addressKey, clientAddress } from './client-address.ts';
import { isToken, newToken, tokenHashOf } from './tokens.ts';

describe('the address of a sender', () => {
  it.each([
    [0, '198.51.100.1', '203.0.113.9', '198.51.100.1'],
    [1, '127.0.0.1', '203.0.113.9', '203.0.113.9'],
    [1, '127.0.0.1', '6.6.6.6, 203.0.113.9', '203.0.113.9'],
    [2, '127.0.0.1', '6.6.6.6, 203.0.113.9, 10.0.0.2', '203.0.113.9'],
    [2, '127.0.0.1', '203.0.113.9', '127.0.0.1'],
    [1, '127.0.0.1', undefined, '127.0.0.1'],
    [1, '127.0.0.1', 'unknown', '127.0.0.1'],
    [1, '127.0.0.1', '203.0.113.9:4711', '203.0.113.9'],
    [1, '127.0.0.1', '[2001:db8::1]:4711', '2001:db8::1'],
    [1, undefined, undefined, 'unknown'],
  ])('with %i proxies, from %s, forwarded for %s, is %s', (proxies, socketAddress, forwardedFor, address) => {
    expect(clientAddress({ socketAddress, forwardedFor }, proxies)).toBe(address);
  });

  it.each([
    ['2001:db8:0:1::1', '2001:DB8:0:1:ffff:ffff:ffff:ffff'],
    ['::ffff:203.0.113.9', '203.0.113.9'],
    ['fe80::1%eth0', 'fe80::2'],
    ['::1', '0:0:0:0:0:0:0:9'],
    ['2001:db8::', '2001:db8:0:0:1::'],
  ])('counts %s and %s as one', (a, b) => {
    expect(addressKey(a)).toBe(addressKey(b));
  });

  it.each([
    ['2001:db8:0:1::1', '2001:db8:0:2::1'],
    ['203.0.113.9', '203.0.113.10'],
    ['1::', '::1'],
  ])('counts %s and %s as two', (a, b) => {
    expect(addressKey(a)).not.toBe(addressKey(b));
  });

  it('is not readable from its key', () => {
    expect(addressKey('203.0.113.9')).toMatch(/^[0-9a-f]{64}$/);
  });
});

it('a token is 256 random bits, and stored as its hash', () => {
  const tokens = Array.from({ length: 100 }, newToken);
  expect(new Set(tokens).size).toBe(100);
  expect(tokens.every((token) => isToken(token) && Buffer.from(token, 'base64url').length === 32)).toBe(true);
  expect(tokenHashOf('abc')).toBe('ba7816bf8f01cfea414140de5dae2223b00361a396177a9cb410ff61f20015ad');
});

import { describe, expect, it } from 'vitest';
import { addressWith } from './url-state.ts';

const page = 'https://example.test/portfolio';

describe('a value in the address', () => {
  it('R152: is written as a query parameter', () => {
    expect(addressWith(page, 'category', 'cloud', 'all')).toBe(`${page}?category=cloud`);
    expect(addressWith(`${page}?category=cloud`, 'category', 'web', 'all')).toBe(`${page}?category=web`);
  });

  it('R151: is left out when it is the one to start from', () => {
    expect(addressWith(`${page}?category=cloud`, 'category', 'all', 'all')).toBe(page);
  });

  it('keeps the hash and the other parameters', () => {
    expect(addressWith(`${page}?q=x&category=cloud#list`, 'category', 'all', 'all')).toBe(`${page}?q=x#list`);
    expect(addressWith(`${page}?q=x#list`, 'category', 'ai', 'all')).toBe(`${page}?q=x&category=ai#list`);
  });

  it('R165: escapes what was typed', () => {
    const address = addressWith(page, 'q', 'a&b=c #1 ñ', '');
    expect(new URL(address).searchParams.get('q')).toBe('a&b=c #1 ñ');
    expect(new URL(address).hash).toBe('');
  });
});

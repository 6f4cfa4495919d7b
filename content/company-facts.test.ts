import { describe, expect, it } from 'vitest';
import { countsFor } from './company-facts.ts';

describe('the numbers that a text may name', () => {
  it('stop the build when a text names people that nothing counts', () => {
    expect(countsFor('A few of us, {roles} open roles', { roles: 1 })).toEqual({ roles: 1 });
    expect(() => countsFor('{people} of us', { roles: 1 })).toThrow(/figures\.yaml: counts: people: missing/);
  });
});

import { describe, expect, it } from 'vitest';
import { keepEqual } from './navigation.ts';

describe('keepEqual', () => {
  const previous: Record<string, unknown> & { a: unknown } = { a: { b: [1, { c: 'x' }] }, d: 'y', e: null };

  it('keeps the equal parts of a value that changed', () => {
    const kept = keepEqual(previous, { ...structuredClone(previous), d: 'z' });
    expect(kept).toEqual({ ...previous, d: 'z' });
    expect(kept).not.toBe(previous);
    expect(kept.a).toBe(previous.a);
  });

  it.each([
    ['a part that is gone', { a: { b: [1] } }],
    ['a part that is new', { ...previous, f: undefined }],
    ['a list instead of an object', { ...previous, a: [] }],
    ['nothing instead of an object', { ...previous, a: null }],
  ])('takes %s from the next value', (_, next) => {
    const expected = structuredClone(next);
    const kept = keepEqual<object>(previous, next);
    expect(kept).toEqual(expected);
    expect(kept).not.toBe(previous);
  });
});

import { expect, it } from 'vitest';
import { mapTexts } from './map-texts.ts';

it('changes the texts of lists and fields, and nothing else', () => {
  const day = new Date(0);
  const value = { name: 'a', items: ['b', { note: 'c', count: 1 }], day, none: null, missing: undefined };
  const changed = { ...value, name: 'A', items: ['B', { note: 'C', count: 1 }] };
  expect(mapTexts(value, (text) => text.toUpperCase())).toEqual(changed);
  expect(value.items[0]).toBe('b');
});

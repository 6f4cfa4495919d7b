import { expect, it } from 'vitest';
import { keepOwnChanges, type FieldValues } from './own-changes.ts';

const prices = { 'items.0.id': 'a', 'items.0.net': 50, 'items.1.id': 'b', 'items.1.net': 310 };

it.each<[string, Record<'draft' | 'base' | 'file' | 'kept', FieldValues>]>([
  [
    'a field that changed in the file only',
    {
      draft: { title: 'Mine', lead: 'Old' },
      base: { title: 'Old', lead: 'Old' },
      file: { title: 'Old', lead: 'New' },
      kept: { title: 'Mine', lead: 'New' },
    },
  ],
  [
    'a field that both changed: that of the draft',
    { draft: { title: 'Mine' }, base: { title: 'Old' }, file: { title: 'New' }, kept: { title: 'Mine' } },
  ],
  [
    'fields of other items of a list, and of the same',
    {
      draft: { ...prices, 'items.0.net': 60 },
      base: prices,
      file: { ...prices, 'items.1.net': 300, 'items.0.id': 'c' },
      kept: { ...prices, 'items.0.net': 60, 'items.1.net': 300, 'items.0.id': 'c' },
    },
  ],
  [
    'an item that was added to a list that the draft leaves alone',
    {
      draft: { ...prices, title: 'Mine' },
      base: { ...prices, title: 'Old' },
      file: { ...prices, 'items.2.id': 'c', title: 'Old' },
      kept: { ...prices, 'items.2.id': 'c', title: 'Mine' },
    },
  ],
  [
    'an item that was removed from such a list',
    {
      draft: { 'tags.0': 'a', 'tags.1': 'b', title: 'Mine' },
      base: { 'tags.0': 'a', 'tags.1': 'b', title: 'Old' },
      file: { 'tags.0': 'b', title: 'Old' },
      kept: { 'tags.0': 'b', title: 'Mine' },
    },
  ],
  [
    'the list of the draft where both added items',
    {
      draft: { 'tags.0': 'a', 'tags.1': 'mine' },
      base: { 'tags.0': 'a' },
      file: { 'tags.0': 'a', 'tags.1': 'b', 'tags.2': 'c' },
      kept: { 'tags.0': 'a', 'tags.1': 'mine' },
    },
  ],
  [
    'a field with a similar name',
    {
      draft: { to: 1, toAll: 1 },
      base: { to: 1, toAll: 2 },
      file: { to: 3, toAll: 2 },
      kept: { to: 3, toAll: 1 },
    },
  ],
])('a draft that is restored has %s', (_, { draft, base, file, kept }) => {
  const restored = { ...draft };
  keepOwnChanges(restored, base, file);
  expect(restored).toEqual(kept);
});

it.each([
  ['an older draft, whose file nobody knows', undefined, { title: 'New' }],
  ['a new entry', { title: 'Old' }, undefined],
])('leaves %s as it is', (_, base, file) => {
  const draft = { title: 'Mine' };
  keepOwnChanges(draft, base, file);
  expect(draft).toEqual({ title: 'Mine' });
});

import { expect, it } from 'vitest';
import { ownTexts, textDigest } from './changed-elsewhere.ts';

const one = textDigest('one\n');
const two = textDigest('two\n');

it('a text has one digest, also with other line breaks at its end', () => {
  expect(textDigest('a: 1')).toBe(textDigest('a: 1\n'));
  expect(new Set(['', 'a: 1', 'a: 2', 'a:  1', 'ä', 'ö'].map(textDigest)).size).toBe(6);
});

it.each([
  ['nothing', { 'a.yaml': one }, { 'a.yaml': one }, []],
  ['a change of somebody else', { 'a.yaml': one }, { 'a.yaml': textDigest('other') }, ['a.yaml']],
  ['a save of its own', { 'a.yaml': one }, { 'a.yaml': two }, []],
  ['a new file of somebody else', {}, { 'b.yaml': one }, ['b.yaml']],
  ['a new file of its own', {}, { 'b.yaml': two }, []],
  ['a deletion', { 'a.yaml': one }, {}, []],
])('a tab notices %s', (_, before, now, expected) => {
  const tab = ownTexts();
  tab.remember('two');
  expect(tab.changedElsewhere(before)).toEqual([]);
  expect(tab.changedElsewhere(now)).toEqual(expected);
  // Until it is reloaded.
  expect(tab.changedElsewhere(now)).toEqual(expected);
});

it('a tab notices that somebody else has brought back what it replaced', () => {
  const tab = ownTexts();
  tab.changedElsewhere({ 'a.yaml': one });
  tab.remember('two');
  expect(tab.changedElsewhere({ 'a.yaml': two })).toEqual([]);
  expect(tab.changedElsewhere({ 'a.yaml': one })).toEqual(['a.yaml']);
});

import { afterEach, expect, it, vi } from 'vitest';
import { hasShortcutModifier, isForInputMethod, isLetter } from './keys.ts';

afterEach(() => vi.unstubAllGlobals());

it.each([
  ['a letter', { key: 'k', code: 'KeyK' }, true],
  ['a capital', { key: 'K', code: 'KeyK' }, true],
  ['a Russian layout', { key: 'л', code: 'KeyK' }, true],
  ['a Greek layout', { key: 'κ', code: 'KeyK' }, true],
  ['a Hebrew layout', { key: 'ל', code: 'KeyK' }, true],
  ['Dvorak, where K is elsewhere', { key: 'k', code: 'KeyV' }, true],
  ['Dvorak, where another letter is in its place', { key: 't', code: 'KeyK' }, false],
  ['another letter', { key: 'j', code: 'KeyJ' }, false],
  ['another letter of a Russian layout', { key: 'о', code: 'KeyJ' }, false],
  ['a slash', { key: '/', code: 'Slash' }, false],
  ['a key without a name', { key: 'Unidentified', code: '' }, false],
])('finds the letter K on any keyboard: %s', (_, event, isK) => {
  expect(isLetter(event, 'k')).toBe(isK);
});

it.each([
  { isComposing: true, keyCode: 229, isFor: true },
  { isComposing: true, keyCode: 13, isFor: true },
  { isComposing: false, keyCode: 229, isFor: true },
  { isComposing: false, keyCode: 13, isFor: false },
])('finds keys of an input method, in every order of events: %j', (event) => {
  expect(isForInputMethod(event)).toBe(event.isFor);
});

it.each([
  ['Linux x86_64', 'X11; Linux x86_64', 'Control'],
  ['Win32', 'Windows NT 10.0; Win64; x64', 'Control'],
  ['MacIntel', 'Macintosh; Intel Mac OS X 10_15_7', 'Command'],
  ['iPhone', 'iPhone; CPU iPhone OS 18_0 like Mac OS X', 'Command'],
])('takes one modifier on %s', (platform, userAgent, modifier) => {
  vi.stubGlobal('navigator', { platform, userAgent });
  const none = { ctrlKey: false, metaKey: false, altKey: false, shiftKey: false };
  const isTaken = (keys: Partial<typeof none>) =>
    hasShortcutModifier({ ...none, ...keys } as unknown as KeyboardEvent);
  expect(isTaken({ ctrlKey: true })).toBe(modifier === 'Control');
  expect(isTaken({ metaKey: true })).toBe(modifier === 'Command');
  // AltGr is Control with Alt.
  for (const keys of [{}, { ctrlKey: true, altKey: true }, { ctrlKey: true, metaKey: true }])
    expect(isTaken(keys)).toBe(false);
});

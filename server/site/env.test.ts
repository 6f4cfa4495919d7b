import { expect, test } from 'vitest';
import { readSettings } from './env.ts';

test.each(['0', '65535'])('PORT=%s is allowed', (text) => {
  expect(readSettings({ PORT: text }).port).toBe(Number(text));
});

test.each(['abc', '-1', '65536', '80.5', '1e3', '0x50', ' 80', '3000a'])('PORT=%j is refused', (text) => {
  expect(() => readSettings({ PORT: text })).toThrow(
    `PORT must be a whole number from 0 to 65535, but it is ${JSON.stringify(text)}`,
  );
});

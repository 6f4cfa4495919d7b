import { expect, test } from 'vitest';
import { readLocalSettings, readSettings } from './env.ts';

test.each(['0', '65535'])('PORT=%s is allowed', (text) => {
  expect(readSettings({ PORT: text }, 'simulated').port).toBe(Number(text));
});

test.each(['abc', '-1', '65536', '80.5', '1e3', '0x50', ' 80', '3000a'])('PORT=%j is refused', (text) => {
  expect(() => readSettings({ PORT: text }, 'simulated')).toThrow(
    `PORT must be a whole number from 0 to 65535, but it is ${JSON.stringify(text)}`,
  );
});

test('a server of developers listens on this machine only, unless HOST is set', () => {
  expect(readLocalSettings({ HOST: '' }, 3001)).toMatchObject({ host: '127.0.0.1', port: 3001 });
  expect(readLocalSettings({ HOST: '0.0.0.0', PORT: '80' })).toMatchObject({
    host: '0.0.0.0',
    port: 80,
  });
});

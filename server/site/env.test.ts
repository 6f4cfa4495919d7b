import { expect, test } from 'vitest';
import { readSettings } from './env.ts';

test('without variables: port 3000, all interfaces, the dist folder of the project', () => {
  const settings = readSettings({});
  expect(settings).toMatchObject({ port: 3000, host: undefined });
  expect(settings.distFolder).toMatch(/[/\\]dist$/);
  expect(readSettings({ PORT: '', HOST: '', DIST_FOLDER: '' })).toEqual(settings);
});

test('variables are taken over', () => {
  const settings = readSettings({ PORT: '8080', HOST: '127.0.0.1', DIST_FOLDER: '/srv/site' });
  expect(settings).toEqual({ port: 8080, host: '127.0.0.1', distFolder: '/srv/site' });
});

test.each(['0', '65535'])('PORT=%s is allowed', (text) => {
  expect(readSettings({ PORT: text }).port).toBe(Number(text));
});

test.each(['abc', '-1', '65536', '80.5', '1e3', '0x50', ' 80', '3000a'])('PORT=%j is refused', (text) => {
  expect(() => readSettings({ PORT: text })).toThrow(
    `PORT must be a whole number from 0 to 65535, but it is ${JSON.stringify(text)}`,
  );
});

import { expect, it, vi } from 'vitest';
import { fetchModule } from './fetch-module.ts';

const address = 'https://site.example/assets/team.js';
const failed = new TypeError(`Failed to fetch dynamically imported module: ${address}`);

it('fetches a module again at an address that the browser has not seen fail', async () => {
  vi.doMock(`${address}#1`, () => ({ name: 'team' }));
  expect(await fetchModule(() => Promise.reject(failed))).toHaveProperty('name', 'team');
  vi.doMock(`${address}#2`, () => ({ name: 'team again' }));
  expect(await fetchModule(() => Promise.reject(failed))).toHaveProperty('name', 'team again');
});

it('fails as the browser does where no address is named', async () => {
  const error = new TypeError('Importing a module script failed.');
  await expect(fetchModule(() => Promise.reject(error))).rejects.toBe(error);
});

it('fetches nothing again that has arrived', async () => {
  const load = vi.fn<() => Promise<{ name: string }>>(() => Promise.resolve({ name: 'team' }));
  expect(await fetchModule(load)).toEqual({ name: 'team' });
  expect(load).toHaveBeenCalledOnce();
});

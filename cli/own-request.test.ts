import { expect, it } from 'vitest';
import { isOwnRequest } from './own-request.ts';

const isOwn = (method: string, host: string, origin?: string, ownHost = '127.0.0.1') =>
  isOwnRequest({ method, headers: new Headers({ host, ...(origin !== undefined && { origin }) }) }, ownHost);

it.each([
  ['GET', 'localhost:3000'],
  ['GET', '127.0.0.1:3000'],
  ['GET', '[::1]:3000'],
  ['GET', '192.168.0.7:3000'],
  ['POST', 'localhost:3000', 'http://localhost:3000'],
  ['POST', 'office.local:3000', 'http://office.local:3000', 'office.local'],
])('%s of %s from %s is from a page of the editor', (method, host, origin?: string, ownHost?: string) => {
  expect(isOwn(method, host, origin, ownHost)).toBe(true);
});

it.each([
  ['GET', 'acme.example:3000'],
  ['GET', 'localhost.acme.example'],
  ['GET', ''],
  ['POST', 'localhost:3000'],
  ['POST', 'localhost:3000', 'null'],
  ['POST', 'localhost:3000', 'https://acme.example'],
  ['POST', 'localhost:3000', 'http://localhost:3001'],
  ['POST', 'acme.example', 'http://acme.example'],
])('%s of %s from %s is not', (method, host, origin?: string) => {
  expect(isOwn(method, host, origin)).toBe(false);
});

import { expect, it } from 'vitest';
import { isLoopback, isOwnRequest } from './own-request.ts';

const isOwn = (method: string, host: string, origin?: string) =>
  isOwnRequest({ method, headers: new Headers({ host, ...(origin !== undefined && { origin }) }) });

it.each([
  ['GET', 'localhost:3000'],
  ['GET', '127.0.0.1:3000'],
  ['GET', '[::1]:3000'],
  ['GET', '127.0.0.2'],
  ['POST', 'localhost:3000', 'http://localhost:3000'],
])('%s of %s from %s is from a page of the editor', (method, host, origin?: string) => {
  expect(isOwn(method, host, origin)).toBe(true);
});

it.each([
  ['GET', 'acme.example:3000'],
  ['GET', '192.168.0.7:3000'],
  ['GET', '127.0.0.1.acme.example'],
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

it.each([
  ['127.0.0.1', true],
  ['127.1.2.3', true],
  ['::1', true],
  ['localhost', true],
  ['0.0.0.0', false],
  ['::', false],
  ['192.168.0.7', false],
  ['127.acme.example', false],
  ['office.local', false],
  ['', false],
])('%j is this machine itself: %s', (host, isSelf) => {
  expect(isLoopback(host)).toBe(isSelf);
});

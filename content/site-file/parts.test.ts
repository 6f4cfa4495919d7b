import * as v from 'valibot';
import { expect, it } from 'vitest';
import { linkTarget } from './parts.ts';

it.each([
  ['/about', true],
  ['/prices.pdf', true],
  ['https://acme.example', true],
  ['https://müller.example/?a=1#b', true],
  ['https://[x].de', false],
  ['https://acme', false],
  ['https://acme. example', false],
  ['https://acme.', false],
  ['http://acme.example', false],
  ['mailto:a@acme.example', false],
  ['about', false],
])('whether a link may lead to %s: %s', (value, isAllowed) => {
  expect(v.is(linkTarget, value)).toBe(isAllowed);
});

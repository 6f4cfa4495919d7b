import { createHash } from 'node:crypto';
import { expect, it } from 'vitest';
import { sha256 } from './sha256.ts';

it.each(['', 'abc', 'Größe 🪨', 'a'.repeat(55), 'a'.repeat(56), 'a'.repeat(64), 'ab'.repeat(500)])(
  'gives the digest that Node gives: %j (R258)',
  (text) => {
    expect(sha256(text)).toBe(createHash('sha256').update(text).digest('hex'));
  },
);

import { expect, it } from 'vitest';
import { named } from './named.ts';

it('names the picture that was meant, and takes no word of the language for one', () => {
  const covers = { plateau: 1, crater: 2 };
  expect(named('cover', covers, 'crater')).toBe(2);
  expect(() => named('cover', covers, 'platau')).toThrow('no such cover: platau; did you mean “plateau”?');
  expect(() => named('cover', covers, 'toString')).toThrow(
    'no such cover: toString; known are plateau, crater',
  );
});

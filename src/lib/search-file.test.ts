import MiniSearch from 'minisearch';
import { expect, it } from 'vitest';
import { packIndex, unpackIndex } from './search-file.ts';
import { wordsOf } from './search-words.ts';

const fields = ['title', 'text'];

it('is the index that was packed, smaller', () => {
  const index = new MiniSearch({ fields, tokenize: wordsOf, processTerm: (word) => word });
  index.addAll([
    { id: 0, title: 'Cloud', text: 'Cloud over cloud, and again a cloud.' },
    { id: 1, title: '', text: '' },
    ...Array.from({ length: 60 }, (_, place) => ({
      id: place + 2,
      title: `Größe ${place}`,
      text: 'السحابة 36',
    })),
  ]);
  const plain = index.toJSON();
  const packed = packIndex(plain);
  const byWord = (one: readonly [string, unknown], other: readonly [string, unknown]) =>
    one[0] < other[0] ? -1 : 1;
  const opened = unpackIndex(packed, fields);
  expect(opened.index.toSorted(byWord)).toEqual(plain.index.toSorted(byWord));
  expect({ ...opened, index: [], storedFields: {} }).toEqual({ ...plain, index: [], storedFields: {} });
  expect(packed.length).toBeLessThan(JSON.stringify(plain).length / 2);
});

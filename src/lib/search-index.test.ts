import { describe, expect, it } from 'vitest';
import { indexOf, openIndex } from './search-index.ts';

const texts = [
  { title: 'Cloud services', also: 'hosting', text: 'We move servers to other places.' },
  { title: 'Databases', also: '', text: 'Tuned by hand, in the cloud too.' },
  { title: 'Contact', also: 'phone', text: 'Write or call.' },
  { title: 'خدمات السحابة', also: '', text: 'ننقل الخوادم' },
];

const open = (weightAt = (_place: number) => 1) => openIndex(indexOf(texts), 'en', weightAt);

describe('search', () => {
  const find = open();

  it('finds titles before texts', () => {
    expect(find('cloud')).toEqual([0, 1]);
  });

  it('finds what people call something, and typing errors', () => {
    expect(find('hosting')).toEqual([0]);
    expect(find('databsaes')).toEqual([1]);
  });

  it('wants all words, and takes any where nothing has all', () => {
    expect(find('tuned cloud')).toEqual([1]);
    expect(new Set(find('phone servers'))).toEqual(new Set([0, 2]));
  });

  it('follows the weights of entries', () => {
    const weighed = open((place) => (place === 1 ? 20 : 1));
    expect(weighed('cloud')).toEqual([1, 0]);
  });

  it('finds words of a language that is written from the right, and parts of them', () => {
    expect(find('السحابة')).toEqual([3]);
    expect(find('سحابة')).toEqual([3]);
  });

  it.each(['', '   ', '🙂', '<script>alert(1)</script>', 'toString constructor __proto__'])(
    'finds nothing for %j',
    (query) => {
      expect(find(query)).toEqual([]);
    },
  );

  it('answers a query of 10,000 characters by its beginning', () => {
    expect(find(`cloud ${'x'.repeat(10_000)}`)).toEqual([0, 1]);
    expect(find('cloud '.repeat(2000))).toEqual([0, 1]);
  });

  it('is not opened by what is no index', () => {
    expect(() => openIndex('<!doctype html>', 'en', () => 1)).toThrow(SyntaxError);
    expect(() => openIndex('{}', 'en', () => 1)).toThrow(TypeError);
  });
});

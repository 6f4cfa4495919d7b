import { describe, expect, it } from 'vitest';
import { languages } from '../shared/locales.ts';
import type { DataFile } from '../shared/site-file/data-file.ts';
import { checkSearchWords } from './search-words.ts';

const fileOf = (value: unknown): DataFile => ({ file: 'search.yaml', value, lineOf: () => 1 });
const also = Object.fromEntries(languages.map((language) => [language, 'hosting']));

describe('search.yaml', () => {
  it('gives pages of the site other names', () => {
    expect(checkSearchWords(fileOf([{ page: '/contact', also }]))).toEqual([]);
    expect(checkSearchWords(fileOf([]))).toEqual([]);
  });

  it('names no page that is not there', () => {
    const [problem] = checkSearchWords(fileOf([{ page: '/contakt', also }]));
    expect(problem?.reason).toContain('no such page: did you mean “/contact”?');
  });
});

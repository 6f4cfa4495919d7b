import { expect, test } from 'vitest';
import { brand } from '../../shared/brand.ts';
import { previewSheets } from './preview-picture.ts';

const { ground, title } = previewSheets({
  title: 'A title',
  file: 'previews/a.png',
  art: { place: 'plain', hrefs: [], viewBox: '0 0 1 1', classes: [] },
});
const texts = [...(title + ground).matchAll(/<text[^>]*>([^<]*)<\/text>/g)].map(([, text]) => text);

test('the picture of a link preview has the title, the wordmark of the company in its two parts, and its domain', () => {
  const [first, second] = brand.name;
  const drawn = ['A title', first, second.trim(), new URL(brand.origin).host];
  expect(new Set(texts)).toEqual(new Set(drawn));
  expect(texts).toHaveLength(drawn.length);
});

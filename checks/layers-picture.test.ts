import { expect, test } from 'vitest';
import { layersPicture } from './layers-picture.ts';

const layers = [
  { name: 'ground', files: ['ground/**'], mayImport: [] },
  { name: 'house & home', files: ['{house,home}/**'], mayImport: ['ground/floor.ts'] },
  { name: 'roof', files: ['roof/**'], mayImport: ['ground', 'types:house'] },
];

test('a dot for a layer that may be imported, a ring for files or types of it, nothing for the rest', () => {
  const picture = layersPicture(layers);
  const marks = [...picture.matchAll(/<circle class="(\w+)"/g)].map(([, kind]) => kind);
  expect(marks).toEqual(['some', 'all', 'some']);
  expect(picture).toContain('2. house &amp; home');
});

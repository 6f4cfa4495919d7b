import { expect, it } from 'vitest';
import { withoutPhotos } from './without-photos.ts';

/** What the plugin gives in place of a file. */
function loaded(photos: number, file: string): unknown {
  const { load } = withoutPhotos(photos);
  if (typeof load !== 'function') throw new TypeError('The plugin loads nothing');
  return Reflect.apply(load, undefined, [file]);
}

it('a site without photos has no code for photos', () => {
  expect(loaded(0, '/project/src/ui/photo.tsx')).toBe('export const Photo = () => null;');
  expect(loaded(0, '/project/src/sections/article-text/photo-figure.tsx')).toBe(
    'export const PhotoFigure = () => null;',
  );
  expect(loaded(0, '/project/src/ui/cover-art.tsx')).toBeNull();
  expect(loaded(1, '/project/src/ui/photo.tsx')).toBeNull();
});

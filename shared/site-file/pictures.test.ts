import * as v from 'valibot';
import { expect, it } from 'vitest';
import { coverImage } from './pictures.ts';

it('a cover is a drawing by name, or a photo with what has to stay in sight', () => {
  expect(v.parse(coverImage, { drawing: 'plateau-high' })).toBe('plateau-high');
  for (const file of ['images/yard.jpg', 'images/team/Anna Berg.TIFF'])
    expect(v.parse(coverImage, { photo: `/${file}` })).toEqual({ photo: file, focus: 'centre' });
  expect(v.parse(coverImage, { photo: '/images/yard.webp', focus: 'top left' })).toEqual({
    photo: 'images/yard.webp',
    focus: 'top left',
  });
});

it.each(['/images/yard.gif', 'images/yard.jpg', 'yard.jpg', '/images/../site.yaml', '/images/', '', 7])(
  'no photo: %s',
  (photo) => {
    expect(v.safeParse(coverImage, { photo }).success).toBe(false);
  },
);

it.each([{}, 'plateau', { drawing: 'plateau', photo: '/images/yard.jpg' }])('no cover: %j', (cover) => {
  expect(v.safeParse(coverImage, cover).success).toBe(false);
});

it('says which cover was meant', () => {
  const [issue] = v.safeParse(coverImage, { drawing: 'platau' }).issues ?? [];
  expect(issue?.message).toContain('plateau');
});

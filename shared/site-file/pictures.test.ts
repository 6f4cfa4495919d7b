import * as v from 'valibot';
import { expect, it } from 'vitest';
import { coverImage } from './pictures.ts';

it('a cover is a drawing by name, a photo, or a photo with what has to stay in sight', () => {
  for (const image of ['plateau-high', 'images/yard.jpg', 'images/team/Anna Berg.TIFF'])
    expect(v.parse(coverImage, image)).toBe(image);
  expect(v.parse(coverImage, { photo: 'images/yard.webp' })).toEqual({
    photo: 'images/yard.webp',
    focus: 'centre',
  });
  expect(v.parse(coverImage, { photo: 'images/yard.webp', focus: 'top left' }).valueOf()).toMatchObject({
    focus: 'top left',
  });
});

it.each(['images/yard.gif', 'yard.jpg', 'images/../site.yaml', 'images/', '', 7, { photo: 'plateau' }])(
  'nothing else: %s',
  (image) => {
    expect(v.safeParse(coverImage, image).success).toBe(false);
  },
);

it('says which cover was meant', () => {
  const [issue] = v.safeParse(coverImage, 'platau').issues ?? [];
  expect(issue?.message).toContain('plateau');
});

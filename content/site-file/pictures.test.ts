import * as v from 'valibot';
import { expect, it } from 'vitest';
import { coverImage, drawing } from './pictures.ts';

it('a cover is a drawing, or a photo with an optional focus', () => {
  for (const file of ['images/yard.jpg', 'images/team/Anna Berg.TIFF', 'images/map.svg'])
    expect(v.parse(coverImage, { picture: `/${file}` })).toEqual({ picture: file, focus: 'centre' });
  expect(v.parse(coverImage, { picture: '/images/yard.webp', focus: 'top left' })).toEqual({
    picture: 'images/yard.webp',
    focus: 'top left',
  });
});

it.each(['/images/yard.gif', 'images/yard.jpg', 'yard.jpg', '/images/../site.yaml', '/images/', '', 7])(
  'is not a picture: %s',
  (picture) => {
    expect(v.safeParse(coverImage, { picture }).success).toBe(false);
  },
);

it.each([{}, 'plateau', { photo: '/images/yard.jpg' }])('is not a cover: %j', (cover) => {
  expect(v.safeParse(coverImage, cover).success).toBe(false);
});

it('an icon is a drawing', () => {
  expect(v.parse(drawing, '/images/cloud.svg')).toBe('images/cloud.svg');
  const [issue] = v.safeParse(drawing, '/images/cloud.png').issues ?? [];
  expect(issue?.message).toBe('must be a drawing, such as /images/map.svg: /images/cloud.png');
});

import { renderToStaticMarkup } from 'react-dom/server';
import { expect, it } from 'vitest';
import { CaptionedCover } from './cover.tsx';

const drawing = { href: '/art.svg#a', viewBox: '0 0 640 440' };
const photo = { src: '/yard.webp', width: 1200, height: 800, avif: '', webp: '', still: '' };

it.each([
  ['what a drawing counts is below it', drawing, '41 columns', '<figcaption class="plate">41 columns<', 1],
  ['what a photo shows is for those who do not see it', photo, 'The yard', 'alt="The yard"', 1],
  ['a drawing without words is decorative', drawing, '', 'aria-hidden="true"', 0],
])('%s', (_, picture, label, said, times) => {
  const html = renderToStaticMarkup(<CaptionedCover picture={picture} label={label} />);
  expect(html).toContain(said);
  expect(html.includes('<figcaption')).toBe(times === 1 && picture === drawing);
  expect(html.match(/41 columns|The yard/g) ?? []).toHaveLength(times);
});

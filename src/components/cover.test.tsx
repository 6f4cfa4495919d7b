import { renderToStaticMarkup } from 'react-dom/server';
import { expect, it } from 'vitest';
import { CaptionedCover } from './cover.tsx';

const drawing = { href: '/art.svg#a', viewBox: '0 0 640 440' };
const photo = { src: '/yard.webp', width: 1200, height: 800, avif: '', webp: '', still: '' };

it.each([
  [
    '41 columns, one for each service',
    drawing,
    '<figcaption class="plate">41 columns, one for each service<',
  ],
  ['Der Hof am Mittag', photo, 'alt="Der Hof am Mittag"'],
  ['', drawing, '<svg'],
])(
  'a drawing says below it what it counts, a photo says it to those who do not see it: %s',
  (label, picture, said) => {
    const html = renderToStaticMarkup(<CaptionedCover picture={picture} label={label} />);
    expect(html).toContain(said);
    expect(html.includes('<figcaption')).toBe(label !== '' && picture === drawing);
    if (label !== '') expect(html.split(label)).toHaveLength(2);
  },
);

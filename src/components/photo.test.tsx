import { renderToStaticMarkup } from 'react-dom/server';
import { expect, it } from 'vitest';
import { Cover } from './cover.tsx';
import { PersonPicture } from './person-picture.tsx';
import { Photo } from './photo.tsx';

const photo = {
  src: '/a-640.webp',
  width: 900,
  height: 600,
  avif: '/a-640.avif 640w',
  webp: '/a-640.webp 640w',
};

it('a photo reserves its space, has both formats, and loads late below the first view', () => {
  const html = renderToStaticMarkup(
    <Photo photo={{ ...photo, focus: 'top' }} alt="A yard" sizes="50vw" late />,
  );
  expect(html).toContain('<source type="image/avif" srcSet="/a-640.avif 640w" sizes="50vw"/>');
  expect(html).toContain(
    '<img src="/a-640.webp" srcSet="/a-640.webp 640w" sizes="50vw" width="900" height="600" alt="A yard" data-focus="top"',
  );
  expect(html).toContain('loading="lazy"');
  const first = renderToStaticMarkup(<Photo photo={photo} alt="" sizes="100vw" />);
  expect(first).toContain('fetchPriority="high"');
  expect(first).not.toContain('lazy');
});

it('a cover is a whole drawing, or a photo that fills the frame', () => {
  const drawn = { href: '/c.svg#picture', viewBox: '0 0 4 3' };
  const drawing = renderToStaticMarkup(<Cover picture={drawn} />);
  expect(drawing).toMatch(/^<div class="[^"]*"><svg/);
  expect(drawing).not.toContain('slice');
  const html = renderToStaticMarkup(<Cover picture={photo} label="A yard" />);
  expect(html).toMatch(/^<div class="[^"]*"><picture/);
  expect(html).toContain('alt="A yard"');
});

it('R145: a person without a photo is shown as initials with the same size and name', () => {
  const picture = { initials: 'AB', width: 250, height: 300 };
  const markup = renderToStaticMarkup(<PersonPicture picture={picture} name="Ada Byron" />);
  expect(markup).toContain('viewBox="0 0 250 300" role="img" aria-label="Ada Byron"');
  expect(markup).toContain('>AB</text>');
});

it.each([
  ['portrait', 250, 300],
  ['square', 44, 44],
])('a photo of any shape has the same %s frame', (frame, width, height) => {
  const picture = { ...photo, width, height, focus: 'top left' };
  const markup = renderToStaticMarkup(<PersonPicture picture={picture} name="Ada Byron" />);
  expect(markup).toContain(`data-focus="top left" data-frame="${frame}"`);
});

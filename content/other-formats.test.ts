import { expect, it } from 'vitest';
import { otherContentOf, otherFormatOf } from './other-formats.ts';

it.each([
  ['images/Team.GIF', 'a GIF: '],
  ['images/2026/IMG_0042.HEIC', 'an HEIC photo, as iPhones take it: export it as JPEG'],
  ['images/tour.mov', 'a video: '],
  ['images/tour.ogv', 'a video: '],
  ['images/scan.bmp', 'a BMP: save it as JPEG or PNG'],
  ['images/cover.psd', 'a file of Photoshop'],
  ['images/DSC_1.NEF', 'a raw photo of a camera: export it as JPEG'],
  ['images/logo.eps', 'a file of a drawing program: save it as SVG'],
  ['images/a.jfif', 'a JPEG with an unusual name: rename it to .jpg'],
  ['fonts/Own.eot', 'a font: take its WOFF2'],
])('%s is %s', (path, said) => {
  expect(otherFormatOf(path)).toContain(said);
});

it.each(['images/a.jpg', 'images/a.tiff', 'notes.docx', 'price.pdf', 'index.html'])(
  'the name of %s says nothing',
  (path) => {
    expect(otherFormatOf(path)).toBeUndefined();
  },
);

const ftyp = (...brands: string[]) => Buffer.from(`\0\0\0\x1Cftyp${brands[0]}\0\0\0\0${brands.join('')}`);

it.each([
  ['an empty file', Buffer.alloc(0), 'an empty file: copy the picture there again'],
  ['zeros', Buffer.alloc(4000), 'only zeros'],
  ['HEIC', ftyp('heic', 'mif1'), 'an HEIC photo'],
  ['HEIC by its second brand', ftyp('mif1', 'heic'), 'an HEIC photo'],
  ['MP4', ftyp('isom', 'avc1'), 'a video'],
  ['QuickTime', ftyp('qt  '), 'a video'],
  ['Photoshop', Buffer.from('8BPS\0\x01'), 'a file of Photoshop'],
  ['a PDF', Buffer.from('%PDF-1.7\n'), 'a PDF: save its page as SVG or PNG'],
  ['a web page', Buffer.from('\n<!DOCTYPE html><title>404'), 'a web page: download the picture itself'],
  ['a pointer', Buffer.from('version https://git-lfs.github.com/spec/v1\n'), 'run git lfs pull'],
])('a content of %s', (_, bytes, said) => {
  expect(otherContentOf(bytes)).toContain(said);
});

it.each([
  ['AVIF', ftyp('avif', 'mif1')],
  ['AVIF of another brand', ftyp('mif1', 'avif')],
  ['PNG', Buffer.from([0x89, 0x50, 0x4e, 0x47])],
  ['a text', Buffer.from('BMW and others')],
])('the content of %s says nothing', (_, bytes) => {
  expect(otherContentOf(bytes)).toBeUndefined();
});

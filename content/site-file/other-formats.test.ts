import { expect, it } from 'vitest';
import { otherContentOf, otherFormatOf, otherTextOf } from './other-formats.ts';

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
  ['a compressed SVG', Buffer.from([0x1f, 0x8b, 8, 0]), 'a compressed SVG: save it as plain SVG'],
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

const png = Buffer.from('\x89PNG\r\n\x1A\n\0\0\0\rIHDR', 'latin1');
const jpeg = Buffer.from('\xFF\xD8\xFF\xE0\0\x10JFIF', 'latin1');
const pointer = Buffer.from('version https://git-lfs.github.com/spec/v1\noid sha256:0\nsize 5\n');

it.each([
  ['map.svg', png, 'a PNG: save the drawing itself as SVG'],
  ['map.SVG', jpeg, 'a JPEG: save the drawing itself'],
  ['map.svg', ftyp('avif', 'mif1'), 'an AVIF: save'],
  ['map.svg', Buffer.alloc(0), 'an empty file'],
  ['map.svg', Buffer.from([0x1f, 0x8b, 8, 0]), 'a compressed SVG: save it as plain SVG'],
  ['map.svg', Buffer.from('<!DOCTYPE html>\n<title>Sign in'), 'a web page: download the picture itself'],
  ['map.svg', pointer, 'run git lfs pull'],
  ['site.yaml', pointer, 'run git lfs pull'],
  ['posts/a.en.md', pointer, 'run git lfs pull'],
  ['posts/a.en.md', Buffer.from('PK\x03\x04\x14\0\x06\0'), 'a packed folder, not a text'],
  [
    'posts/a.en.md',
    Buffer.from('%PDF-1.7\n%\xE2\xE3\0', 'latin1'),
    'a PDF, not a text: save its text as UTF-8',
  ],
  ['a.yaml', png, 'a PNG, not a text'],
  ['a.yaml', Buffer.alloc(9), 'only zeros'],
  ['a.yaml', Buffer.from('<html><body>404'), 'a web page: download the file itself'],
])('%s can have another content: %s', (file, bytes, said) => {
  expect(otherTextOf(bytes, file)).toContain(said);
});

it.each([
  ['map.svg', '<svg viewBox="0 0 1 1"/>'],
  ['map.svg', '<?xml version="1.0"?><!DOCTYPE svg><svg/>'],
  ['a.yaml', 'ID3: the tags of a sound\n'],
  ['a.yaml', ''],
  ['a.en.md', '---\ntitle: version https://git-lfs.github.com\n---\n'],
  ['a.tsv', 'FLV\tvideo\n'],
])('the content of %s is right: %s', (file, text) => {
  expect(otherTextOf(Buffer.from(text), file)).toBeUndefined();
});

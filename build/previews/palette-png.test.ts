import { inflateSync } from 'node:zlib';
import { expect, it } from 'vitest';
import { palettePng } from './palette-png.ts';

/** The pixels of a picture written by palettePng, read back. */
function pixelsOf(png: Buffer): { width: number; height: number; colours: string[] } {
  const chunks = new Map<string, Buffer>();
  for (let at = 8; at < png.length;) {
    const length = png.readUInt32BE(at);
    chunks.set(png.toString('latin1', at + 4, at + 8), png.subarray(at + 8, at + 8 + length));
    at += length + 12;
  }
  const header = chunks.get('IHDR')!;
  const [width, height] = [header.readUInt32BE(0), header.readUInt32BE(4)];
  const palette = chunks.get('PLTE')!;
  const rows = inflateSync(chunks.get('IDAT')!);
  const colours = Array.from({ length: width * height }, (_, index) => {
    const place = rows[Math.floor(index / width) * (width + 1) + 1 + (index % width)]!;
    return palette.toString('hex', place * 3, place * 3 + 3);
  });
  return { width, height, colours };
}

const pixels = (...colours: string[]) =>
  new Uint8Array(colours.flatMap((colour) => [...Buffer.from(`${colour}ff`, 'hex')]));

it('keeps a few colours as they are, row by row', async () => {
  const picture = pixels('131210', 'f2eee6', 'f5834a', '131210', 'f2eee6', '131210');
  expect(pixelsOf(await palettePng(picture, 3, 2))).toEqual({
    width: 3,
    height: 2,
    colours: ['131210', 'f2eee6', 'f5834a', '131210', 'f2eee6', '131210'],
  });
});

it('brings thousands of colours down to near ones', async () => {
  const all = Array.from({ length: 4096 }, (_, index) => (index * 4095).toString(16).padStart(6, '0'));
  const { colours } = pixelsOf(await palettePng(pixels(...all), 64, 64));
  expect(new Set(colours).size).toBeLessThanOrEqual(256);
  const channel = (colour: string, at: number) => Number.parseInt(colour.slice(at * 2, at * 2 + 2), 16);
  const distances = all.map((colour, index) => Math.abs(channel(colour, 0) - channel(colours[index]!, 0)));
  expect(Math.max(...distances)).toBeLessThan(64);
});

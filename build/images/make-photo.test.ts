import sharp, { type Sharp } from 'sharp';
import { describe, expect, it } from 'vitest';
import { checkFileSize, makePhoto } from './make-photo.ts';

/** Noise like a camera's, which compresses badly; the left half is red, to recognise the orientation. */
async function picture(width: number, height: number): Promise<Sharp> {
  const noise = { type: 'gaussian', mean: 128, sigma: 12 } as const;
  const half = await sharp({ create: { width: width / 2, height, channels: 3, background: '#e02020' } })
    .png()
    .toBuffer();
  const whole = sharp({ create: { width, height, channels: 3, background: '#888', noise } });
  return whole.composite([{ input: half, left: 0, top: 0 }]);
}

const blank = (width: number, height: number, background: string): Sharp =>
  sharp({ create: { width, height, channels: 3, background } });

/** The colour of a point, as shares of the width and height. */
async function colourAt(bytes: Buffer, left: number, top: number): Promise<number[]> {
  const { data, info } = await sharp(bytes).removeAlpha().raw().toBuffer({ resolveWithObject: true });
  const start = (Math.floor(info.height * top) * info.width + Math.floor(info.width * left)) * info.channels;
  return [...data.subarray(start, start + 3)];
}

const isRed = ([red = 0, green = 0, blue = 0]: number[]) => red > 150 && green < 90 && blue < 90;

describe('a photo', () => {
  it('is written in the widths that pages use, up to its own, in both formats', async () => {
    const { width, height, sizes } = await makePhoto(await (await picture(700, 420)).jpeg().toBuffer());
    expect([width, height]).toEqual([700, 420]);
    expect(sizes.map((size) => size.width)).toEqual([160, 320, 640, 700]);
    for (const { width: wanted, avif, webp } of sizes) {
      expect(await sharp(avif).metadata()).toMatchObject({ width: wanted, format: 'heif' });
      expect(await sharp(webp).metadata()).toMatchObject({ width: wanted, format: 'webp' });
      expect(Math.max(avif.length, webp.length)).toBeLessThan(150_000);
    }
  });

  it('is rotated upright, without metadata such as place, owner and profile', async () => {
    const taken = await (
      await picture(400, 300)
    )
      .withExif({ IFD0: { Artist: 'Ada Lovelace' }, IFD3: { GPSLatitude: '51/1 30/1 0/1' } })
      .withMetadata({ orientation: 6 })
      .jpeg()
      .toBuffer();
    expect(taken.includes('Ada Lovelace')).toBe(true);
    const { width, height, sizes, jpeg } = await makePhoto(taken);
    expect([width, height]).toEqual([300, 400]);
    for (const bytes of [jpeg, ...sizes.flatMap(({ avif, webp }) => [avif, webp])]) {
      const metadata = await sharp(bytes).metadata();
      expect(metadata.exif).toBeUndefined();
      expect(metadata.xmp).toBeUndefined();
      expect(metadata.orientation ?? 1).toBe(1);
      expect(bytes.includes('Ada Lovelace')).toBe(false);
      // After a quarter turn the left side is on top.
      expect(isRed(await colourAt(bytes, 0.5, 0.2))).toBe(true);
      expect(isRed(await colourAt(bytes, 0.5, 0.8))).toBe(false);
    }
  });

  it.each(['png', 'webp', 'avif', 'tiff'] as const)('may be a %s', async (format) => {
    const { sizes } = await makePhoto(await (await picture(40, 20)).toFormat(format).toBuffer());
    expect(sizes.map((size) => size.width)).toEqual([40]);
  });

  it('is reduced as far as AVIF and WebP need it, with its natural proportions', async () => {
    const tall = await sharp({ create: { width: 300, height: 20_000, channels: 3, background: '#888' } })
      .png()
      .toBuffer();
    const { width, height, sizes } = await makePhoto(tall);
    expect([width, height]).toEqual([300, 20_000]);
    expect(sizes.map((size) => size.width)).toEqual([160, 245]);
    for (const { avif, webp } of sizes)
      for (const bytes of [avif, webp])
        expect((await sharp(bytes).metadata()).height).toBeLessThanOrEqual(16_384);
    const flat = await sharp({ create: { width: 5000, height: 2, channels: 3, background: '#888' } })
      .png()
      .toBuffer();
    expect((await makePhoto(flat)).sizes.map((size) => size.width)).toEqual([160, 320, 640, 960, 1280, 1920]);
  });

  it('of 48 megapixels, as phones take it, is reduced', async () => {
    const large = await sharp({ create: { width: 8064, height: 6048, channels: 3, background: '#888' } })
      .jpeg()
      .toBuffer();
    const { width, sizes } = await makePhoto(large);
    expect([width, sizes.at(-1)?.width]).toEqual([8064, 1920]);
  });

  const frames = async () =>
    Promise.all(['#f00', '#0f0'].map(async (colour) => blank(60, 40, colour).png().toBuffer()));
  /** A PNG with the chunk that announces frames. */
  const animatedPng = async () => {
    const still = await blank(60, 40, '#f00').png().toBuffer();
    const chunk = Buffer.from('\0\0\0\x08acTL\0\0\0\x02\0\0\0\0\xF3\x8D\x93\x70', 'latin1');
    return Buffer.concat([still.subarray(0, 33), chunk, still.subarray(33)]);
  };
  const asAvifSequence = async () => {
    const bytes = await blank(60, 40, '#f00').avif().toBuffer();
    bytes.write('avis', 8, 'latin1');
    return bytes;
  };

  it.each<[what: string, make: () => Promise<Buffer>, said: string]>([
    ['empty', async () => Buffer.alloc(0), 'it is an empty file: copy the picture there again'],
    ['zeros', async () => Buffer.alloc(5000), 'it is only zeros'],
    [
      'a text',
      async () => Buffer.from('no picture'),
      'it is of no known format; copy it there again, or open it and save it again as JPEG or PNG',
    ],
    [
      'a web page',
      async () => Buffer.from('<!doctype html><p>404'),
      'it is a web page: download the picture itself',
    ],
    [
      'a drawing',
      async () =>
        Buffer.from(
          '<svg xmlns="http://www.w3.org/2000/svg" width="9" height="9"><path d="M0 0h9v9z"/></svg>',
        ),
      'not a photo but a drawing: rename it to .svg',
    ],
    [
      'HEIC',
      async () => Buffer.from('\0\0\0\x18ftypheic\0\0\0\0mif1heic'),
      'it is an HEIC photo, as iPhones take it',
    ],
    ['a GIF', async () => blank(60, 40, '#f00').gif().toBuffer(), 'it is a GIF: save it, or one frame'],
    [
      'an animated GIF',
      async () =>
        sharp(await frames(), { join: { animated: true } })
          .gif()
          .toBuffer(),
      'a GIF',
    ],
    [
      'an animated WebP',
      async () =>
        sharp(await frames(), { join: { animated: true } })
          .webp()
          .toBuffer(),
      'an animation, but pages show still pictures',
    ],
    ['an animated PNG', animatedPng, 'an animation, but pages show still pictures'],
    ['an AVIF sequence', asAvifSequence, 'an animation, but pages show still pictures'],
    [
      'a TIFF with pages',
      async () =>
        sharp(await frames(), { join: { animated: true } })
          .tiff()
          .toBuffer(),
      'a file with 2 pages',
    ],
    [
      'too narrow',
      async () => blank(1, 20_000, '#888').png().toBuffer(),
      'too narrow for its height: 1 × 20000 pixels; crop it',
    ],
    [
      'cut off',
      async () => (await blank(800, 600, '#888').jpeg().toBuffer()).subarray(0, 2000),
      'it is damaged or not complete; copy it there again',
    ],
    [
      'a cut off PNG',
      async () => (await (await picture(300, 200)).png().toBuffer()).subarray(0, 9000),
      'it is damaged or not complete',
    ],
    [
      'a cut off WebP',
      async () => (await (await picture(300, 200)).webp().toBuffer()).subarray(0, 3000),
      'it is damaged or not complete',
    ],
  ])('is refused with the reason and advice: %s', async (_, make, said) => {
    const refused = await makePhoto(await make()).catch((error: unknown) => error);
    expect(refused).toBeInstanceOf(RangeError);
    expect(String(refused)).toContain(said);
  });

  it('is refused if it is too large', async () => {
    const large = await sharp({ create: { width: 25_000, height: 10_001, channels: 3, background: '#888' } })
      .png({ compressionLevel: 1 })
      .toBuffer();
    await expect(makePhoto(large)).rejects.toThrow('25000 × 10001 is 251 megapixels, at most 250');
    expect(() => checkFileSize(150_000_001)).toThrow('too large: 151 MB, at most 150');
  });
});

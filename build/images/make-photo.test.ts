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

  it('is rejected with advice if it is broken, truncated or too large', async () => {
    const whole = await (await picture(800, 600)).jpeg().toBuffer();
    await expect(makePhoto(Buffer.from('no picture'))).rejects.toThrow(
      /cannot be read as a picture .* save it again/,
    );
    const drawing =
      '<svg xmlns="http://www.w3.org/2000/svg" width="9" height="9"><path d="M0 0h9v9z"/></svg>';
    await expect(makePhoto(Buffer.from(drawing))).rejects.toThrow(
      'not a photo but SVG: save it as JPEG, PNG, WebP, AVIF or TIFF',
    );
    await expect(makePhoto(whole.subarray(0, whole.length / 2))).rejects.toThrow(
      'cannot be read as a picture',
    );
    const large = await sharp({ create: { width: 8000, height: 5001, channels: 3, background: '#888' } })
      .png({ compressionLevel: 1 })
      .toBuffer();
    await expect(makePhoto(large)).rejects.toThrow('8000 × 5001 is 41 megapixels, at most 40');
    expect(() => checkFileSize(60_000_001)).toThrow('too large: 61 MB, at most 60');
  });
});

/** Converts one photo of a camera's size to the formats and widths that pages show. */
import sharp from 'sharp';
import { otherContentOf } from '#content/site-file/other-formats.ts';

/** The widths in pixels; a narrower photo also has its own width. */
const photoWidths = [160, 320, 640, 960, 1280, 1920];

/**
 * Larger files are refused. The largest phones take 200 megapixels, which need 150 MB of memory as JPEG and 700 MB as
 * progressive JPEG or TIFF.
 */
const photoLimits = { bytes: 150_000_000, pixels: 250_000_000 };

/** The most pixels of a side that WebP can have; AVIF can have one more. */
const sideMax = 16_383;

interface SizedPhoto {
  width: number;
  avif: Buffer;
  webp: Buffer;
}

export interface MadePhoto {
  /** Natural size in pixels, upright. */
  width: number;
  height: number;
  sizes: SizedPhoto[];
  /** For PDFs and link previews, which know neither AVIF nor WebP. */
  jpeg: Buffer;
}

/** Settings of the encoders; a change makes all files again. */
export const photoSettings = {
  widths: photoWidths,
  avif: { quality: 52, effort: 3 },
  webp: { quality: 74, effort: 5 },
  jpeg: { width: 1200, quality: 82, mozjpeg: true },
};

const million = 1_000_000;

/** The accepted formats by sharp's names: AVIF is `heif`. */
const formats: ReadonlySet<string> = new Set(['jpeg', 'png', 'webp', 'heif', 'tiff']);

/** Refuses a file that is too large, before it is read. @param bytes its size. @throws RangeError */
export function checkFileSize(bytes: number): void {
  if (bytes <= photoLimits.bytes) return;
  const found = `${Math.ceil(bytes / million)} MB, at most ${photoLimits.bytes / million}`;
  throw new RangeError(`too large: ${found}; save it smaller, a width of 2000 pixels is enough`);
}

const saveAgain = 'open it and save it again as JPEG or PNG';

/** What is wrong with bytes that sharp cannot read, in an owner's words. */
function unreadable(bytes: Uint8Array, error: unknown): RangeError {
  const other = otherContentOf(bytes);
  if (other !== undefined) return new RangeError(`cannot be read as a picture: it is ${other}`);
  const isUnknown = !(error instanceof Error) || error.message.includes('unsupported image format');
  const reason = isUnknown ? 'it is of no known format' : 'it is damaged or not complete';
  return new RangeError(`cannot be read as a picture: ${reason}; copy it there again, or ${saveAgain}`);
}

/** Whether a PNG has several frames, which sharp does not say: `acTL` comes before the first data. */
function isAnimatedPng(bytes: Uint8Array): boolean {
  const file = Buffer.from(bytes.buffer, bytes.byteOffset, bytes.byteLength);
  for (let at = 8; at + 8 <= file.length; at += 12 + file.readUInt32BE(at)) {
    const kind = file.toString('latin1', at + 4, at + 8);
    if (kind === 'acTL') return true;
    if (kind === 'IDAT') return false;
  }
  return false;
}

const isAvifSequence = (bytes: Uint8Array) =>
  /^[^]{4}ftyp(avis|[^]{4,56}avis)/.test(Buffer.from(bytes.subarray(0, 72)).toString('latin1'));

const animation = 'an animation, but pages show still pictures: save one frame of it as JPEG or PNG';

/** The size of a picture at one width; a very flat one keeps a height of one pixel. */
const sizeAt = (width: number, natural: { width: number; height: number }) => ({
  width,
  height: Math.max(1, Math.round((width * natural.height) / natural.width)),
});

/**
 * The widths in which a photo is published, up to its own, and as high as AVIF and WebP can be.
 * @throws RangeError for a picture that is too narrow for its height
 */
function widthsOf({ width, height }: { width: number; height: number }): number[] {
  const largest = Math.min(width, Math.max(...photoWidths), Math.floor((width * sideMax) / height));
  if (largest < 1) throw new RangeError(`too narrow for its height: ${width} × ${height} pixels; crop it`);
  return [...photoWidths.filter((one) => one < largest), largest];
}

/**
 * Makes AVIF and WebP of a picture, upright, in sRGB and without metadata (place, time, names).
 * @throws RangeError with what is wrong and what to do, for a picture that is too large, broken or of another kind
 */
export async function makePhoto(bytes: Uint8Array): Promise<MadePhoto> {
  checkFileSize(bytes.length);
  const orThrow = (error: unknown): never => {
    throw unreadable(bytes, error);
  };
  // sharp throws at once for an empty file.
  if (bytes.length === 0) return orThrow(undefined);
  if (isAvifSequence(bytes)) throw new RangeError(animation);
  const found = await sharp(bytes, { limitInputPixels: false }).metadata().catch(orThrow);
  const { format } = found;
  // An SVG named like a photo could refer to other files and addresses.
  if (format === 'svg') throw new RangeError('not a photo but a drawing: rename it to .svg');
  // sharp reads the size of an HEIC photo, but not its pixels.
  if (format === 'heif' && found.compression !== 'av1') return orThrow(undefined);
  if (!formats.has(format)) return orThrow(undefined);
  const { pages = 1 } = found;
  if (format === 'tiff' && pages > 1)
    throw new RangeError(`a file with ${pages} pages: save the one to be shown as JPEG or PNG`);
  if (pages > 1 || (format === 'png' && isAnimatedPng(bytes))) throw new RangeError(animation);
  const { width, height } = found;
  if (width * height > photoLimits.pixels)
    throw new RangeError(
      `too large: ${width} × ${height} is ${Math.ceil((width * height) / million)} megapixels, at most ${photoLimits.pixels / million}; a width of 2000 pixels is enough`,
    );
  const upright = { width: found.autoOrient.width, height: found.autoOrient.height };
  const widths = widthsOf(upright);
  const made = async () => {
    // Decoded and rotated once: all sizes are made from these pixels.
    const whole = await sharp(bytes, { limitInputPixels: photoLimits.pixels, failOn: 'warning' })
      .autoOrient()
      .resize({ ...sizeAt(Math.max(...widths), upright), fit: 'fill' })
      .toColourspace('srgb')
      .png({ compressionLevel: 1 })
      .toBuffer();
    // Side by side, because each encoder uses one core.
    const sizes = await Promise.all(
      widths.map(async (one): Promise<SizedPhoto> => {
        const resized = sharp(whole).resize({ ...sizeAt(one, upright), fit: 'fill' });
        const [avif, webp] = await Promise.all([
          resized.clone().avif(photoSettings.avif).toBuffer(),
          resized.clone().webp(photoSettings.webp).toBuffer(),
        ]);
        return { width: one, avif, webp };
      }),
    );
    const { width: jpegWidth, ...jpegOptions } = photoSettings.jpeg;
    const jpeg = await sharp(whole)
      .resize({ width: jpegWidth, withoutEnlargement: true })
      .flatten({ background: '#fff' })
      .jpeg(jpegOptions)
      .toBuffer();
    return { ...upright, sizes, jpeg };
  };
  return made().catch(orThrow);
}

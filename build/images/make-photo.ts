/** Converts one photo of a camera's size to the formats and widths that pages show. */
import sharp from 'sharp';

/** The widths in pixels; a narrower photo also has its own width. */
const photoWidths = [160, 320, 640, 960, 1280, 1920];

/** Larger files are refused. */
const photoLimits = { bytes: 60_000_000, pixels: 40_000_000 };

interface SizedPhoto {
  width: number;
  avif: Buffer;
  webp: Buffer;
}

/** A photo as it is published. */
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

/**
 * Makes AVIF and WebP of a picture, upright, in sRGB and without metadata (place, time, names).
 * @throws RangeError with what is wrong and what to do, for a picture that is too large, broken or of another kind
 */
export async function makePhoto(bytes: Uint8Array): Promise<MadePhoto> {
  checkFileSize(bytes.length);
  const broken = (error: unknown) =>
    new RangeError(
      `cannot be read as a picture (${error instanceof Error ? error.message.split('\n')[0] : 'unknown'}); open it and save it again as JPEG or PNG`,
    );
  const {
    width,
    height,
    orientation = 1,
    format,
  } = await sharp(bytes, { limitInputPixels: false })
    .metadata()
    .catch((error: unknown) => {
      throw broken(error);
    });
  // An SVG named like a photo could refer to other files and addresses.
  if (!formats.has(format))
    throw new RangeError(`not a photo but ${format.toUpperCase()}: save it as JPEG, PNG, WebP, AVIF or TIFF`);
  if (width * height > photoLimits.pixels)
    throw new RangeError(
      `too large: ${width} × ${height} is ${Math.ceil((width * height) / million)} megapixels, at most ${photoLimits.pixels / million}; a width of 2000 pixels is enough`,
    );
  const upright = orientation < 5 ? { width, height } : { width: height, height: width };
  const made = async () => {
    // Decoded and rotated once: all sizes are made from these pixels.
    const whole = await sharp(bytes, { limitInputPixels: photoLimits.pixels, failOn: 'warning' })
      .autoOrient()
      .resize({ width: Math.min(upright.width, Math.max(...photoWidths)) })
      .toColourspace('srgb')
      .png({ compressionLevel: 1 })
      .toBuffer();
    const largest = Math.min(upright.width, Math.max(...photoWidths));
    const widths = [...photoWidths.filter((one) => one < largest), largest];
    // Side by side, because each encoder uses one core.
    const sizes = await Promise.all(
      widths.map(async (one): Promise<SizedPhoto> => {
        const resized = sharp(whole).resize({ width: one });
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
  return made().catch((error: unknown) => {
    throw broken(error);
  });
}

/*
 * Files that people put beside pictures, fonts and texts and that pages cannot show: recognised by the ending of their
 * name, or, where a name claims another format, by their first bytes. Each says what to do.
 */

interface OtherFormat {
  /** What it is, with its article. */
  name: string;
  advice: string;
  endings: RegExp;
  /** Whether the first bytes of a file, each as one character, are of this format. */
  startsAs?: RegExp;
}

const asPicture = 'save it as JPEG or PNG';
const still = 'save one frame of it as JPEG or PNG';

const webPage: OtherFormat = {
  name: 'a web page',
  advice: 'download the picture itself',
  endings: /^images\/.*\.html?$/i,
  startsAs: /^(\xEF\xBB\xBF)?\s*<(!doctype html|html|head|body)/i,
};

const lfsPointer: OtherFormat = {
  name: 'a pointer to a file in Git LFS',
  advice: 'run git lfs pull',
  endings: /(?!)/,
  startsAs: /^version https:\/\/git-lfs/,
};

const formats: readonly OtherFormat[] = [
  {
    name: 'a GIF',
    advice: 'save it, or one frame of an animation, as PNG',
    endings: /\.gif$/i,
    startsAs: /^GIF8/,
  },
  {
    name: 'an HEIC photo, as iPhones take it',
    advice: 'export it as JPEG',
    endings: /\.(heic|heif|heics|hif)$/i,
    // Not AVIF, which is of the same family.
    startsAs: /^[^]{4}ftyp(?![^]{0,60}avi[fs])(hei[cmsx]|hev[cmsx]|mif1|msf1)/,
  },
  {
    name: 'a raw photo of a camera',
    advice: 'export it as JPEG',
    endings: /\.(arw|cr[23w]|dng|nef|nrw|orf|pef|raf|rw2|srw)$/i,
    startsAs: /^(FUJIFILMCCD-RAW|[^]{4}ftypcrx )/,
  },
  {
    name: 'a video',
    advice: still,
    endings: /\.(mp4|m4v|mov|qt|webm|ogv|ogg|avi|mkv|mpe?g|wmv|flv|3gp|mts)$/i,
    startsAs: /^([^]{4}(ftyp|moov|mdat|wide)(?![^]{0,60}avif)|.E\xDF\xA3|OggS|RIFF[^]{4}AVI |FLV)/,
  },
  {
    name: 'a sound file',
    advice: 'remove it',
    endings: /\.(mp3|wav|m4a|flac|oga|opus|aac)$/i,
    startsAs: /^(ID3|RIFF[^]{4}WAVE|fLaC)/,
  },
  {
    name: 'a file of Photoshop, GIMP or a similar program',
    advice: `${asPicture} in that program`,
    endings: /\.(psd|psb|xcf|kra|afphoto|pdn|procreate)$/i,
    startsAs: /^(8BPS|gimp xcf)/,
  },
  {
    name: 'a file of a drawing program',
    advice: 'save it as SVG in that program, or as PNG',
    endings: /\.(ai|eps|ps|cdr|sketch|fig|afdesign|xd|indd|odg|vsdx?|drawio|emf|wmf|dxf)$/i,
    startsAs: /^(%!PS|\xC5\xD0\xD3\xC6)/,
  },
  {
    name: 'a compressed SVG',
    advice: 'save it as plain SVG',
    endings: /\.svgz$/i,
    startsAs: /^\p{Cc}\x8B\p{Cc}/u,
  },
  {
    name: 'a PDF',
    advice: 'save its page as SVG or PNG',
    endings: /^images\/.*\.pdf$/i,
    startsAs: /^%PDF/,
  },
  {
    name: 'a BMP',
    advice: asPicture,
    endings: /\.(bmp|dib)$/i,
    // Its two letters begin many texts, too.
    startsAs: /^BM[^]{4}\0{4}/,
  },
  {
    name: 'an icon file',
    advice: 'save it as PNG',
    endings: /\.(ico|icns|cur)$/i,
    startsAs: /^icns/,
  },
  { name: 'a JPEG XL', advice: asPicture, endings: /\.jxl$/i, startsAs: /^(\xFF\n|\0{3}\fJXL )/ },
  {
    name: 'a JPEG 2000',
    advice: asPicture,
    endings: /\.(jp2|j2k|jpf|jpx)$/i,
    startsAs: /^(\0{3}\fjP {2}|\xFFO\xFFQ)/,
  },
  { name: 'a JPEG with an unusual name', advice: 'rename it to .jpg', endings: /\.(jfif|jpe|pjpeg|jif)$/i },
  { name: 'an animated PNG', advice: still, endings: /\.(apng|mng)$/i },
  { name: 'a picture', advice: asPicture, endings: /\.(tga|pcx|ppm|pbm|pgm|exr|hdr|xbm|xpm|dds|qoi)$/i },
  {
    name: 'a font',
    advice: 'take its WOFF2, TTF, OTF or WOFF file',
    endings: /\.(eot|ttc|otc|sfd|pf[abm]|dfont|suit|glyphs|ufo)$/i,
  },
  {
    name: 'a packed folder',
    advice: 'unpack it, and put here only what the site shows',
    endings: /\.(zip|rar|7z|t?gz|tar)$/i,
    startsAs: /^(PK[^]{3}\0|Rar!|7z\xBC\xAF)/,
  },
  webPage,
  lfsPointer,
];

/** Formats of photos, which are right only under their own names. */
const photos: readonly Pick<OtherFormat, 'name' | 'startsAs'>[] = [
  { name: 'a PNG', startsAs: /^\x89PNG/ },
  { name: 'a JPEG', startsAs: /^\xFF\xD8\xFF/ },
  { name: 'a WebP', startsAs: /^RIFF[^]{4}WEBP/ },
  { name: 'an AVIF', startsAs: /^[^]{4}ftyp[^]{0,60}avi[fs]/ },
  { name: 'a TIFF', startsAs: /^(II\*\0|MM\0\*)/ },
];

const describe = ({ name, advice }: OtherFormat) => `${name}: ${advice}`;

/**
 * What a file is by its name, and what to do with it; undefined for names that say nothing.
 * @param path below the folder of the site
 */
export function otherFormatOf(path: string): string | undefined {
  const found = formats.find(({ endings }) => endings.test(path));
  return found && describe(found);
}

const startOf = (bytes: Uint8Array) => Buffer.from(bytes.subarray(0, 128)).toString('latin1');

/** What a picture is by its content, and what to do with it; undefined for contents that say nothing. */
export function otherContentOf(bytes: Uint8Array): string | undefined {
  if (bytes.every((byte) => byte === 0))
    return bytes.length === 0
      ? 'an empty file: copy the picture there again'
      : 'only zeros, as when a copy is not complete: copy the picture there again';
  const start = startOf(bytes);
  const found = formats.find(({ startsAs }) => startsAs?.test(start));
  return found && describe(found);
}

/** What a file named .svg is by its content, and what to do with it; undefined for contents that say nothing. */
function otherDrawingOf(bytes: Uint8Array): string | undefined {
  const start = startOf(bytes);
  const photo = photos.find(({ startsAs }) => startsAs?.test(start));
  return photo
    ? `${photo.name}: save the drawing itself as SVG, or give a photo the ending of its format`
    : otherContentOf(bytes);
}

/** That a file is a pointer of Git LFS, and what to do; undefined for all others. */
export const pointerIn = (bytes: Uint8Array): string | undefined =>
  lfsPointer.startsAs?.test(startOf(bytes)) === true ? describe(lfsPointer) : undefined;

const isOfBytes = (start: string) => /(?![\s\x80-\x9F])\p{Cc}|^[\x80-\xFF]/u.test(start);

/**
 * What a file with a text is by its content, and what to do with it; undefined for texts in any encoding.
 * @param file its name, because drawings are texts too
 */
export function otherTextOf(bytes: Uint8Array, file: string): string | undefined {
  if (/\.svg$/i.test(file)) return otherDrawingOf(bytes);
  if (bytes.length === 0) return undefined;
  if (bytes.every((byte) => byte === 0))
    return 'only zeros, as when a copy is not complete: copy the file there again';
  const pointer = pointerIn(bytes);
  if (pointer !== undefined) return pointer;
  const start = startOf(bytes);
  const found = [...photos, ...formats].find(({ startsAs }) => startsAs?.test(start));
  if (found === webPage) return 'a web page: download the file itself';
  return found && isOfBytes(start) ? `${found.name}, not a text: save its text as UTF-8` : undefined;
}

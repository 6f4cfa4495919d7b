import sharp from 'sharp';
import { bytesOf } from '#content/site-file/data-file.ts';
import { photoEnding } from '#content/site-file/pictures.ts';
import type { Problem } from '#content/site-file/problem.ts';
import type { Site } from '#content/load-site.ts';
import { photoUses, pictureFiles } from './photo-uses.ts';
import type { SiteSource } from '#content/read/site-source.ts';

/** How a place shows a photo. */
interface Frame {
  /** The files and fields of the place. */
  place: RegExp;
  /** The most CSS pixels that it is wide, in a window of 1440. */
  widthPx: number;
  /** The shapes in which it is cropped, width by height; undefined where it keeps its own. */
  shapes?: readonly number[];
}

/** The frames of photos, as the style sheets of the pages have them. */
const frames: readonly Frame[] = [
  { place: /\/(posts|case-studies)\/\S+ cover\.picture$/, widthPx: 1300, shapes: [640 / 440, 1120 / 440] },
  { place: /\/white-papers\/\S+ cover\.picture$/, widthPx: 600, shapes: [640 / 440] },
  { place: /\/webinars\/\S+ (\w+\.)?image\.picture$/, widthPx: 640, shapes: [1.5, 2] },
  { place: /\/projects\/\S+ (\w+\.)?image\.picture$/, widthPx: 640, shapes: [640 / 440] },
  { place: /\/site\.yaml pictures\.home\.picture$/, widthPx: 720, shapes: [1, 3 / 2] },
  { place: /\/services\/\S+ (\w+\.)?picture$/, widthPx: 600 },
  { place: / the text$/, widthPx: 680 },
];

/** A photo must have this share of the pixels that a frame shows. */
const leastSharpness = 0.6;
/** A frame must show this share of a photo. */
const leastShown = 0.5;

interface Size {
  width: number;
  height: number;
}

/** What a place makes of a photo of this size; undefined where nothing is lost. */
function adviceFor({ width, height }: Size, { widthPx, shapes }: Frame): string | undefined {
  const size = `${width} × ${height} px`;
  const shape = width / height;
  const shown = shapes ? Math.min(...shapes.map((one) => Math.min(one / shape, shape / one))) : 1;
  if (shown < leastShown)
    return `${size}, of which its frame shows ${Math.round(100 * shown)}%: crop it to the part that matters, or take another`;
  return width < widthPx * leastSharpness
    ? `${size}, but it is shown up to ${widthPx} px wide and looks blurred: take one of at least that width`
    : undefined;
}

/** The size of an upright photo; null for a broken one, which making the pictures reports. */
const photoSize = (path: string): Promise<Size | null> => {
  const bytes = bytesOf(path);
  if (bytes.length === 0) return Promise.resolve(null);
  return sharp(bytes)
    .metadata()
    .then(({ autoOrient }) => autoOrient)
    .catch(() => null);
};

/** Advice on photos that pages enlarge, of which their frames show less than half, and that no page shows. */
export async function pictureAdvice(site: Site, source: SiteSource): Promise<Problem[]> {
  const files = pictureFiles(source);
  const uses = photoUses(site, source);
  const sizes = new Map<string, Promise<Size | null>>();
  const sizeOf = (name: string): Promise<Size | null> => {
    const known = sizes.get(name) ?? photoSize(source.pathOf(name));
    sizes.set(name, known);
    return known;
  };
  const inFrames = await Promise.all(
    uses.map(async ({ photo, problem }): Promise<Problem[]> => {
      const { file, field } = problem('');
      const frame = frames.find(({ place }) => place.test(`${file} ${field}`));
      const name = files.get(photo);
      if (!frame || name === undefined || !photoEnding.test(name)) return [];
      const size = await sizeOf(name);
      const reason = size ? adviceFor(size, frame) : undefined;
      return reason === undefined ? [] : [problem(reason)];
    }),
  );
  const shown = new Set(uses.map(({ photo }) => photo));
  const unused = [...files]
    .filter(([photo]) => !shown.has(photo))
    .map(([, name]): Problem => {
      const reason = 'no page shows it: name it where it should appear, or delete it';
      return { file: source.pathOf(name), field: '(the picture)', reason };
    });
  return [...inFrames.flat(), ...unused];
}

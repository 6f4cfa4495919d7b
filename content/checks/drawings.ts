import { drawingEnding } from '#content/site-file/pictures.ts';
import { DataError, type Problem } from '#content/site-file/problem.ts';
import type { Site, LoadedSite } from '#content/load-site.ts';
import { askedForIn, pictureFiles, shownBy } from './photo-uses.ts';
import { SiteSource } from '#content/read/site-source.ts';
import { readSvg, SvgError, type SvgDrawing } from '#content/read/svg-file.ts';

/** The drawings that the files of a site name, and what is wrong with the others. */
interface Drawings {
  /** By file, such as `images/map.svg`. */
  drawings: Map<string, SvgDrawing>;
  problems: Problem[];
}

/** What is wrong with a drawing, with lines where they are known. */
function reasonsIn(error: unknown): readonly Pick<Problem, 'line' | 'reason'>[] {
  if (error instanceof SvgError) return error.problems;
  if (error instanceof RangeError) return [{ reason: error.message }];
  throw error;
}

/**
 * What reading a picture found wrong, with the places that show it.
 * @param picture.file as other files name it, such as `images/map.svg`
 * @param picture.name as it is stored
 * @throws any error that is not about the picture
 */
export function describeUnreadable(
  error: unknown,
  picture: { site: Site; source: SiteSource; file: string; name: string },
): Problem[] {
  const { site, source, file, name } = picture;
  const place = { file: source.pathOf(name), field: '(the picture)' };
  const found =
    error instanceof DataError ? error.problems : reasonsIn(error).map((one) => ({ ...place, ...one }));
  const uses = askedForIn(site, file, source);
  return found.map((one) => ({ ...one, reason: one.reason + uses }));
}

/** Reads the drawings that a site shows. Missing files are reported by `missingPhotos`. */
export function readDrawings(site: Site, source: SiteSource = new SiteSource(site.folder)): Drawings {
  const { logo, pages } = shownBy(site, source);
  const drawings = new Map<string, SvgDrawing>();
  const problems: Problem[] = [];
  for (const [file, name] of pictureFiles(source)) {
    if (!drawingEnding.test(name)) continue;
    try {
      if (logo.has(file)) readSvg(source.text(name), 'logo');
      if (pages.has(file)) drawings.set(file, readSvg(source.text(name)));
    } catch (error) {
      problems.push(...describeUnreadable(error, { site, source, file, name }));
    }
  }
  return { drawings, problems };
}

/** Drawings that pages cannot show, each with the reason and the places that name it. */
export const checkDrawings = ({ site, source }: LoadedSite): Problem[] => readDrawings(site, source).problems;

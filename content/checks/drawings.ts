import { drawingEnding } from '#content/site-file/pictures.ts';
import { DataError, type Problem } from '#content/site-file/problem.ts';
import type { Site, LoadedSite } from '#content/load-site.ts';
import { askedForIn, photoUses, pictureFiles } from './photo-uses.ts';
import { SiteSource } from '#content/read/site-source.ts';
import { readSvg, SvgSyntaxError, type SvgDrawing } from '#content/read/svg-file.ts';

/** The drawings that the files of a site name, and what is wrong with the others. */
export interface Drawings {
  /** By file, such as `images/map.svg`. */
  drawings: Map<string, SvgDrawing>;
  problems: Problem[];
}

/** What is wrong with a drawing, and the line where it is known. */
function problemOf(error: unknown): Pick<Problem, 'line' | 'reason'> {
  if (!(error instanceof RangeError)) throw error;
  const line = error instanceof SvgSyntaxError ? { line: error.line } : {};
  return { ...line, reason: error.message };
}

/** Reads the drawings that a site shows. Missing files are reported by `missingPhotos`. */
export function readDrawings(site: Site, source: SiteSource = new SiteSource(site.folder)): Drawings {
  const shown = new Set(photoUses(site, source).map(({ photo }) => photo));
  const drawings = new Map<string, SvgDrawing>();
  const problems: Problem[] = [];
  for (const [file, name] of pictureFiles(source)) {
    if (!shown.has(file) || !drawingEnding.test(name)) continue;
    try {
      drawings.set(file, readSvg(source.text(name)));
    } catch (error) {
      const place = { file: source.pathOf(name), field: '(the picture)' };
      const found = error instanceof DataError ? error.problems : [{ ...place, ...problemOf(error) }];
      const uses = askedForIn(site, file, source);
      problems.push(...found.map((one) => ({ ...one, reason: one.reason + uses })));
    }
  }
  return { drawings, problems };
}

/** Drawings that pages cannot show, each with the reason and the places that name it. */
export const checkDrawings = ({ site, source }: LoadedSite): Problem[] => readDrawings(site, source).problems;

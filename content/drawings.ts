import { readFileSync } from 'node:fs';
import { siteFolder } from '../shared/site-folder.ts';
import { drawingFiles } from '../shared/photo-files.ts';
import type { Problem } from '../shared/site-file/problem.ts';
import { askedForIn, photoUses } from './photo-uses.ts';
import { readSvg, type SvgDrawing } from './svg-file.ts';

/** The drawings that the files of a site name, and what is wrong with the others. */
export interface Drawings {
  /** By file, such as `images/map.svg`. */
  drawings: Map<string, SvgDrawing>;
  problems: Problem[];
}

/** Reads the drawings that a site shows. Missing files are reported by `missingPhotos`. */
export function readDrawings(folder = siteFolder): Drawings {
  const shown = new Set(photoUses(folder).map(({ photo }) => photo));
  const drawings = new Map<string, SvgDrawing>();
  const problems: Problem[] = [];
  for (const [file, path] of drawingFiles(`${folder}/images`)) {
    if (!shown.has(file)) continue;
    try {
      drawings.set(file, readSvg(readFileSync(path, 'utf8')));
    } catch (error) {
      if (!(error instanceof RangeError)) throw error;
      const reason = error.message + askedForIn(file, folder);
      problems.push({ file: path, field: '(the picture)', reason });
    }
  }
  return { drawings, problems };
}

/** Drawings that pages cannot show, each with the reason and the places that name it. */
export const checkDrawings = (): Problem[] => readDrawings().problems;

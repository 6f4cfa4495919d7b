import * as v from 'valibot';
import { drawingFiles, photoFiles } from '../shared/photo-files.ts';
import { defaultLanguage } from '../shared/locales.ts';
import { siteFolder } from '../shared/site-folder.ts';
import { readMarkdown, readYaml, type DataFile } from '../shared/site-file/data-file.ts';
import { problemAt } from '../shared/site-file/parse-data.ts';
import { nearWord } from '../shared/site-file/parts.ts';
import { picture } from '../shared/site-file/pictures.ts';
import { attempt, describePlace, type Problem } from '../shared/site-file/problem.ts';
import { problemInBody, readArticle } from './read-article.ts';
import { textFiles, textsWithPaths } from './site-texts.ts';

/** A place in the folder of a site that shows a photo or a drawing. */
interface PhotoUse {
  /** `images/yard.jpg` */
  photo: string;
  /** A problem located at this use. */
  problem: (reason: string) => Problem;
}

const usesInData = (data: DataFile): PhotoUse[] =>
  textsWithPaths(data.value, []).flatMap(([path, text]) => {
    const { success, output } = v.safeParse(picture, text);
    return success ? [{ photo: output, problem: (reason) => problemAt(data, path, reason) }] : [];
  });

function usesIn(file: string): PhotoUse[] {
  if (file.endsWith('.yaml')) return usesInData(readYaml(file));
  const { frontMatter, body, bodyLine } = readMarkdown(file);
  const { blocks, blockLines } = readArticle(body, defaultLanguage);
  const inText = blocks.flatMap((block, index): PhotoUse[] => {
    const problem = (reason: string) => problemInBody({ file, bodyLine }, blockLines[index] ?? 1, reason);
    return block.kind === 'image' ? [{ photo: block.file, problem }] : [];
  });
  return [...usesInData(frontMatter), ...inText];
}

/**
 * Every use of a photo or a drawing in the files of a site. Unreadable files are skipped, because other checks report
 * them.
 */
export const photoUses = (folder = siteFolder): PhotoUse[] =>
  textFiles(folder).flatMap((file) => attempt(() => usesIn(file)).found ?? []);

/** Missing photos and drawings, with file, line and field of each use. */
export function missingPhotos(folder = siteFolder): Problem[] {
  const known = [photoFiles, drawingFiles].flatMap((files) => [...files(`${folder}/images`).keys()]);
  // The list of all photos is too long for a message.
  const advice = (photo: string) => {
    const meant = nearWord(photo, known);
    return meant === undefined ? 'put it there' : `did you mean “/${meant}”?`;
  };
  return photoUses(folder)
    .filter(({ photo }) => !known.includes(photo))
    .map(({ photo, problem }) => problem(`no such picture: /${photo}; ${advice(photo)}`));
}

/** Where a photo is used, as part of a sentence; empty for an unused one. */
export function askedForIn(photo: string, folder = siteFolder): string {
  const places = photoUses(folder)
    .filter((use) => use.photo === photo)
    .map(({ problem }) => describePlace(problem('')));
  return places.length > 0 ? ` (shown by ${places.join(', ')})` : '';
}

import { photoFiles } from '../shared/photo-files.ts';
import { siteFolder } from '../shared/site-folder.ts';
import { hasFile } from '../shared/site-file/data-file.ts';
import { unknownWord } from '../shared/site-file/parts.ts';
import { photoEnding } from '../shared/site-file/pictures.ts';
import { attempt, describePlace, type Problem } from '../shared/site-file/problem.ts';
import { textFiles, textsOfFile } from './site-texts.ts';

/** A place in the folder of a site that shows a photo. */
interface PhotoUse {
  photo: string;
  /** A problem located at this use. */
  problem: (reason: string) => Problem;
}

const isPhoto = (text: string) => text.startsWith('/images/') && photoEnding.test(text);

const photosOfLine = (line: string) =>
  [...line.matchAll(/!\[[^\]]*\]\(<?([^\s)>]+)/g)].map(([, photo = '']) => photo);

/** Every use of a photo in the files of a site. Unreadable files are skipped, because other checks report them. */
export const photoUses = (folder = siteFolder): PhotoUse[] =>
  textFiles(folder)
    .flatMap((file) => attempt(() => textsOfFile(file)).found ?? [])
    .flatMap(({ text, isMarkdown, problem }) =>
      (isMarkdown ? photosOfLine(text) : [text]).filter(isPhoto).map((photo) => ({ photo, problem })),
    );

/** Missing photos, with file, line and field of each use. */
export function missingPhotos(folder = siteFolder): Problem[] {
  const known = photoFiles(`${folder}/images`).map((file) => `/${file}`);
  // The list of all photos is too long for a message.
  const meant = (photo: string) => /^did you mean.*/.exec(unknownWord(photo, known))?.[0] ?? 'put it there';
  return photoUses(folder)
    .filter(({ photo }) => !hasFile(`${folder}${photo}`))
    .map(({ photo, problem }) => problem(`no such photo: ${photo}; ${meant(photo)}`));
}

/** Where a photo is used, as part of a sentence; empty for an unused one. */
export function askedForIn(photo: string, folder = siteFolder): string {
  const places = photoUses(folder)
    .filter((use) => use.photo === `/${photo}`)
    .map(({ problem }) => describePlace(problem('')));
  return places.length > 0 ? ` (shown by ${places.join(', ')})` : '';
}

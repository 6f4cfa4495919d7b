import { readdirSync } from 'node:fs';
import { join } from 'node:path';
import { photoFiles } from '../config/photo-files.ts';
import { siteFolder } from '../config/site-folder.ts';
import { hasFile, readMarkdown, readYaml, type DataFile } from '../schema/data-file.ts';
import { problemAt } from '../schema/parse-data.ts';
import { unknownWord } from '../schema/parts.ts';
import { photoEnding } from '../schema/pictures.ts';
import { attempt, describePlace, type Problem } from '../schema/problem.ts';
import { textsIn } from './check-links.ts';
import { problemInBody } from './read-article.ts';

/** A place in the folder of a site that shows a photo. */
interface PhotoUse {
  photo: string;
  /** Something wrong with it, told where it is asked for. */
  problem: (reason: string) => Problem;
}

const isPhoto = (text: string) => text.startsWith('images/') && photoEnding.test(text);

const inData = (data: DataFile): PhotoUse[] =>
  textsIn(data.value, []).flatMap(([path, text]) =>
    isPhoto(text) ? [{ photo: text, problem: (reason: string) => problemAt(data, path, reason) }] : [],
  );

function inMarkdown(file: string): PhotoUse[] {
  const { frontMatter, body, bodyLine } = readMarkdown(file);
  const inBody = body.split('\n').flatMap((line, index) =>
    [...line.matchAll(/!\[[^\]]*\]\(<?([^\s)>]+)/g)].map(([, photo = '']) => ({
      photo,
      problem: (reason: string) => problemInBody({ file, bodyLine }, index + 1, reason),
    })),
  );
  return [...inData(frontMatter), ...inBody.filter(({ photo }) => isPhoto(photo))];
}

/**
 * Every place in the files of a site that shows a photo. Files that cannot be read have none: they are told
 * elsewhere.
 */
export function photoUses(folder = siteFolder): PhotoUse[] {
  return readdirSync(join(process.cwd(), folder), { recursive: true, encoding: 'utf8' })
    .toSorted()
    .map((name) => `${folder}/${name.replaceAll('\\', '/')}`)
    .flatMap((file) => {
      if (file.endsWith('.yaml')) return attempt(() => inData(readYaml(file))).found ?? [];
      if (file.endsWith('.md')) return attempt(() => inMarkdown(file)).found ?? [];
      return [];
    });
}

/** Photos that are asked for and missing: file, line and field of each that asks. */
export function missingPhotos(folder = siteFolder): Problem[] {
  const known = photoFiles(`${folder}/images`);
  // All photos of the site are too many for a line.
  const meant = (photo: string) => /^did you mean.*/.exec(unknownWord(photo, known))?.[0] ?? 'put it there';
  return photoUses(folder)
    .filter(({ photo }) => !hasFile(`${folder}/${photo}`))
    .map(({ photo, problem }) => problem(`no such photo: ${photo}; ${meant(photo)}`));
}

/** Where a photo is asked for: a part of a sentence; empty for one that nothing shows. */
export function askedForIn(photo: string, folder = siteFolder): string {
  const places = photoUses(folder)
    .filter((use) => use.photo === photo)
    .map(({ problem }) => describePlace(problem('')));
  return places.length > 0 ? ` (shown by ${places.join(', ')})` : '';
}

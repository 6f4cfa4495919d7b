import { editionOf, editionsOf } from '#content/edition.ts';
import * as v from 'valibot';
import type { DataFile } from '#content/site-file/data-file.ts';
import { problemAt } from '#content/site-file/parse-data.ts';
import { nearWord } from '#content/site-file/parts.ts';
import { drawingEnding, photoEnding, picture, pictureName } from '#content/site-file/pictures.ts';
import { attempt, DataError, describePlace, type Problem } from '#content/site-file/problem.ts';
import type { Site, LoadedSite } from '#content/load-site.ts';
import { problemInBody } from '#content/read/problem-in-body.ts';
import { readArticle } from '#content/articles/read-article.ts';
import { SiteSource } from '#content/read/site-source.ts';
import { textsWithPaths } from '#content/read/site-texts.ts';

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

function usesIn(site: Site, source: SiteSource, name: string): PhotoUse[] {
  if (name.endsWith('.yaml')) return usesInData(source.yaml(name));
  const { frontMatter, body, bodyLine } = source.markdown(name);
  const file = source.pathOf(name);
  // In its own language, so that the page and the checks find it read.
  const edition = editionsOf(site).find(({ language }) => name.endsWith(`.${language}.md`));
  const { blocks, blockLines } = readArticle(edition ?? editionOf(site), body);
  const inText = blocks.flatMap((block, index): PhotoUse[] => {
    const problem = (reason: string) => problemInBody({ file, bodyLine }, blockLines[index] ?? 1, reason);
    return block.kind === 'image' ? [{ photo: block.file, problem }] : [];
  });
  return [...usesInData(frontMatter), ...inText];
}

/**
 * Every use of a photo or a drawing in the files of a site. Unreadable files are skipped, because loading the site
 * reports them.
 */
export const photoUses = (site: Site, source: SiteSource): PhotoUse[] =>
  source.textNames().flatMap((name) => attempt(() => usesIn(site, source, name)).found ?? []);

const logoFiles = ({ settings: { logo } }: Site): string[] =>
  [logo?.file, logo?.dark, logo?.icon].filter((file) => file !== undefined);

/** The files that the logo is made from, from the project's folder. @throws DataError where one is missing */
export function logoSources(site: Site, source: SiteSource = new SiteSource(site.folder)): string[] {
  if (!site.settings.logo) return [source.pathOf('logo.svg')];
  const names = pictureFiles(source);
  const missing = missingPhotos({ site, source }).filter(
    ({ file, field }) => file === source.pathOf('site.yaml') && field.startsWith('logo.'),
  );
  if (missing.length > 0) throw new DataError(missing);
  return logoFiles(site).map((file) => source.pathOf(names.get(file) ?? file));
}

/** The pictures of a site by what shows them: the logo, which is a file of its own, or anything else. */
export function shownBy(site: Site, source: SiteSource): Record<'logo' | 'pages', ReadonlySet<string>> {
  const ofPages = photoUses(site, source).filter(({ problem }) => {
    const { file, field } = problem('');
    return !(file.endsWith('/site.yaml') && field.startsWith('logo.'));
  });
  return { logo: new Set(logoFiles(site)), pages: new Set(ofPages.map(({ photo }) => photo)) };
}

/** The photos and drawings of a site, as its files name them, with the names of their files. */
export const pictureFiles = (source: SiteSource): ReadonlyMap<string, string> =>
  new Map(
    [...source.files.keys()]
      .filter((name) => name.startsWith('images/') && (photoEnding.test(name) || drawingEnding.test(name)))
      .map((name) => [pictureName(name), name]),
  );

/** Missing photos and drawings, with file, line and field of each use. */
export function missingPhotos({ site, source }: Pick<LoadedSite, 'site' | 'source'>): Problem[] {
  const known = [...pictureFiles(source).keys()];
  // The list of all photos is too long for a message.
  const advice = (photo: string) => {
    const meant = nearWord(photo, known);
    return meant === undefined ? 'put it there' : `did you mean “/${meant}”?`;
  };
  return photoUses(site, source)
    .filter(({ photo }) => !known.includes(photo))
    .map(({ photo, problem }) => problem(`no such picture: /${photo}; ${advice(photo)}`));
}

/** Where a photo is used, as part of a sentence; empty for an unused one. */
export function askedForIn(
  site: Site,
  photo: string,
  source: SiteSource = new SiteSource(site.folder),
): string {
  const places = photoUses(site, source)
    .filter((use) => use.photo === photo)
    .map(({ problem }) => describePlace(problem('')));
  return places.length > 0 ? ` (shown by ${places.join(', ')})` : '';
}

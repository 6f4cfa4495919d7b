/** The SVG drawings that the files of the site name. */
import { createHash } from 'node:crypto';
import { editionOf } from '#content/edition.ts';
import { Resvg } from '@resvg/resvg-js';
import { askedForIn, photoUses } from '#content/checks/photo-uses.ts';
import type { SiteSource } from '#content/read/site-source.ts';
import { readDrawings } from '#content/checks/drawings.ts';
import type { Picture } from '#shared/picture.ts';
import { hasDrawing, titleCoverName } from '#content/published/site-images.ts';
import { readSvg, type SvgDrawing } from '#content/read/svg-file.ts';
import type { Theme } from '#content/colours/colour.ts';
import { paletteOf } from '#content/colours/palette.ts';
import { describeProblem, type Problem } from '#content/site-file/problem.ts';
import type { Site } from '#content/load-site.ts';
import { drawingAdvice } from './drawing-advice.ts';
import type { ImageOutput } from './output.ts';
import { withColours } from './drawing-colours.ts';
import { titleCover } from './title-cover.ts';

const rootOf = (viewBox: string) => `<svg xmlns="http://www.w3.org/2000/svg" viewBox="${viewBox}"`;

/** The name of a file in addresses: `images/services/cloud.svg` is `services-cloud`. */
const nameOf = (file: string) =>
  file
    .slice('images/'.length, -'.svg'.length)
    .toLowerCase()
    .replace(/[^a-z0-9]+/g, '-');

/** An id that a drawing does not use itself. */
const freeId = (content: string): string => {
  let id = 'picture';
  while (content.includes(`"${id}"`) || content.includes(`#${id}`)) id += '-';
  return id;
};

/** What gives a drawing an address. */
type Publisher = Pick<ImageOutput, 'publish'>;

/** Publishes a drawing; one that follows the theme gets an `id` for `<use>`. */
function published(output: Publisher, file: string, drawing: SvgDrawing): Picture {
  const { viewBox, content, isThemed, parts } = drawing;
  const name = `art/${nameOf(file)}`;
  if (!isThemed)
    return { href: output.publish(name, 'svg', `${rootOf(viewBox)}>${content}</svg>\n`), viewBox };
  const id = freeId(content);
  const address = output.publish(name, 'svg', `${rootOf(viewBox)}><g id="${id}">${content}</g></svg>\n`);
  return { href: `${address}#${id}`, viewBox, ...(parts.length > 0 && { parts }) };
}

/** Publishes the icons of services as one file, because a page shows several of them. */
function publishedIcons(
  output: ImageOutput,
  icons: readonly [file: string, drawing: SvgDrawing][],
): [string, Picture][] {
  if (icons.length === 0) return [];
  const names = icons.map(([file]) => nameOf(file));
  // Two files may differ only in characters that are replaced.
  const ids = names.map((name, index) => (names.indexOf(name) === index ? name : `${name}--${index}`));
  const groups = icons.map(([, { content }], index) => `<g id="${ids[index]}">${content}</g>`);
  const address = output.publish(
    'art/service-icons',
    'svg',
    `<svg xmlns="http://www.w3.org/2000/svg">${groups.join('')}</svg>\n`,
  );
  return icons.map(([file, { viewBox }], index) => [file, { href: `${address}#${ids[index]}`, viewBox }]);
}

/** Covers of the posts and case studies that name no picture, by `titleCoverName`. @param isWanted of a name */
function titleCovers(
  site: Site,
  output: Publisher,
  isWanted: (name: string) => boolean = () => true,
): [string, Picture][] {
  const { posts, caseStudies } = editionOf(site);
  const named = [
    ...posts.map((post) => ({ ...post, name: titleCoverName('posts', post.id) })),
    ...caseStudies.map((study) => ({ ...study, name: titleCoverName('case-studies', study.id) })),
  ];
  return named
    .filter(({ cover, name }) => cover === undefined && isWanted(name))
    .map(({ name, title }) => [
      name,
      { ...published(output, name, readSvg(titleCover(title))), isPattern: true },
    ]);
}

/** The covers that the build has not drawn yet, such as that of an article that nobody has saved. */
export const draftCovers = (site: Site, output: Publisher): [string, Picture][] =>
  titleCovers(site, output, (name) => !hasDrawing(site, name));

/** A drawing as a file of its own in the colours of a theme. @throws RangeError for a colour that the page lacks */
function svgIn(site: Site, { viewBox, content, isThemed }: SvgDrawing, theme: Theme): string {
  const filled = isThemed ? withColours(site, theme, content) : content;
  return `${rootOf(viewBox)}>${filled}</svg>`;
}

const problemOf = (site: Site, source: SiteSource, file: string, reason: string): Problem => ({
  file: `${site.folder}/${file}`,
  field: '(the picture)',
  reason: reason + askedForIn(site, file, source),
});

/** What is wrong with a drawing in link previews, which have the colours of the dark theme and another renderer. */
function previewProblem(site: Site, drawing: SvgDrawing): string | undefined {
  try {
    void new Resvg(svgIn(site, drawing, 'dark'));
    return undefined;
  } catch (error) {
    return error instanceof RangeError
      ? error.message
      : 'link previews cannot show it: export it again as plain SVG';
  }
}

/**
 * Publishes the drawings, writes `drawings.json` with their addresses by file, and prints advice about drawings of
 * which nobody sees anything.
 * @param hash of everything beside the drawings that decides about the advice
 * @returns what is wrong with drawings that cannot be shown; then nothing is published
 */
export async function publishDrawings(
  site: Site,
  source: SiteSource,
  output: ImageOutput,
  hash: string,
): Promise<readonly Problem[]> {
  const { drawings, problems } = readDrawings(site, source);
  for (const [file, drawing] of drawings) {
    const reason = previewProblem(site, drawing);
    if (reason !== undefined) problems.push(problemOf(site, source, file, reason));
  }
  if (problems.length > 0) return problems;
  const icons = new Set(editionOf(site).services.map(({ icon }) => icon));
  const isJoined = ([file, { isThemed, isAlone }]: [string, SvgDrawing]) =>
    icons.has(file) && isThemed && !isAlone;
  const pictures = [
    ...publishedIcons(output, [...drawings].filter(isJoined)),
    ...[...drawings]
      .filter((entry) => !isJoined(entry))
      .map(([file, drawing]): [string, Picture] => [file, published(output, file, drawing)]),
    ...titleCovers(site, output),
  ];
  output.write('drawings.json', JSON.stringify(Object.fromEntries(pictures)));
  const uses = photoUses(site, source);
  // The covers of white papers are on a dark ground in both themes.
  const isOnDark = (file: string) =>
    uses.every(({ photo, problem }) => photo !== file || problem('').file.includes('/white-papers/'));
  const { light, dark } = paletteOf(site)['--bg'];
  const looks = [...drawings].map(([file, drawing]) => ({
    file,
    drawing,
    grounds: { light: drawing.isThemed || isOnDark(file) ? undefined : light, dark },
  }));
  // They are drawn again only when one of them has changed.
  const digest = createHash('sha256').update(hash).update(JSON.stringify(looks)).digest('hex');
  await output.makeIfStale('drawing-advice', digest, () => {
    const advice = looks.map(({ file, drawing, grounds }) => [
      file,
      drawingAdvice(drawing, (theme) => svgIn(site, drawing, theme), grounds),
    ]);
    output.write('drawing-advice.json', JSON.stringify(advice.filter(([, one]) => one !== undefined)));
  });
  // Written here, by this build or an earlier one.
  for (const [file, advice] of JSON.parse(output.textOf('drawing-advice.json')) as [string, string][])
    console.log(`Advice: ${describeProblem(problemOf(site, source, file, advice))}`);
  return [];
}

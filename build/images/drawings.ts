/** The SVG drawings that the files of the site name. */
import { readDrawings } from '#content/drawings.ts';
import type { Picture } from '#shared/picture.ts';
import type { SvgDrawing } from '#content/svg-file.ts';
import { DataError } from '#shared/site-file/problem.ts';
import type { Site } from '#content/load-site.ts';
import type { ImageOutput } from './output.ts';

const attributesText = ({ attributes }: SvgDrawing) =>
  Object.entries(attributes)
    .map(([name, value]) => ` ${name}="${value}"`)
    .join('');

const rootOf = (viewBox: string) => `<svg xmlns="http://www.w3.org/2000/svg" viewBox="${viewBox}"`;

/** The name of a file in addresses: `images/services/cloud.svg` is `services-cloud`. */
const nameOf = (file: string) =>
  file
    .slice('images/'.length, -'.svg'.length)
    .toLowerCase()
    .replace(/[^a-z0-9]+/g, '-');

/** Publishes a drawing; one that follows the theme gets an `id` for `<use>`. */
function published(output: ImageOutput, file: string, drawing: SvgDrawing): Picture {
  const { viewBox, content, isThemed, parts } = drawing;
  const name = `art/${nameOf(file)}`;
  if (!isThemed)
    return {
      href: output.publish(name, 'svg', `${rootOf(viewBox)}${attributesText(drawing)}>${content}</svg>\n`),
      viewBox,
    };
  const inside = `<g id="picture"${attributesText(drawing)}>${content}</g>`;
  const address = output.publish(name, 'svg', `${rootOf(viewBox)}>${inside}</svg>\n`);
  return { href: `${address}#picture`, viewBox, ...(parts.length > 0 && { parts }) };
}

/** Publishes the icons of services as one file, because a page shows several of them. */
function publishedIcons(
  output: ImageOutput,
  icons: readonly [file: string, drawing: SvgDrawing][],
): [string, Picture][] {
  if (icons.length === 0) return [];
  const groups = icons.map(
    ([file, drawing]) => `<g id="${nameOf(file)}"${attributesText(drawing)}>${drawing.content}</g>`,
  );
  const address = output.publish(
    'art/service-icons',
    'svg',
    `<svg xmlns="http://www.w3.org/2000/svg">${groups.join('')}</svg>\n`,
  );
  return icons.map(([file, { viewBox }]) => [file, { href: `${address}#${nameOf(file)}`, viewBox }]);
}

/**
 * Publishes the drawings, and writes `drawings.json` with their addresses by file.
 * @throws DataError with every drawing that cannot be shown
 */
export function publishDrawings(site: Site, output: ImageOutput): void {
  const { drawings, problems } = readDrawings(site);
  if (problems.length > 0) throw new DataError(problems);
  const icons = new Set((site.services[site.defaultLanguage] ?? []).map(({ icon }) => icon));
  const isJoined = ([file, { isThemed }]: [string, SvgDrawing]) => icons.has(file) && isThemed;
  const pictures = [
    ...publishedIcons(output, [...drawings].filter(isJoined)),
    ...[...drawings]
      .filter((entry) => !isJoined(entry))
      .map(([file, drawing]): [string, Picture] => [file, published(output, file, drawing)]),
  ];
  output.write('drawings.json', JSON.stringify(Object.fromEntries(pictures)));
}

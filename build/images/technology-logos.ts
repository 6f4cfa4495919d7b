/** Logos of the technologies on the pages of blocks, from simple-icons, in the colour of the text. */
import { editionOf } from '#content/edition.ts';
import { createHash } from 'node:crypto';
import { readFileSync } from 'node:fs';
import { createRequire } from 'node:module';
import { join } from 'node:path';
import { Resvg } from '@resvg/resvg-js';
import { unprefixedPath } from '#shared/routes.ts';
import { once } from '#shared/once.ts';
import type { Picture } from '#shared/picture.ts';
import type { Site } from '#content/load-site.ts';
import type { ImageOutput } from './output.ts';

/** The shapes by name. Read late, because the set is a file of 5 MB: one file instead of thousands of packages. */
const shapes = once(() => {
  const file = createRequire(import.meta.url).resolve('@iconify-json/simple-icons/icons.json');
  // Written by the package.
  return (JSON.parse(readFileSync(file, 'utf8')) as { icons: Record<string, { body: string } | undefined> })
    .icons;
});

/** What the files depend on beside the names of the logos. */
const makers = [import.meta.filename, join(import.meta.dirname, '../../package-lock.json')];

/** The one path of a logo on its sheet of 24 by 24. */
function pathOf(name: string): string {
  const path = / d="([^"]+)"/.exec(shapes()[name]?.body ?? '')?.[1];
  if (!path) throw new Error(`simple-icons has no logo "${name}"`);
  return path;
}

const sheet = 24;
/** Pixels per unit of the sheet, enough to measure the ink of a logo. */
const perUnit = 4;
/** Optical size of all logos, in units: a full circle or square looks larger than a star or a wordmark. */
const seeming = 19.5;

/**
 * The crop that gives a logo the optical size of the others: the mean of the side of its box and the square root of
 * its ink. Never cuts off a part.
 */
function opticalBox(path: string): string {
  const picture = `<svg xmlns="http://www.w3.org/2000/svg" viewBox="0 0 ${sheet} ${sheet}"><path d="${path}"/></svg>`;
  const { pixels, width } = new Resvg(picture, { fitTo: { mode: 'width', value: sheet * perUnit } }).render();
  const [across, down] = [new Set<number>(), new Set<number>()];
  let ink = 0;
  for (let pixel = 0; pixel < pixels.length / 4; pixel += 1) {
    const share = (pixels[4 * pixel + 3] ?? 0) / 255;
    if (share < 0.5) continue;
    ink += 1;
    across.add(pixel % width);
    down.add(Math.floor(pixel / width));
  }
  const [left, right] = [Math.min(...across) / perUnit, (Math.max(...across) + 1) / perUnit];
  const [top, bottom] = [Math.min(...down) / perUnit, (Math.max(...down) + 1) / perUnit];
  const seems = (Math.sqrt((right - left) * (bottom - top)) + Math.sqrt(ink) / perUnit) / 2;
  const side = Math.max((sheet * seems) / seeming, right - left, bottom - top);
  const corner = [(left + right - side) / 2, (top + bottom - side) / 2];
  return [...corner, side, side].map((value) => Math.round(10 * value) / 10).join(' ');
}

/** The names of the logos in a value of content: its fields `logo`. */
function* logosIn(value: unknown): Generator<string> {
  if (typeof value !== 'object' || value === null) return;
  for (const [field, part] of Object.entries(value))
    if (field === 'logo' && typeof part === 'string') yield part;
    else yield* logosIn(part);
}

function logosOfPages(site: Site): [path: string, logos: string[]][] {
  const { services, landingPages } = editionOf(site);
  const logosOf = (route: 'service' | 'landingPage', pages: readonly { id: string; blocks: object }[]) =>
    pages.map(({ id, blocks }): [path: string, logos: string[]] => [
      unprefixedPath(route, { id }),
      [...new Set(logosIn(blocks))].toSorted(),
    ]);
  return [...logosOf('service', services), ...logosOf('landingPage', landingPages)];
}

/**
 * Publishes the logos of each page as one file, and writes `technology-logos.json` with the crop of each, unless
 * the pages name the same logos as before.
 */
export async function publishTechnologyLogos(site: Site, output: ImageOutput): Promise<void> {
  const wanted = logosOfPages(site);
  const sources = [JSON.stringify(wanted), ...makers.map((file) => readFileSync(file))];
  const hash = createHash('sha256');
  for (const source of sources) hash.update(source);
  await output.makeIfStale('technology-logos', hash.digest('hex'), () => publishLogos(output, wanted));
}

function publishLogos(output: ImageOutput, wanted: ReturnType<typeof logosOfPages>): void {
  const logos = wanted.map(([path, names]) => {
    if (names.length === 0) return [path, {}];
    const paths = names.map((name) => `<path id="${name}" fill="currentColor" d="${pathOf(name)}"/>`);
    const sprite = `<svg xmlns="http://www.w3.org/2000/svg">${paths.join('')}</svg>\n`;
    const address = output.publish(`art/logos-${path.slice(path.lastIndexOf('/') + 1)}`, 'svg', sprite);
    const pictures = names.map((name): [string, Picture] => [
      name,
      { href: `${address}#${name}`, viewBox: opticalBox(pathOf(name)) },
    ]);
    return [path, Object.fromEntries(pictures)];
  });
  output.write('technology-logos.json', JSON.stringify(Object.fromEntries(logos)));
}

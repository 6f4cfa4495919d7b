import type { Problem } from '#content/site-file/problem.ts';
import { problemAt } from '#content/site-file/parse-data.ts';
import { contrastOf, type Theme } from '#content/colours/colour.ts';
import { paletteOf } from '#content/colours/palette.ts';
import type { Site } from '#content/load-site.ts';
import type { SiteSource } from '#content/read/site-source.ts';
import { renderPicture, type LogoField, type LogoPicture, type LogoPictures } from './logo-pictures.ts';

/** Whether a logo can be seen where the site shows it, which only its pixels say. */

/** How exactly it is looked at, in pixels of its width. */
const widthPx = 200;
/** Colours with less contrast look the same. */
const leastContrast = 1.6;
/** A part of which less than this share has that contrast to the ground is lost. */
const leastSeen = 0.05;
/** A logo that loses more than this share of what it draws is another one. */
const mostLost = 0.08;

interface Drawn {
  /** The share of what is drawn that is in parts which a ground swallows. */
  lostOn: (ground: string) => number;
  /** How much larger it would be shown without its empty margins. */
  margin: number;
}

/** The size in which the header shows a logo, in pixels (src/components/logo.module.css). */
const shown = { width: 165, height: 40 };
const scaleOf = (width: number, height: number) => Math.min(shown.width / width, shown.height / height);

function measureDrawn(picture: LogoPicture): Drawn {
  const { pixels, width, height } = renderPicture(picture, widthPx);
  const isDrawn = (at: number) => (pixels[4 * at + 3] ?? 0) > 96;
  const drawn = Array.from({ length: width * height }, (_, at) => at).filter(isDrawn);
  const seen = new Set<number>();
  const parts = drawn.flatMap((start) => {
    if (seen.has(start)) return [];
    const part = new Set([start]);
    for (const at of part)
      for (const next of [
        at - width,
        at + width,
        ...(at % width > 0 ? [at - 1] : []),
        ...(at % width < width - 1 ? [at + 1] : []),
      ])
        if (next >= 0 && next < width * height && isDrawn(next)) part.add(next);
    for (const at of part) seen.add(at);
    return [[...part]];
  });
  // The renderer has multiplied the colours with their opacity.
  const hexAt = (at: number) => {
    const [red = 0, green = 0, blue = 0, opacity = 255] = pixels.subarray(4 * at, 4 * at + 4);
    return `#${[red, green, blue]
      .map((one) =>
        Math.min(255, Math.round((one / opacity) * 255))
          .toString(16)
          .padStart(2, '0'),
      )
      .join('')}`;
  };
  const lostOn = (ground: string) => {
    const contrasts = new Map<string, number>();
    const isSeen = (at: number) => {
      const colour = hexAt(at);
      const contrast = contrasts.get(colour) ?? contrastOf(colour, ground);
      contrasts.set(colour, contrast);
      return contrast >= leastContrast;
    };
    const lost = parts.filter((part) => part.filter(isSeen).length < leastSeen * part.length);
    return drawn.length === 0 ? 1 : lost.flat().length / drawn.length;
  };
  const columns = drawn.map((at) => at % width);
  const rows = drawn.map((at) => Math.floor(at / width));
  const extent = (all: number[]) =>
    all.reduce((a, b) => Math.max(a, b), 0) - all.reduce((a, b) => Math.min(a, b), Infinity) + 1;
  const margin = drawn.length === 0 ? 1 : scaleOf(extent(columns), extent(rows)) / scaleOf(width, height);
  return { lostOn, margin };
}

/** The theme on whose ground alone a picture can be seen; undefined where it is on both. */
export function onlyGround(site: Site, picture: LogoPicture): Theme | undefined {
  const { lostOn } = measureDrawn(picture);
  const { light, dark } = paletteOf(site)['--bg'];
  const isLost = { light: lostOn(light) > mostLost, dark: lostOn(dark) > mostLost };
  if (isLost.light === isLost.dark) return undefined;
  return isLost.light ? 'dark' : 'light';
}

/** A picture that is wider looks like a line in the square of an icon. */
const widestIcon = 2;
/** Margins are advised about where a logo would be so much larger without them. */
const mostMargin = 1.5;

/** The percentage of a picture that a ground swallows; undefined where that does not matter. */
function percentLost({ lostOn }: Drawn, ground: string): number | undefined {
  const share = lostOn(ground);
  return share > mostLost ? Math.round(100 * share) : undefined;
}

/** Where the pictures cannot be seen. */
function* sightAdvice(
  { file, dark, icon }: Partial<Readonly<Record<LogoField, Drawn>>>,
  grounds: Readonly<Record<Theme, string>>,
): Generator<[LogoField, string]> {
  const lost = (picture: Drawn | undefined, theme: Theme) => picture && percentLost(picture, grounds[theme]);
  const fileLost = { light: lost(file, 'light'), dark: lost(file, 'dark') };
  const darkLost = { light: lost(dark, 'light'), dark: lost(dark, 'dark') };
  if (dark) {
    const areSwapped = fileLost.light && darkLost.dark && !fileLost.dark && !darkLost.light;
    const swapped = areSwapped && 'are logo.file and logo.dark swapped?';
    if (fileLost.light)
      yield [
        'file',
        `${fileLost.light}% of it cannot be seen on the light background: ${swapped || 'use a darker version'}`,
      ];
    if (darkLost.dark)
      yield [
        'dark',
        `${darkLost.dark}% of it cannot be seen on the dark background: ${swapped || 'use a lighter version'}`,
      ];
  } else if (fileLost.light)
    yield [
      'file',
      fileLost.dark
        ? `${fileLost.light}% of it cannot be seen on the light background: use a picture with more contrast`
        : `${fileLost.light}% of it cannot be seen on the light background, so it is shown on a dark plate: set a darker version as logo.file, and this one as logo.dark`,
    ];
  else if (fileLost.dark)
    yield [
      'file',
      `${fileLost.dark}% of it cannot be seen on the dark background, so it is shown on a light plate there: set a lighter version as logo.dark`,
    ];
  const iconLost = { light: lost(icon, 'light'), dark: lost(icon, 'dark') };
  if (iconLost.light)
    yield [
      'icon',
      iconLost.dark
        ? `${iconLost.light}% of it cannot be seen on a light or dark background: use a picture with more contrast`
        : `${iconLost.light}% of it cannot be seen on a light background, so icons have a dark one: for another colour, draw a background into the picture`,
    ];
}

/** What would show a logo better. */
export function logoAdvice(site: Site, source: SiteSource, { file, dark, icon }: LogoPictures): Problem[] {
  if (!site.settings.logo) return [];
  const yaml = source.yaml('site.yaml');
  const advice: Problem[] = [];
  const say = (field: LogoField, reason: string) => advice.push(problemAt(yaml, ['logo', field], reason));
  const drawn = {
    ...(file && { file: measureDrawn(file) }),
    ...(dark && { dark: measureDrawn(dark) }),
    ...(icon && { icon: measureDrawn(icon) }),
  };
  for (const [field, reason] of sightAdvice(drawn, paletteOf(site)['--bg'])) say(field, reason);
  if (file && !icon && file.width > widestIcon * file.height)
    say(
      'file',
      `${(file.width / file.height).toFixed(1)} times as wide as high, so browser tabs and home screens show it very small: set a square picture as logo.icon`,
    );
  for (const [field, picture] of [
    ['file', file],
    ['dark', dark],
  ] as const) {
    if (!picture) continue;
    const margin = drawn[field]?.margin ?? 1;
    if (margin > mostMargin)
      say(
        field,
        `it would be ${margin.toFixed(1)} times as large without its empty margins: crop them (“Resize Page to Content”, “Fit Artboard to Artwork”)`,
      );
    if (typeof picture.content !== 'string' && scaleOf(picture.width, picture.height) > 0.6)
      say(
        field,
        `${picture.width} × ${picture.height} px, which looks blurred: use an SVG or a larger picture`,
      );
  }
  const unread = 'logo.svg';
  if (source.has(unread))
    advice.push({
      file: source.pathOf(unread),
      field: '(the whole file)',
      reason: 'not shown, because site.yaml names another logo: delete it',
    });
  return advice;
}

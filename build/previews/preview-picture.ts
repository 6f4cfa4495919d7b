import { fontsOf } from '#content/read/site-fonts.ts';
import { readFileSync } from 'node:fs';
import { Resvg } from '@resvg/resvg-js';
import { wordmarkOf } from '#content/pages/brand.ts';
import type { FontRole } from '#content/site-file/fonts.ts';
import { oncePer } from '#shared/once.ts';
import { localeOf } from '#shared/i18n/locale.ts';
import { readFont, type FontFile } from '#content/site-file/font-file.ts';
import { markColoursOf, paletteOf } from '#content/colours/palette.ts';
import type { Site } from '#content/load-site.ts';
import type { Preview } from '#build/pages/prerender.tsx';
import { inLettersOf, lettersMissing } from '#shared/font-letters.ts';
import { escapeMarkup } from '#shared/markup.ts';
import { imageFile } from '#content/published/site-images.ts';
import { embedImage } from '#content/read/embed-image.ts';
import { fitInto, logoElement, logoOn } from '#build/images/logo.ts';
import { withColours } from '#build/images/drawing-colours.ts';
import { fontOptions, stillFont } from '#build/fonts/still-fonts.ts';
import { setTitle, type TitleBox } from './title-lines.ts';

/**
 * The picture of a link preview: dark ground, the page's picture, its full title, the wordmark and the
 * address. This makes SVG; `write-previews.ts` makes a PNG of it.
 */

const canvas = { width: 1200, height: 630 };
const margin = 64;
interface TextStyle {
  role: FontRole;
  weight: 400 | 600 | 700;
  /** As a share of the font size. */
  tracking: number;
}

const headline: TextStyle = { role: 'sans', weight: 600, tracking: -0.034 };
/** Letters that join must not be spaced. */
const joinedHeadline: TextStyle = { ...headline, tracking: 0 };
/** Line height as a share of the font size: that of `h1` (src/styles/base.css) plus room for accents. */
const titleLeading = 1.04;
/** That of src/styles/right-to-left.css. */
const joinedLeading = 1.25;
const wordmark: [TextStyle, TextStyle] = [
  { role: 'sans', weight: 700, tracking: -0.035 },
  { role: 'sans', weight: 400, tracking: -0.035 },
];
const caption: TextStyle = { role: 'mono', weight: 400, tracking: 0 };

function textElement(
  site: Site,
  text: string,
  style: TextStyle,
  at: { x: number; y: number; sizePx: number; fill: string; isFromRight?: boolean },
) {
  const { x, y, sizePx, fill, isFromRight = false } = at;
  return (
    `<text x="${x}" y="${y}"${isFromRight ? ' text-anchor="end"' : ''} font-family="${fontsOf(site)[style.role].facts.name}" font-weight="${style.weight}" font-size="${sizePx}" ` +
    `letter-spacing="${style.tracking * sizePx}" fill="${fill}">${escapeMarkup(isFromRight ? `\u2067${text}\u2069` : text)}</text>`
  );
}

/** Widths of texts in the fonts of a site. */
const widthsOf = oncePer((_: Site) => new Map<string, number>());

/** Width of a text at a font size of 1 px. */
function widthOf(site: Site, text: string, style: TextStyle): number {
  const widths = widthsOf(site);
  const key = `${style.role} ${style.weight} ${text}`;
  const known = widths.get(key);
  if (known !== undefined) return known;
  const sizePx = 100;
  const element = textElement(site, text, style, { x: 0, y: sizePx, sizePx, fill: '#000' });
  const svg = `<svg xmlns="http://www.w3.org/2000/svg" width="10" height="10">${element}</svg>`;
  const width = (new Resvg(svg, { font: fontOptions(site) }).getBBox()?.width ?? 0) / sizePx;
  widths.set(key, width);
  return width;
}

interface Box {
  x: number;
  y: number;
  width: number;
  height: number;
  /** `slice` fills the box, `meet` shows the whole drawing. */
  fit: string;
}

type Place = Preview['art']['place'];

/** Position of the drawing and space for the title, by kind of drawing. */
const layouts: Record<Place, { art: Box; title: Omit<TitleBox, 'leading'> & { y: number } }> = {
  // A pattern that continues beyond its frame.
  panel: {
    art: { x: 708, y: 0, width: 492, height: 630, fit: 'xMidYMid slice' },
    title: { y: 140, width: 596, height: 370, maxLines: 4 },
  },
  // A single object.
  object: {
    art: { x: 676, y: 70, width: 470, height: 490, fit: 'xMidYMid meet' },
    title: { y: 140, width: 580, height: 370, maxLines: 4 },
  },
  // A landscape at the lower edge.
  band: {
    art: { x: 0, y: 150, width: 1200, height: 480, fit: 'xMidYMax meet' },
    title: { y: 146, width: 1072, height: 170, maxLines: 2 },
  },
  // Words alone.
  plain: {
    art: { x: 0, y: 0, width: 1200, height: 630, fit: 'none' },
    title: { y: 140, width: 1072, height: 370, maxLines: 4 },
  },
  // The composition of the home page, behind the title.
  stage: {
    art: { x: 0, y: 0, width: 1200, height: 630, fit: 'xMaxYMax slice' },
    title: { y: 140, width: 560, height: 370, maxLines: 4 },
  },
};

/** How exactly the visible part of a drawing is measured, in pixels of its longer side. */
const measuredPx = 400;

/** The viewBox of a drawing without its empty margins and hidden parts. */
export function drawnArea(parts: string, viewBox: string): string {
  const box = new Resvg(
    `<svg xmlns="http://www.w3.org/2000/svg" width="10" height="10">${parts}</svg>`,
  ).getBBox();
  if (!box || box.width <= 0 || box.height <= 0) return viewBox;
  const whole = [box.x, box.y, box.width, box.height].map((value) => value.toFixed(1)).join(' ');
  const isWide = box.width >= box.height;
  const { pixels, width, height } = new Resvg(
    `<svg xmlns="http://www.w3.org/2000/svg" viewBox="${whole}">${parts}</svg>`,
    { fitTo: { mode: isWide ? 'width' : 'height', value: measuredPx } },
  ).render();
  const [across, down] = [new Set<number>(), new Set<number>()];
  for (let pixel = 0; pixel < width * height; pixel += 1) {
    if (!pixels[4 * pixel + 3]) continue;
    across.add(pixel % width);
    down.add(Math.floor(pixel / width));
  }
  if (across.size === 0) return viewBox;
  const edges = (found: Set<number>, size: number) => [Math.min(...found), size - 1 - Math.max(...found)];
  const [left = 0, right = 0] = edges(across, width);
  const [top = 0, bottom = 0] = edges(down, height);
  // The box of the renderer also has what is hidden or without colour; else it is more exact.
  if (Math.max(left, right, top, bottom) <= 2) return whole;
  const [stepX, stepY] = [box.width / width, box.height / height];
  return [
    box.x + left * stepX,
    box.y + top * stepY,
    box.width - (left + right) * stepX,
    box.height - (top + bottom) * stepY,
  ]
    .map((value) => value.toFixed(1))
    .join(' ');
}

/** The photo or drawing of a page, in the colours of the dark theme. */
function pictureIn(site: Site, { image, place }: Preview['art'], { x, y, width, height, fit }: Box): string {
  if (!image) return '';
  const file = imageFile(site, image);
  const position = { x, y, width, height, preserveAspectRatio: fit };
  if ('src' in image) return embedImage(position, 'jpeg', readFileSync(file));
  const content = contentOf(readFileSync(file, 'utf8'));
  const drawing = image.href.includes('#') ? withColours(site, 'dark', content) : content;
  const viewBox = place === 'object' ? drawnArea(drawing, image.viewBox) : image.viewBox;
  const [, , boxWidth = '', boxHeight = ''] = viewBox.split(' ');
  // A picture of its own, so that its style sheet does not reach the texts and the wordmark.
  const svg = `<svg xmlns="http://www.w3.org/2000/svg" viewBox="${viewBox}" width="${boxWidth}" height="${boxHeight}">${drawing}</svg>`;
  return embedImage(position, 'svg+xml', svg);
}

/** The inside of an SVG file that build/images wrote, whose root has no attributes for its content. */
const contentOf = (svg: string) => svg.replace(/^<svg[^>]*>|<\/svg>\s*$/g, '');

/** The logo without the name, on the left, and its width. */
function logoPicture(site: Site): { markup: string; width: number } {
  const { logo } = site;
  if ('file' in logo) {
    const { file, plate } = logoOn(site, 'dark');
    const size = fitInto(file, logo.withName ? { width: 130, height: 40 } : { width: 300, height: 60 });
    const at = { x: margin, y: 78 - size.height / 2, ...size };
    const ground = plate
      ? `<rect x="${at.x - 8}" y="${at.y - 8}" width="${at.width + 16}" height="${at.height + 16}" fill="${paletteOf(site)['--bg'][plate]}"/>`
      : '';
    return { markup: ground + logoElement(site, file, at), width: size.width };
  }
  const width = 1.25 * logo.width;
  const { ink, cap } = markColoursOf(site);
  const shapes = `<path fill="${ink.dark}" d="${logo.ink}"/><path fill="${cap}" d="${logo.accent}"/>`;
  return {
    markup: `<svg x="${margin}" y="62" width="${width}" height="32.5" viewBox="0 0 ${logo.width} ${logo.height}">${shapes}</svg>`,
    width,
  };
}

function logoWithName(site: Site): string {
  const { markup, width } = logoPicture(site);
  if ('file' in site.logo && !site.logo.withName) return markup;
  const ink = paletteOf(site)['--ink'].dark;
  const sizePx = 34;
  const [first, second] = wordmarkOf(site);
  // A space between the two parts, because SVG drops one at the start of a text.
  const gap = second.startsWith(' ') ? 0.25 : 0.03;
  const x = margin + width + 12;
  const y = 92;
  return (
    markup +
    textElement(site, first, wordmark[0], { x, y, sizePx, fill: ink }) +
    textElement(site, second.trimStart(), wordmark[1], {
      x: x + (widthOf(site, first, wordmark[0]) + gap) * sizePx,
      y,
      sizePx,
      fill: ink,
    })
  );
}

/** The address of the site. Above a landscape it is on the right, because the drawing takes its usual place. */
function addressText(site: Site, place: Place): string {
  const { host } = new URL(site.settings.origin);
  const at = { x: margin, y: 570, sizePx: 22, fill: paletteOf(site)['--ink-2'].dark };
  const right = canvas.width - margin - widthOf(site, host, caption) * at.sizePx;
  return textElement(site, host, caption, place === 'band' ? { ...at, x: right, y: 90 } : at);
}

/** Two sheets of the size of the picture, to be laid on each other. */
export interface PreviewSheets {
  /** Ground, drawing, wordmark and address, which a page has in all languages. */
  ground: string;
  /**
   * The lines of the title; setting them takes time.
   * @throws RangeError when the title does not fit; it is never cut
   */
  title: () => string;
}

export const titleFontOf = (site: Site): FontFile => readFont(readFileSync(stillFont(site, 'sans-600')));

/** A title without emoji, or null where the font lacks letters of it: a preview then has none. */
export function writableTitle({ hasGlyphFor }: FontFile, { title }: Pick<Preview, 'title'>): string | null {
  return lettersMissing(hasGlyphFor, title).length > 0 ? null : inLettersOf(hasGlyphFor, title).trim();
}

const sheetOf = (parts: readonly string[]) =>
  `<svg xmlns="http://www.w3.org/2000/svg" width="${canvas.width}" height="${canvas.height}">${parts.join('')}</svg>`;

function titleSheet(site: Site, title: string | null, { art, language }: Preview): string {
  if (title === null) return sheetOf([]);
  const box = layouts[art.place].title;
  const isFromRight = localeOf(site, language).direction === 'rtl';
  const style = isFromRight ? joinedHeadline : headline;
  const share = isFromRight ? joinedLeading : titleLeading;
  const { sizePx, lines } = setTitle(title, { ...box, leading: share }, (text) => widthOf(site, text, style));
  const leading = sizePx * share;
  // Vertically centred in its box, or at the top above a landscape.
  const top = art.place === 'band' ? box.y : box.y + (box.height - lines.length * leading) / 2;
  return sheetOf(
    lines.map((line, index) =>
      textElement(site, line, style, {
        x: isFromRight ? margin + box.width : margin,
        y: top + sizePx * 0.84 + index * leading,
        sizePx,
        fill: paletteOf(site)['--ink'].dark,
        isFromRight,
      }),
    ),
  );
}

/** The picture in two layers. */
export function previewSheets(site: Site, titleFont: FontFile, preview: Preview): PreviewSheets {
  const { art } = preview;
  const ground = [
    `<path fill="${paletteOf(site)['--bg'].dark}" d="M0 0h${canvas.width}v${canvas.height}H0z"/>`,
    pictureIn(site, art, layouts[art.place].art),
    logoWithName(site),
    addressText(site, art.place),
  ];
  return {
    ground: sheetOf(ground),
    title: () => titleSheet(site, writableTitle(titleFont, preview), preview),
  };
}

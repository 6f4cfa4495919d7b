import { paletteOf } from '#content/colours/palette.ts';
import { wordmarkOf } from '#content/pages/brand.ts';
import type { Site } from '#content/load-site.ts';
import type { DocumentModel } from './model.ts';
import type { PageFlow } from './page-flow.ts';
import { column, sheet, type FontName, type TextStyle } from './style.ts';
import { linesOf, runsOf } from './text-layout.ts';
import { readFileSync } from 'node:fs';
import { Resvg } from '@resvg/resvg-js';
import sharp from 'sharp';
import { imageFile } from '#content/published/site-images.ts';
import type { PhotoFiles, Picture } from '#shared/picture.ts';
import { fontOptions } from '#build/fonts/still-fonts.ts';
import { fitInto, logoOn, logoPng } from '#build/images/logo.ts';
import { withColours } from '#build/images/drawing-colours.ts';

const margin = 48;
const width = sheet.width - 2 * margin;
/** Width to height of the drawing on the cover of a white paper. */
const contentsRatio = 0.96;

interface CoverInks {
  text: string;
  secondary: string;
  /** The accent as text, and in the mark. */
  accentText: string;
  accent: string;
}

function inksOf({ ink, site }: PageFlow): Record<'landscape' | 'book', CoverInks> {
  const { '--accent': accent, '--accent-text': accentText } = paletteOf(site);
  return {
    landscape: {
      text: ink.text,
      secondary: ink.secondary,
      accentText: accentText.light,
      accent: accent.light,
    },
    book: {
      text: ink.onBand,
      secondary: ink.onBandSecondary,
      accentText: accentText.dark,
      accent: accent.dark,
    },
  };
}

/** A text with its own tag; continues below it. */
function coverText(
  flow: PageFlow,
  type: string,
  text: string,
  style: TextStyle,
  widthPt: number = width,
): void {
  const lines = linesOf(runsOf([text], style.font), style, widthPt, flow.measure);
  const tag = flow.tag(flow.root, type);
  for (const line of lines) {
    flow.line(tag, type, line, style, margin, flow.y);
    flow.y += style.leadingPt;
  }
}

/** The cover's photo or drawing, which fills its frame; nothing where the text names none. */
async function drawing(flow: PageFlow, { cover }: DocumentModel, frame: Frame): Promise<void> {
  if (!cover.image) return;
  const { x, y } = frame;
  const file = await coverFile(
    flow.site,
    cover.image,
    cover.look === 'book' ? flow.ink.band : flow.ink.sunken,
  );
  const bbox: [number, number, number, number] = [x, y, x + frame.width, y + frame.height];
  const tag = flow.tag(flow.root, 'Figure', { alt: cover.alt, bbox, placement: 'Block' });
  flow.content(tag, 'Figure', () => {
    const { width: across, height } = frame;
    flow.doc.image(file, x, y, { cover: [across, height], align: 'center', valign: 'center' });
  });
}

/** The largest size at which the title fits on three lines. */
function titleStyle(flow: PageFlow, title: string, color: string): TextStyle {
  const sizes = [46, 42, 38, 34, 30];
  const styles = sizes.map((sizePt): TextStyle => ({
    font: 'strong',
    sizePt,
    leadingPt: sizePt * 1.02,
    color,
  }));
  const fits = (style: TextStyle) => {
    const lines = linesOf(runsOf([title], style.font), style, width, flow.measure);
    // A word that had to be cut has no space at the end of its line.
    const isWhole = lines.slice(0, -1).every(({ runs }) => /[ -]$/.test(runs.at(-1)?.text ?? ''));
    return lines.length <= 3 && isWhole;
  };
  return styles.find(fits) ?? styles[styles.length - 1]!;
}

/** Pixels of a logo to a point of the page: sharp in print. */
const logoPxPerPt = 8;

/** Draws the logo above a line. @returns where it ends */
function drawLogo(
  { doc, site }: PageFlow,
  y: number,
  look: DocumentModel['cover']['look'],
  inks: CoverInks,
): number {
  const x = margin;
  const { logo } = site;
  if ('file' in logo) {
    const { file, plate } = logoOn(site, look === 'book' ? 'dark' : 'light');
    const box = logo.withName ? { width: 72, height: 20 } : { width: 150, height: 28 };
    const size = fitInto(file, box);
    const top = y - 5 - size.height / 2;
    if (plate) doc.rect(x - 4, top - 4, size.width + 8, size.height + 8).fill(paletteOf(site)['--bg'][plate]);
    const px = { width: size.width * logoPxPerPt, height: size.height * logoPxPerPt };
    doc.image(logoPng(site, file, px), x, top, size);
    return x + size.width;
  }
  const scale = 18 / logo.height;
  doc
    .save()
    .translate(x, y - 14)
    .scale(scale);
  doc.path(logo.ink).fill(inks.text);
  if (logo.accent) doc.path(logo.accent).fill(inks.accent);
  doc.restore();
  return x + logo.width * scale;
}

/** The logo, and next to it the two parts of the name, where it has no lettering of its own. */
function wordmark(flow: PageFlow, y: number, look: DocumentModel['cover']['look'], inks: CoverInks): void {
  const { site } = flow;
  const { text } = inks;
  const isAlone = 'file' in site.logo && !site.logo.withName;
  const tag = isAlone ? flow.tag(flow.root, 'Figure', { alt: site.settings.name }) : flow.tag(flow.root, 'P');
  flow.content(tag, isAlone ? 'Figure' : 'P', () => {
    let left = drawLogo(flow, y, look, inks) + 8;
    if (isAlone) return;
    const [strong, light] = wordmarkOf(site);
    const parts: [string, FontName][] = [
      [strong, 'strong'],
      [light, 'regular'],
    ];
    for (const [part, font] of parts) {
      flow.write(part, font, 15, text, left, y);
      left += flow.measure(part, font, 15);
    }
  });
}

function words(flow: PageFlow, model: DocumentModel, colors: CoverInks): void {
  const { text, secondary, accentText } = colors;
  coverText(flow, 'P', model.facts.join('  ·  '), {
    font: 'mono',
    sizePt: 9,
    leadingPt: 14,
    color: accentText,
  });
  flow.y += 10;
  coverText(flow, 'H1', model.title, titleStyle(flow, model.title, text));
  if (model.subtitle) {
    flow.y += 6;
    coverText(flow, 'P', model.subtitle, { font: 'medium', sizePt: 18, leadingPt: 22, color: text });
  }
  flow.y += 12;
  coverText(
    flow,
    'P',
    model.lead,
    { font: 'regular', sizePt: 13, leadingPt: 18.5, color: secondary },
    column.width,
  );
  if (model.terms.length > 0) flow.y += 14;
  for (const term of model.terms) {
    const style: TextStyle = { font: 'regular', sizePt: 10, leadingPt: 15, color: secondary };
    const tag = flow.tag(flow.root, 'P');
    const runs = [...runsOf([`${term.label} `], 'strong'), ...runsOf([term.text])];
    for (const line of linesOf(runs, style, width, flow.measure)) {
      flow.line(tag, 'P', line, style, margin, flow.y);
      flow.y += style.leadingPt;
    }
  }
}

/** Draws the cover, the first page: drawing, title, kind of document. */
export async function coverPage(flow: PageFlow, model: DocumentModel): Promise<void> {
  const colors = inksOf(flow)[model.cover.look];
  flow.addPage();
  if (model.cover.look === 'book') {
    flow.artifact(() => flow.doc.rect(0, 0, sheet.width, sheet.height).fill(flow.ink.band));
    wordmark(flow, 62, 'book', colors);
    flow.y = 104;
    words(flow, model, colors);
    const top = Math.max(flow.y + 32, 330);
    // The drawing shows the contents of the paper, so it is not cropped.
    const side = Math.min(width, sheet.height - top - margin);
    await drawing(flow, model, { x: margin, y: top, width: side * contentsRatio, height: side });
    return;
  }
  const height = 400;
  flow.artifact(() => flow.doc.rect(0, 0, sheet.width, height).fill(flow.ink.sunken));
  await drawing(flow, model, { x: 0, y: 0, width: sheet.width, height });
  flow.rule(0, height, sheet.width);
  flow.y = height + 34;
  words(flow, model, colors);
  wordmark(flow, sheet.height - 46, 'landscape', colors);
}

/** Position and size of a drawing, in points from the upper left corner of the page. */
interface Frame {
  x: number;
  y: number;
  width: number;
  height: number;
}

/** Pixels of a drawing across a page: sharp in print. */
const widthPx = 1600;

/**
 * The file of a photo, or a drawing as JPEG in the colours of the light theme, because a PDF has no style sheet.
 * @param background the colour behind a drawing
 */
async function coverFile(
  site: Site,
  image: PhotoFiles | Picture,
  background: string,
): Promise<string | Buffer> {
  const file = imageFile(site, image);
  if ('src' in image) return file;
  const svg = withColours(site, 'light', readFileSync(file, 'utf8'), 'large');
  const drawn = new Resvg(svg, {
    font: fontOptions(site),
    fitTo: { mode: 'width', value: widthPx },
  }).render();
  return sharp(drawn.pixels, { raw: { width: drawn.width, height: drawn.height, channels: 4 } })
    .flatten({ background })
    .jpeg({ quality: 88, chromaSubsampling: '4:4:4' })
    .toBuffer();
}

import type { Palette } from './palette.ts';

/** Draws a picture of the artwork as paths, so that it is sharp at any size. */

type Attributes = Record<string, string>;

function attributesOf(tag: string): Attributes {
  return Object.fromEntries(
    Array.from(tag.matchAll(/([\w-]+)="([^"]*)"/g), ([, name = '', value = '']) => [name, value]),
  );
}

/** Position and size of a drawing, in points from the upper left corner of the page. */
export interface Frame {
  x: number;
  y: number;
  width: number;
  height: number;
}

function drawPath(doc: PDFKit.PDFDocument, attributes: Attributes, palette: Palette): void {
  const { d, fill = 'none', stroke = 'none' } = attributes;
  if (d === undefined) return;
  const filled = fill === 'none' ? null : palette(fill);
  const stroked = stroke === 'none' ? null : palette(stroke);
  const opacity = Number(attributes.opacity ?? 1);
  doc.path(d).lineWidth(Number(attributes['stroke-width'] ?? 0.6));
  doc.fillOpacity(opacity * Number(attributes['fill-opacity'] ?? 1) * (filled?.opacity ?? 1));
  doc.strokeOpacity(opacity * (stroked?.opacity ?? 1));
  if (filled && stroked) doc.fillAndStroke(filled.color, stroked.color);
  else if (filled) doc.fill(filled.color);
  else if (stroked) doc.stroke(stroked.color);
}

/**
 * Draws a sprite so that it fills a frame, like `preserveAspectRatio="xMidYMid slice"`; the rest is clipped.
 * @param svg text of a sprite with one drawing
 * @param viewBox of the drawing
 */
export function drawSprite(
  doc: PDFKit.PDFDocument,
  svg: string,
  viewBox: string,
  palette: Palette,
  frame: Frame,
): void {
  const [minX = 0, minY = 0, width = 1, height = 1] = viewBox.split(' ').map(Number);
  const scale = Math.max(frame.width / width, frame.height / height);
  const x = frame.x + (frame.width - width * scale) / 2 - minX * scale;
  const y = frame.y + (frame.height - height * scale) / 2 - minY * scale;
  const group = attributesOf(/<g [^>]*>/.exec(svg)?.[0] ?? '');
  doc.save().rect(frame.x, frame.y, frame.width, frame.height).clip();
  doc.translate(x, y).scale(scale).lineJoin('round');
  for (const [tag] of svg.matchAll(/<path [^>]*>/g)) {
    const { stroke, 'stroke-width': strokeWidth } = group;
    const inherited = {
      ...(stroke ? { stroke } : {}),
      ...(strokeWidth ? { 'stroke-width': strokeWidth } : {}),
    };
    drawPath(doc, { ...inherited, ...attributesOf(tag) }, palette);
  }
  doc.restore();
  doc.fillOpacity(1).strokeOpacity(1);
}

import { paletteOf } from '#content/colours/palette.ts';
import type { TextBlock, PhotoBlock, TableBlock } from '#src/components/article-text/text-blocks.ts';
import type { Inline } from '#shared/article-text.ts';
import type { PageFlow, Tag } from './page-flow.ts';
import { column, type TextStyle, type FontName } from './style.ts';
import { linesOf, runsOf, type Line, widthsOf } from './text-layout.ts';
import { imageFile } from '#content/published/site-images.ts';

/** An upright photo leaves room for text on its page. */
const longestShare = 0.6;

/** Draws a photo of a text with its caption, both on one page. */
function photoBlock(flow: PageFlow, { photo, alt, caption }: PhotoBlock): void {
  const style = flow.styles.caption;
  const lines = caption ? linesOf(runsOf([caption], style.font), style, column.width, flow.measure) : [];
  const scale = Math.min(
    column.width / photo.width,
    ((column.bottom - column.top) * longestShare) / photo.height,
  );
  const [width, height] = [photo.width * scale, photo.height * scale];
  flow.y += 3;
  flow.need(height + lines.length * style.leadingPt + 6);
  const bbox: [number, number, number, number] = [column.left, flow.y, column.left + width, flow.y + height];
  const tag = flow.tag(flow.root, 'Figure', { alt, bbox, placement: 'Block' });
  flow.content(tag, 'Figure', () =>
    flow.doc.image(imageFile(flow.site, photo), column.left, flow.y, { width, height }),
  );
  flow.y += height + 6;
  if (lines.length > 0) flow.lines(flow.tag(flow.root, 'P'), 'P', lines, style, column.left);
  flow.y += 4;
}

/** Space that must be left for the text after a heading on the same page. */
const afterHeadingPt = 64;
const indentPt = 18;

function linesIn(flow: PageFlow, parts: readonly Inline[], style: TextStyle, widthPt: number): Line[] {
  return linesOf(runsOf(parts, style.font), style, widthPt, flow.measure);
}

/** A paragraph in the column, or indented. */
export function paragraphBlock(
  flow: PageFlow,
  parent: Tag,
  parts: readonly Inline[],
  style: TextStyle = flow.styles.body,
  indent = 0,
): void {
  const lines = linesIn(flow, parts, style, column.width - indent);
  flow.lines(flow.tag(parent, 'P'), 'P', lines, style, column.left + indent);
}

/** A heading, as a target for links and bookmarks. */
function heading(flow: PageFlow, level: 2 | 3, id: string, parts: readonly Inline[]): void {
  const style = level === 2 ? flow.styles.heading : flow.styles.subheading;
  const type = `H${level}`;
  const lines = linesIn(flow, parts, style, column.width);
  const isAtTop = flow.y === column.top;
  if (!isAtTop) flow.y += level === 2 ? 17 : 7;
  flow.need(lines.length * style.leadingPt + afterHeadingPt);
  flow.doc.addNamedDestination(id, 'XYZ', 0, flow.y - 12, null);
  if (level === 2) {
    const title = lines.map(({ runs }) => runs.map(({ text }) => text).join('')).join('');
    flow.doc.outline.addItem(title.trim(), { top: flow.y - 12, left: flow.doc.page.width } as object);
  }
  flow.lines(flow.tag(flow.root, type), type, lines, style, column.left);
  flow.y += level === 2 ? 8 : 4;
}

export function listBlock(flow: PageFlow, isOrdered: boolean, items: readonly (readonly Inline[])[]): void {
  const style = flow.styles.body;
  const tag = flow.tag(flow.root, 'L');
  const color = paletteOf(flow.site)['--accent-text'].light;
  items.forEach((parts, index) => {
    const lines = linesIn(flow, parts, style, column.width - indentPt);
    flow.need(style.leadingPt * Math.min(lines.length, lines.length === 3 ? 3 : 2));
    const item = flow.tag(tag, 'LI');
    const [label] = linesOf(
      runsOf([isOrdered ? `${index + 1}. ` : '• '], 'strong'),
      { ...style, font: 'strong', color },
      indentPt * 2,
      flow.measure,
    );
    if (label) flow.line(flow.tag(item, 'Lbl'), 'Lbl', label, { ...style, color }, column.left, flow.y);
    flow.lines(flow.tag(item, 'LBody'), 'LBody', lines, style, column.left + indentPt);
    flow.y += 4;
  });
  flow.y -= 4;
}

function quote(flow: PageFlow, paragraphs: readonly Inline[][], source: Inline[] | null): void {
  const tag = flow.tag(flow.root, 'BlockQuote');
  const width = column.width - indentPt;
  const height =
    paragraphs.reduce((sum, parts) => sum + linesIn(flow, parts, flow.styles.quote, width).length, 0) *
      flow.styles.quote.leadingPt +
    (source ? flow.styles.small.leadingPt + 6 : 0);
  flow.y += 4;
  flow.need(height);
  const top = flow.y;
  const bar = paletteOf(flow.site)['--accent-sign'].light;
  flow.artifact(() => flow.doc.rect(column.left, top, 2.5, height).fill(bar));
  for (const parts of paragraphs) paragraphBlock(flow, tag, parts, flow.styles.quote, indentPt);
  if (source) {
    flow.y += 6;
    paragraphBlock(flow, tag, source, flow.styles.small, indentPt);
  }
  flow.y += 4;
}

function codeLines(code: string, longest: number): string[] {
  return code.split('\n').flatMap((line) => {
    if (line.length <= longest) return [line];
    const pieces = line.match(new RegExp(`.{1,${longest}}`, 'gu')) ?? [line];
    return pieces;
  });
}

function codeBlock(flow: PageFlow, code: string): void {
  const style = flow.styles.code;
  const paddingPt = 10;
  const width = flow.measure('0'.repeat(100), style.font, style.sizePt) / 100;
  const lines = codeLines(code, Math.floor((column.width - 2 * paddingPt) / width));
  const paragraphTag = flow.tag(flow.root, 'P');
  const tag = flow.tag(paragraphTag, 'Code');
  flow.need(Math.min(lines.length * style.leadingPt + 2 * paddingPt, column.bottom - column.top));
  flow.artifact(() =>
    flow.doc
      .rect(column.left, flow.y, column.width, lines.length * style.leadingPt + 2 * paddingPt)
      .fill(flow.ink.sunken),
  );
  flow.y += paddingPt;
  for (const text of lines) {
    const baseline = flow.y + 9;
    // Each line of code keeps its line break, for copying.
    flow.content(tag, 'Code', () =>
      flow.write(`${text} `, style.font, style.sizePt, style.color, column.left + paddingPt, baseline),
    );
    flow.y += style.leadingPt;
  }
  flow.y += paddingPt;
}

function bars(flow: PageFlow, { caption, bars: rows }: Extract<TextBlock, { kind: 'bars' }>): void {
  const style = flow.styles.cell;
  const captionLines = linesIn(flow, [caption], flow.styles.caption, column.width);
  const rowPt = style.leadingPt + 16;
  flow.y += 3;
  flow.need(rows.length * rowPt + captionLines.length * flow.styles.caption.leadingPt + 8);
  const tag = flow.tag(flow.root, 'L');
  const captionTag = flow.tag(tag, 'Caption');
  for (const { label, value, share } of rows) {
    const item = flow.tag(flow.tag(tag, 'LI'), 'LBody');
    const [valueLine] = linesOf(runsOf([value], 'strong'), style, column.width, flow.measure);
    const valueWidth = valueLine?.width ?? 0;
    const [labelLine] = linesIn(flow, [`${label} `], style, column.width - valueWidth - 12);
    if (labelLine) flow.line(item, 'LBody', labelLine, style, column.left, flow.y);
    if (valueLine)
      flow.line(item, 'LBody', valueLine, style, column.left + column.width - valueWidth, flow.y);
    const barTop = flow.y + style.leadingPt + 1;
    flow.artifact(() => {
      flow.doc.rect(column.left, barTop, column.width, 7).fill(flow.ink.sunken);
      flow.doc.rect(column.left, barTop, Math.max(share * column.width, 2), 7).fill(flow.ink.text);
    });
    flow.y += rowPt;
  }
  flow.lines(captionTag, 'Caption', captionLines, flow.styles.caption, column.left);
  flow.y += 4;
}

/** Draws and tags a block, with the gap below it. */
export function textBlock(flow: PageFlow, block: TextBlock): void {
  switch (block.kind) {
    case 'heading':
      heading(flow, block.level, block.id, block.text);
      return;
    case 'paragraph':
      paragraphBlock(flow, flow.root, block.text);
      break;
    case 'list':
      listBlock(flow, block.isOrdered, block.items);
      break;
    case 'quote':
      quote(flow, block.paragraphs, block.source);
      break;
    case 'code':
      codeBlock(flow, block.code);
      break;
    case 'table':
      tableBlock(flow, block);
      break;
    case 'bars':
      bars(flow, block);
      break;
    case 'photo':
      photoBlock(flow, block);
      break;
  }
  flow.y += flow.paragraphGapPt;
}

/** Draws a table with header cells for columns and rows. It has to fit on one page. */

const gapPt = 12;
const paddingPt = 5;

type Row = readonly (readonly Inline[])[];

const fontOfCell = (columnIndex: number): FontName => (columnIndex === 0 ? 'medium' : 'regular');

/** Width of each column: as wide as its text if there is room, else a share. */
function columnWidths(flow: PageFlow, head: Row, rows: readonly Row[]): number[] {
  const asked = head.map((title, index) => {
    const cells = [
      widthsOf(runsOf(title, 'strong'), flow.styles.cellHead, flow.measure),
      ...rows.map((row) =>
        widthsOf(runsOf(row[index] ?? [], fontOfCell(index)), flow.styles.cell, flow.measure),
      ),
    ];
    return {
      narrowest: Math.max(...cells.map(({ narrowest }) => narrowest)) + 0.5,
      widest: Math.max(...cells.map(({ widest }) => widest)) + 0.5,
    };
  });
  const free = column.width - gapPt * (head.length - 1);
  const sum = (key: 'narrowest' | 'widest') => asked.reduce((total, one) => total + one[key], 0);
  if (sum('widest') <= free) {
    // The first column gets the rest, so that figures are at the right edge.
    return asked.map(({ widest }, index) => (index === 0 ? widest + free - sum('widest') : widest));
  }
  const room = free - sum('narrowest');
  const wish = sum('widest') - sum('narrowest');
  return asked.map(({ narrowest, widest }) => Math.max(20, narrowest + (room * (widest - narrowest)) / wish));
}

interface Cell {
  tag: Tag;
  type: 'TH' | 'TD';
  lines: Line[];
  style: TextStyle;
  x: number;
  width: number;
  isNumeric: boolean;
}

function drawRow(flow: PageFlow, cells: readonly Cell[]): void {
  const height = Math.max(...cells.map(({ lines, style }) => lines.length * style.leadingPt));
  for (const { tag, type, lines, style, x, width, isNumeric } of cells) {
    lines.forEach((line, index) => {
      const left = isNumeric ? x + width - line.width : x;
      flow.line(tag, type, line, style, left, flow.y + paddingPt + index * style.leadingPt);
    });
  }
  flow.y += height + 2 * paddingPt;
}

function tableBlock(flow: PageFlow, { label, columns, rows }: TableBlock): void {
  const head = columns.map(({ text }) => text);
  const widths = columnWidths(flow, head, rows);
  const lefts = widths.map((_, index) =>
    widths.slice(0, index).reduce((x, width) => x + width + gapPt, column.left as number),
  );
  const linesAt = (parts: readonly Inline[], font: FontName, style: TextStyle, index: number) =>
    linesOf(runsOf(parts, font), style, widths[index] ?? 0, flow.measure);
  const headLines = head.map((parts, index) => linesAt(parts, 'strong', flow.styles.cellHead, index));
  const rowLines = rows.map((row) =>
    row.map((parts, index) => linesAt(parts, fontOfCell(index), flow.styles.cell, index)),
  );
  const tallest = (cells: readonly Line[][]) => Math.max(...cells.map(({ length }) => length));
  const heightPt =
    tallest(headLines) * flow.styles.cellHead.leadingPt +
    rowLines.reduce((sum, cells) => sum + tallest(cells) * flow.styles.cell.leadingPt + 2 * paddingPt, 0) +
    2 * paddingPt;
  flow.y += 3;
  flow.need(heightPt);

  const table = flow.tag(flow.root, 'Table', { title: label });
  const cellsOf = (row: Tag, lines: readonly Line[][], isHead: boolean): Cell[] =>
    lines.map((cellLines, index) => {
      const type = isHead || index === 0 ? 'TH' : 'TD';
      const tag = flow.tag(row, type, type === 'TH' ? { scope: isHead ? 'Column' : 'Row' } : {});
      return {
        tag,
        type,
        lines: cellLines,
        style: isHead ? flow.styles.cellHead : flow.styles.cell,
        x: lefts[index] ?? 0,
        width: widths[index] ?? 0,
        isNumeric: columns[index]?.isNumeric ?? false,
      };
    });
  flow.rule(column.left, flow.y, column.width, flow.ink.text, 1);
  drawRow(flow, cellsOf(flow.tag(table, 'TR'), headLines, true));
  for (const lines of rowLines) {
    flow.rule(column.left, flow.y, column.width);
    drawRow(flow, cellsOf(flow.tag(table, 'TR'), lines, false));
  }
  flow.rule(column.left, flow.y, column.width, flow.ink.text, 1);
  flow.y += 4;
}

import type { TableBlock, TextPart } from '../../src/components/article-text/text-blocks.ts';
import type { PageFlow, Tag } from './page-flow.ts';
import { column, ink, textStyles, type FontName, type TextStyle } from './style.ts';
import { linesOf, runsOf, widthsOf, type Line } from './text-layout.ts';

/** Draws a table with header cells for columns and rows. It has to fit on one page. */

const gapPt = 12;
const paddingPt = 5;

type Row = readonly (readonly TextPart[])[];

const fontOfCell = (columnIndex: number): FontName => (columnIndex === 0 ? 'medium' : 'regular');

/** Width of each column: as wide as its text if there is room, else a share. */
function columnWidths(flow: PageFlow, head: Row, rows: readonly Row[]): number[] {
  const asked = head.map((title, index) => {
    const cells = [
      widthsOf(runsOf(title, 'strong'), textStyles.cellHead, flow.measure),
      ...rows.map((row) =>
        widthsOf(runsOf(row[index] ?? [], fontOfCell(index)), textStyles.cell, flow.measure),
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

/** Draws a table of an article. */
export function tableBlock(flow: PageFlow, { label, columns, rows }: TableBlock): void {
  const head = columns.map(({ text }) => text);
  const widths = columnWidths(flow, head, rows);
  const lefts = widths.map((_, index) =>
    widths.slice(0, index).reduce((x, width) => x + width + gapPt, column.left as number),
  );
  const linesAt = (parts: readonly TextPart[], font: FontName, style: TextStyle, index: number) =>
    linesOf(runsOf(parts, font), style, widths[index] ?? 0, flow.measure);
  const headLines = head.map((parts, index) => linesAt(parts, 'strong', textStyles.cellHead, index));
  const rowLines = rows.map((row) =>
    row.map((parts, index) => linesAt(parts, fontOfCell(index), textStyles.cell, index)),
  );
  const tallest = (cells: readonly Line[][]) => Math.max(...cells.map(({ length }) => length));
  const heightPt =
    tallest(headLines) * textStyles.cellHead.leadingPt +
    rowLines.reduce((sum, cells) => sum + tallest(cells) * textStyles.cell.leadingPt + 2 * paddingPt, 0) +
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
        style: isHead ? textStyles.cellHead : textStyles.cell,
        x: lefts[index] ?? 0,
        width: widths[index] ?? 0,
        isNumeric: columns[index]?.isNumeric ?? false,
      };
    });
  flow.rule(column.left, flow.y, column.width, ink.text, 1);
  drawRow(flow, cellsOf(flow.tag(table, 'TR'), headLines, true));
  for (const lines of rowLines) {
    flow.rule(column.left, flow.y, column.width);
    drawRow(flow, cellsOf(flow.tag(table, 'TR'), lines, false));
  }
  flow.rule(column.left, flow.y, column.width, ink.text, 1);
  flow.y += 4;
}

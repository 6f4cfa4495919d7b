import type { PhotoBlock } from '../../src/components/article-text/text-blocks.ts';
import { stillFile } from './artwork.ts';
import type { PageFlow } from './page-flow.ts';
import { column, textStyles } from './style.ts';
import { linesOf, runsOf } from './text-layout.ts';

/** An upright photo leaves room for text on its page. */
const longestShare = 0.6;

/** Draws a photo of a text with its caption, both on one page. */
export function photoBlock(flow: PageFlow, { photo, alt, caption }: PhotoBlock): void {
  const style = textStyles.caption;
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
  flow.content(tag, 'Figure', () => flow.doc.image(stillFile(photo), column.left, flow.y, { width, height }));
  flow.y += height + 6;
  if (lines.length > 0) flow.lines(flow.tag(flow.root, 'P'), 'P', lines, style, column.left);
  flow.y += 4;
}

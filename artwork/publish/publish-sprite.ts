/** Drawings to a sprite file on the site, and to the pictures a page shows. */
import type { Drawing } from '../engine/drawing.ts';
import type { Picture } from '../picture.ts';
import { publish } from './output.ts';
import { sheetOf, spriteFile } from './sprite.ts';
import type { Outlining } from './sprite.ts';

/** Writes one sprite file for several drawings, and says where each of them is. */
export function publishSprite<Name extends string>(
  file: string,
  drawings: Record<Name, Drawing>,
  outlining: Outlining = 'joints',
): Record<Name, Picture> {
  const entries = Object.entries<Drawing>(drawings);
  const groups = Object.fromEntries(entries.map(([id, { marks }]) => [id, marks]));
  const address = publish(`art/${file}`, 'svg', spriteFile(groups, outlining));
  const pictures = entries.map(([id, drawing]) => [
    id,
    { href: `${address}#${id}`, viewBox: sheetOf(drawing) },
  ]);
  return Object.fromEntries(pictures);
}

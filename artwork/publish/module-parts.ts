/** The parts that most generated modules are made of. */
import type { Drawing } from '../engine/drawing.ts';
import type { Picture } from '../picture.ts';
import type { Export } from './output.ts';
import { outlineOf } from './outline.ts';
import { publishSprite } from './publish-sprite.ts';
import type { Outlining } from './sprite.ts';

/** One picture in a file of its own. */
export function single(file: string, drawing: Drawing, outlining: Outlining = 'joints'): Picture {
  return publishSprite(file, { a: drawing }, outlining).a;
}

/** One picture in a file of its own, cut to what is drawn on its sheet. */
export function cutOut(file: string, drawing: Drawing, outlining: Outlining = 'joints'): Picture {
  const { left, top, right, bottom } = outlineOf(drawing);
  const box = [left - 1, top - 1, right - left + 2, bottom - top + 2];
  return { ...single(file, drawing, outlining), viewBox: box.map(Math.round).join(' ') };
}

/** Exports one picture. */
export const picture = (name: string, value: Picture, comment: string): Export => ({
  name,
  value,
  type: 'Picture',
  comment,
});
/** Exports several pictures by name. */
export const pictures = (name: string, value: Record<string, Picture>, comment: string): Export => ({
  name,
  value,
  type: 'Record<string, Picture>',
  comment,
});
/** Exports a list of places on a picture. */
export const spots = (name: string, value: unknown, comment: string): Export => ({
  name,
  value,
  type: 'readonly Spot[]',
  comment,
});

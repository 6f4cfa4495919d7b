/** How far a drawing reaches, read back from its path data. Understands the commands this folder writes. */
import type { Drawing } from '../engine/drawing.ts';

/** The box around the drawn part of a sheet, in its own units, without stroke widths. */
export type Outline = { left: number; top: number; right: number; bottom: number };

/** The outline of all paths of a drawing. */
export function outlineOf(drawing: Drawing): Outline {
  const outline: Outline = { left: Infinity, top: Infinity, right: -Infinity, bottom: -Infinity };
  for (const mark of drawing.marks) {
    for (const [x, y] of pointsOf(mark.path)) {
      outline.left = Math.min(outline.left, x);
      outline.right = Math.max(outline.right, x);
      outline.top = Math.min(outline.top, y);
      outline.bottom = Math.max(outline.bottom, y);
    }
  }
  return outline;
}

/** Every point a pen visits along a path of the commands M, L, l, H, h, V, v and z. */
function pointsOf(path: string): [number, number][] {
  const points: [number, number][] = [];
  let x = 0;
  let y = 0;
  let startX = 0;
  let startY = 0;
  for (const [, command = '', text = ''] of path.matchAll(/([MLlHhVvz])([^MLlHhVvz]*)/g)) {
    const numbers = (text.match(/-?\d*\.?\d+/g) ?? []).map(Number);
    if (command === 'z') [x, y] = [startX, startY];
    const step = 'HhVvz'.includes(command) ? 1 : 2;
    for (let index = 0; index < numbers.length; index += step) {
      const first = numbers[index] ?? 0;
      const second = numbers[index + 1] ?? 0;
      if (command === 'v') y += first;
      else if (command === 'V') y = first;
      else if (command === 'h') x += first;
      else if (command === 'H') x = first;
      else if (command === 'l') [x, y] = [x + first, y + second];
      else [x, y] = [first, second];
      if (command === 'M' && index === 0) [startX, startY] = [x, y];
      points.push([x, y]);
    }
  }
  return points;
}

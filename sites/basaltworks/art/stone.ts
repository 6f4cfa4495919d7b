import {
  drawCells,
  type Cell,
  type DrawOptions,
  type Ink,
  type Lattice,
  type Sheet,
  type Tone,
} from '#build/images/prisms.ts';

/** The stone of the sample: its own colour for each side. @param level 0 to 2, for small differences between tops */
function stoneInk(tone: Tone, level: number): Ink {
  const prefix = { stone: '', dark: 'b', accent: 'e' }[tone];
  const sides = {
    left: `var(--a-${prefix}l)`,
    front: `var(--a-${prefix}f)`,
    right: `var(--a-${prefix}r)`,
  };
  if (tone === 'stone') return { top: `var(--a-t${level})`, sides };
  const faces = { top: `var(--a-${prefix}t)`, sides, joint: `var(--a-${prefix}j)` };
  return tone === 'dark' ? { ...faces, layerLine: 'stroke="var(--bg)" stroke-opacity=".4"' } : faces;
}

/** Draws cells of the sample's stone from the back and returns the sheet. */
export const drawStone = (
  lattice: Lattice,
  cells: readonly Cell[],
  options?: Omit<DrawOptions, 'inkOf'>,
): Sheet => drawCells(lattice, cells, { ...options, inkOf: stoneInk });

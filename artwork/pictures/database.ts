/** Database: a ruled block and a free cluster on one ground, as SQL and NoSQL stand beside each other. */
import type { Drawing, Progress } from '../engine/drawing.ts';
import type { Material } from '../engine/inks.ts';
import { disc, Lattice } from '../engine/lattice.ts';
import { prisms } from '../engine/prisms.ts';
import type { Column } from '../engine/prisms.ts';

const radius = 30;

/** The free cluster: cell, height, size, and what it is made of where it is not field stone. */
const cluster: readonly {
  q: number;
  r: number;
  height: number;
  scale: number;
  material?: Material;
  isDrawn?: true;
}[] = [
  { q: 0, r: 0, height: 210, scale: 1.15, material: 'formation' },
  { q: 1, r: -1, height: 96, scale: 0.9 },
  { q: 2, r: -1, height: 150, scale: 1 },
  { q: 2, r: -2, height: 44, scale: 0.7 },
  { q: 0, r: 1, height: 60, scale: 0.8 },
  { q: 1, r: 0, height: 118, scale: 0.78, material: 'ember' },
  { q: -1, r: 1, height: 34, scale: 1 },
  { q: 1, r: 1, height: 26, scale: 0.6, isDrawn: true },
  { q: -1, r: 0, height: 84, scale: 0.66 },
  { q: 3, r: -2, height: 70, scale: 0.82, material: 'formation' },
  { q: 0, r: -1, height: 150, scale: 0.6 },
  { q: 2, r: 0, height: 48, scale: 0.9, isDrawn: true },
];

/**
 * Seven columns of five even storeys on the left, twelve columns of any size on the right. Finished, the storeys are
 * joined and no column is only drawn.
 */
export function databaseHero(progress: Progress = 'under way'): Drawing {
  const isFinished = progress === 'finished';
  const pitch = 38;
  const thickness = isFinished ? pitch : 28;
  const lattice = new Lattice({ radius });
  const block = disc(1).flatMap(([q, r], index): Column[] => {
    const [x, y] = lattice.screen(q, r);
    return Array.from({ length: 5 }, (_, storey): Column => {
      const isFormation = storey === 1 || (storey === 3 && index === 0);
      const isIndexed = storey === 3 && index === 4;
      return {
        at: [x - 128, y + 8],
        bottom: storey * pitch,
        top: storey * pitch + thickness,
        tone: (storey + index) % 3,
        material: isIndexed ? 'ember' : isFormation ? 'formation' : 'stone',
      };
    });
  });
  const free = cluster.map(({ q, r, height, scale, material = 'stone', isDrawn }, index): Column => {
    const [x, y] = lattice.screen(q * 1.16, r * 1.16);
    const kind = isDrawn && !isFinished ? 'drawn' : 'solid';
    return { at: [x + 84, y + 22], scale, top: height, tone: index % 3, material, kind };
  });
  const columns = [...block, ...free].toSorted((a, b) => (a.bottom ?? 0) - (b.bottom ?? 0));
  return prisms({ width: 500, height: 360, radius, originX: 234, originY: 268, columns });
}

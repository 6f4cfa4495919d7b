import {
  cellKey,
  sidesOf,
  Sheet,
  type Cell,
  type Lattice,
  type Point,
  type Polygon,
  type Side,
} from '#build/images/prisms.ts';

/** The part of a convex polygon inside another one (Sutherland and Hodgman). */
function clipped(polygon: Polygon, by: Polygon): Polygon {
  const winding = Math.sign(areaOf(by));
  return sidesOf(by).reduce<Polygon>((inside, [[fromX, fromY], [toX, toY]]) => {
    const inwards = ([x, y]: Point) => ((toX - fromX) * (y - fromY) - (toY - fromY) * (x - fromX)) * winding;
    return sidesOf(inside).flatMap(([point, next]): Polygon => {
      const [here, there] = [inwards(point), inwards(next)];
      const share = here / (here - there);
      const cut: Point = [point[0] + (next[0] - point[0]) * share, point[1] + (next[1] - point[1]) * share];
      if (here >= 0) return there >= 0 ? [point] : [point, cut];
      return there >= 0 ? [cut] : [];
    });
  }, polygon);
}

/** Twice the area, negative for polygons that run counterclockwise. */
const areaOf = (polygon: Polygon): number =>
  sidesOf(polygon).reduce((sum, [[x, y], [nextX, nextY]]) => sum + x * nextY - nextX * y, 0);

/**
 * A pit of cells: their floors, and the walls at its far side, as far as its opening shows them.
 * @param ground attributes of the floors
 * @param wallOf attributes of a wall by its place: left, middle or right
 */
export function digPit(
  lattice: Lattice,
  cells: readonly Pick<Cell, 'column' | 'row'>[],
  depth: number,
  {
    sheet = new Sheet(),
    ground = 'fill="var(--a-l)"',
    wallOf = (side) => `fill="var(--a-${{ left: 'r', front: 'f', right: 'l' }[side]})" stroke="none"`,
  }: { sheet?: Sheet; ground?: string; wallOf?: (side: Side) => string } = {},
): Sheet {
  const inPit = new Set(cells.map(({ column, row }) => cellKey(column, row)));
  const count = lattice.corners.length;
  for (const { column, row } of cells) sheet.add(ground, lattice.top(column, row, 0));
  for (const { column, row } of cells)
    for (const [index, [columns, rows]] of lattice.neighbours.entries()) {
      const [[, one] = [0, 0], [, other] = [0, 0]] = [
        lattice.corners[index],
        lattice.corners[(index + 1) % count],
      ];
      if (one + other >= 0 || inPit.has(cellKey(column + columns, row + rows))) continue;
      const side = index === count - 1 ? 'right' : index === 3 && count === 6 ? 'left' : 'front';
      for (const cell of cells) {
        const wall = lattice.wall(column, row, index, -depth, 0);
        const part = clipped(wall, lattice.top(cell.column, cell.row, 0));
        if (part.length > 2 && Math.abs(areaOf(part)) > 2) sheet.add(wallOf(side), part);
      }
    }
  return sheet;
}

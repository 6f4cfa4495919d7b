/** Path data rounded to a tenth of a pixel, because paths are most of the bytes of the artwork. */

/** A place on a picture, in its own units, y downwards. */
export type Point = readonly [x: number, y: number];

const toTenths = (value: number): number => Math.round(value * 10) / 10;

/** A number with one decimal at most and without a leading zero: `0.5` is `.5`. */
export function shortNumber(value: number): string {
  return toTenths(value)
    .toString()
    .replace(/^(-?)0\./, '$1.');
}

/** Two numbers, with a space between them only where the second has no minus sign to divide them. */
function pair(first: string, second: string): string {
  return second.startsWith('-') ? first + second : `${first} ${second}`;
}

/** A closed polygon as path data: one absolute start, then relative lines. */
export function polygonPath(points: readonly Point[]): string {
  let path = '';
  let lastX = 0;
  let lastY = 0;
  points.forEach(([x, y], index) => {
    // Steps are taken between rounded corners, so rounding errors cannot add up along the outline.
    const roundX = toTenths(x);
    const roundY = toTenths(y);
    if (index === 0) {
      path += `M${pair(shortNumber(roundX), shortNumber(roundY))}`;
    } else {
      const stepX = shortNumber(roundX - lastX);
      const separator = index === 1 ? 'l' : stepX.startsWith('-') ? '' : ' ';
      path += separator + pair(stepX, shortNumber(roundY - lastY));
    }
    lastX = roundX;
    lastY = roundY;
  });
  return `${path}z`;
}

/**
 * A shape that is repeated in plan view: all copies have the same relative steps, so a picture of a thousand cells
 * compresses to half the size of separately rounded polygons. A copy is at most a tenth of a pixel off.
 * @param shape corners around the point (0, 0)
 * @returns the path of the shape around a point
 */
export function stamp(shape: readonly Point[]): (at: Point) => string {
  const [firstX, firstY] = shape[0] ?? [0, 0];
  const steps = polygonPath(shape.map(([x, y]): Point => [x - firstX, y - firstY])).replace('M0 0', '');
  return ([x, y]) => `M${pair(shortNumber(x + firstX), shortNumber(y + firstY))}${steps}`;
}

/** A straight line between two points as path data. */
export function linePath([x1, y1]: Point, [x2, y2]: Point): string {
  return `M${shortNumber(x1)} ${shortNumber(y1)}L${shortNumber(x2)} ${shortNumber(y2)}`;
}

/** The corners of an upright hexagon in plan view, the first one at the top, clockwise. */
export function uprightHexagon([x, y]: Point, radius: number): Point[] {
  return Array.from({ length: 6 }, (_, corner): Point => {
    const angle = ((-90 + 60 * corner) * Math.PI) / 180;
    return [x + radius * Math.cos(angle), y + radius * Math.sin(angle)];
  });
}

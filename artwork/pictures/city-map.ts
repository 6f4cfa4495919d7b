/** Contact: a city as a lattice. Hills in tones, parks in olivine, streets as joints, the office in ember. */
import type { Drawing, Mark } from '../engine/drawing.ts';
import type { Ink } from '../engine/inks.ts';
import { Lattice, distanceToSegment } from '../engine/lattice.ts';
import { hash } from '../engine/noise.ts';
import { shortNumber, stamp } from '../engine/path.ts';
import type { Point } from '../engine/path.ts';
import type { Spot } from '../picture.ts';
import type { City, Coordinate } from '../../content/city.ts';

const width = 760;
const height = 620;
const radius = 8.2;

/** The margin around what the frame of the city shows, in pixels. */
const margin = 30;

const sides = ['north', 'east', 'south', 'west'] as const;

/** The projection from coordinates of the city to points of the drawing. */
function projectionOf({ frame }: City): (at: Coordinate) => Point {
  const degrees = { wide: frame.east - frame.west, high: frame.north - frame.south };
  // Degrees of longitude get shorter away from the equator; a latitude to 0.01 degrees is precise enough.
  const middle = Math.round((frame.south + frame.north) * 50) / 100;
  const narrowing = Math.cos((middle * Math.PI) / 180);
  const perLatitude = Math.min(
    (height - 2 * margin) / degrees.high,
    (width - 2 * margin) / (degrees.wide * narrowing),
  );
  const perLongitude = perLatitude * narrowing;
  const left = (width - degrees.wide * perLongitude) / 2;
  const bottom = (height + degrees.high * perLatitude) / 2;
  return ([longitude, latitude]) => [
    left + (longitude - frame.west) * perLongitude,
    bottom - (latitude - frame.south) * perLatitude,
  ];
}

/** Whether a point lies inside a polygon (even-odd rule). */
function isInside([x, y]: Point, polygon: readonly Point[]): boolean {
  let inside = false;
  polygon.forEach(([ax, ay], index) => {
    const [bx, by] = polygon.at(index - 1) ?? [ax, ay];
    if (ay > y !== by > y && x < ((bx - ax) * (y - ay)) / (by - ay) + ax) inside = !inside;
  });
  return inside;
}

type Hill = { at: Point; rise: number };

function elevation([x, y]: Point, hills: readonly Hill[]): number {
  return hills.reduce((sum, { at: [a, b], rise }) => {
    return sum + rise * Math.exp(-Math.pow(Math.hypot(x - a, y - b) / 46, 2));
  }, 0);
}

function distanceToShore(point: Point, shore: readonly Point[]): number {
  return Math.min(
    ...shore.map((start, index) =>
      distanceToSegment(point, start, shore[(index + 1) % shore.length] ?? start),
    ),
  );
}

/** Whether a point outside of the city can be water: not beyond a side of it that lies on land. */
function canBeWater([x, y]: Point, shore: readonly Point[], water: City['water']): boolean {
  // Tolerance for outlines drawn by hand, in pixels.
  const reach = 1.5;
  const across = shore.map(([at]) => at);
  const down = shore.map(([, at]) => at);
  const beyond = {
    north: y < Math.min(...down) - reach,
    south: y > Math.max(...down) + reach,
    west: x < Math.min(...across) - reach,
    east: x > Math.max(...across) + reach,
  };
  return water.length > 0 && sides.every((side) => !beyond[side] || water.includes(side));
}

/** The map, where the office lies on it, and how many hexagons of land it has. */
export type CityMap = { drawing: Drawing; office: Spot; hexagons: number };

/** Draws the map. Show it with `preserveAspectRatio="xMidYMid slice"`. */
export function cityMap(city: City): CityMap {
  const project = projectionOf(city);
  const shore = city.coast.map(project);
  const parks = city.parks.map((area) => area.map(project));
  const hills = city.hills.map(({ at, height: rise }) => ({ at: project(at), rise }));
  const lattice = new Lattice({ radius, squash: 1, heightScale: 0 });
  const hexagon = (scale: number): ((at: Point) => string) => stamp(lattice.hexagonAt([0, 0], scale));
  const land = hexagon(0.93);
  const park = hexagon(0.8);
  const inks = ['map-water', 'map-low', 'map-slope', 'map-hill', 'map-peak', 'map-park'] as const;
  const paths = new Map<Ink, string>(inks.map((ink) => [ink, '']));
  const put = (ink: Ink, path: string): Map<Ink, string> => paths.set(ink, (paths.get(ink) ?? '') + path);
  const [officeX, officeY] = project(city.office);
  let nearest: Point = [Infinity, Infinity];
  let hexagons = 0;
  const reach = Math.ceil((width + height) / radius);
  for (let q = -reach; q <= reach; q++) {
    for (let r = -reach; r <= reach; r++) {
      const at = lattice.screen(q, r);
      const [x, y] = at;
      if (x < 0 || x > width || y < 0 || y > height) continue;
      if (!isInside(at, shore)) {
        const far = distanceToShore(at, shore);
        const isRipple = far < 44 && far > 6 && hash(q, r, 2) > far / 44 && canBeWater(at, shore, city.water);
        if (isRipple) put('map-water', hexagon(Math.round(24 * (1 - far / 60)) / 80)(at));
        continue;
      }
      hexagons++;
      const isNearer =
        Math.hypot(x - officeX, y - officeY) < Math.hypot(nearest[0] - officeX, nearest[1] - officeY);
      if (isNearer) nearest = at;
      if (parks.some((shape) => isInside(at, shape))) put('map-park', park(at));
      else put(landInk(elevation(at, hills)), land(at));
    }
  }
  const marks: Mark[] = [...paths].map(([ink, path]) => ({ ink, path }));
  marks.push(...streets(city, project));
  return { ...pinned(marks, lattice, nearest), hexagons };
}

/** In place of a map, for a city without one: rings of hexagons that rise towards the office. */
export function officeRings(): CityMap {
  const lattice = new Lattice({ radius, squash: 1, heightScale: 0 });
  const land = stamp(lattice.hexagonAt([0, 0], 0.93));
  const centre: Point = [width * 0.52, height * 0.46];
  const paths = new Map<Ink, string>();
  let nearest: Point = [Infinity, Infinity];
  let hexagons = 0;
  const distance = ([x, y]: Point): number => Math.hypot(x - centre[0], y - centre[1]);
  const reach = Math.ceil((width + height) / radius);
  for (let q = -reach; q <= reach; q++) {
    for (let r = -reach; r <= reach; r++) {
      const at = lattice.screen(q, r);
      const far = distance(at) / 300;
      // The edge frays, so that the field does not end in a circle.
      if (far > 0.82 + hash(q, r, 2) * 0.18) continue;
      hexagons++;
      if (far * 300 < distance(nearest)) nearest = at;
      const ink = landInk(1 - far + (hash(q, r, 5) - 0.5) * 0.12);
      paths.set(ink, (paths.get(ink) ?? '') + land(at));
    }
  }
  return {
    ...pinned(
      [...paths].map(([ink, path]) => ({ ink, path })),
      lattice,
      nearest,
    ),
    hexagons,
  };
}

/** A drawing with the pin of the office on top. */
function pinned(marks: Mark[], lattice: Lattice, at: Point): { drawing: Drawing; office: Spot } {
  const pin: Mark = { ink: 'map-pin', path: stamp(lattice.hexagonAt([0, 0], 1.7))(at) };
  const percent = (value: number, whole: number): number => Math.round((value / whole) * 10000) / 100;
  return {
    drawing: { width, height, marks: [...marks, pin] },
    office: { left: percent(at[0], width), top: percent(at[1], height) },
  };
}

function landInk(rise: number): Ink {
  if (rise > 0.72) return 'map-peak';
  if (rise > 0.42) return 'map-hill';
  return rise > 0.18 ? 'map-slope' : 'map-low';
}

function streets(city: City, project: (at: Coordinate) => Point): Mark[] {
  const line = (coordinates: readonly Coordinate[]): string => {
    const points = coordinates.map((at) => project(at).map(shortNumber).join(' '));
    return `M${points.join('L')}`;
  };
  const steps = (from: number, to: number, step: number): number[] => {
    const values: number[] = [];
    for (let value = from; value <= to; value += step) values.push(value);
    return values;
  };
  const grid = city.streetGrids.flatMap(({ west, east, south, north, stepEast, stepNorth }) => [
    ...steps(west, east, stepEast).map((x) =>
      line([
        [x, south],
        [x, north],
      ]),
    ),
    ...steps(south, north, stepNorth).map((y) =>
      line([
        [west, y],
        [east, y],
      ]),
    ),
  ]);
  return [
    { ink: 'map-street', path: [...grid, ...city.streets.map(line)].join('') },
    { ink: 'map-main-street', path: city.mainStreets.map(line).join('') },
  ];
}

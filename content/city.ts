import * as v from 'valibot';
import { brand } from '../shared/brand.ts';
import { languages } from '../shared/locales.ts';
import { siteFile } from '../shared/site-folder.ts';
import { hasFile, readYaml } from '../shared/site-file/data-file.ts';
import { parseData, problemAt } from '../shared/site-file/parse-data.ts';
import { DataError } from '../shared/site-file/problem.ts';
import { pageFile, pageWords, sectionOf } from './page-words.ts';
import { fields, list, oneOf, text } from '../shared/site-file/parts.ts';

/*
 * The city of the office, `city.yaml`, which the map of the contact page shows. Everything is in degrees, and
 * approximate: the map must only be recognisable. A site without the file has no map.
 */

const degrees = (least: number, most: number) =>
  v.pipe(
    v.number('missing, or not a number of degrees'),
    v.minValue(least, `at least ${least}`),
    v.maxValue(most, `at most ${most}`),
  );
const longitude = degrees(-180, 180);
/** Nearer to the poles the drawing has no scale. */
const latitude = degrees(-80, 80);

/** Longitude and latitude. */
const coordinate = v.strictTuple([longitude, latitude], 'not a place like [13.4, 52.5]: longitude, latitude');

const line = list(coordinate, 2, 60);
const area = list(coordinate, 3, 200);
/** At most about 200 km: the streets of a larger area could not be seen. */
const longest = 2;

const edges = { west: longitude, east: longitude, south: latitude, north: latitude };

const isBox = ({ west, east, south, north }: Record<keyof typeof edges, number>) =>
  east > west && north > south && east - west <= longest && north - south <= longest;
const notABox = `east of west and north of south, and at most ${longest} degrees between them`;

/** A part of the city whose streets run north and east, and how far they are apart. */
const streetGrid = v.pipe(
  fields({ ...edges, stepEast: degrees(0.0005, longest), stepNorth: degrees(0.0005, longest) }),
  v.check((box) => isBox(box), notABox),
);

/** The city of the office with what is drawn of it. */
export const citySchema = fields({
  /** Must be `contact.address.city` of `site.yaml`, otherwise there is no map. */
  city: text(1, 60),
  /** The edges of the drawing. */
  frame: v.pipe(
    fields(edges),
    v.check((box) => isBox(box), notABox),
  ),
  office: coordinate,
  /** The coast, or the limit of the city, all around it. */
  coast: area,
  /** The sides of the city at the water. */
  water: v.optional(list(oneOf(['north', 'east', 'south', 'west'], 'side'), 0, 4), []),
  parks: v.optional(list(area, 0, 12), []),
  /** Hills, with their height relative to the highest. */
  hills: v.optional(list(fields({ at: coordinate, height: degrees(0, 1) }), 0, 24), []),
  streetGrids: v.optional(list(streetGrid, 0, 12), []),
  streets: v.optional(list(line, 0, 60), []),
  mainStreets: v.optional(list(line, 0, 24), []),
});

/** The city of a site as it is drawn. */
export type City = v.InferOutput<typeof citySchema>;

/** Longitude and latitude in degrees. */
export type Coordinate = v.InferOutput<typeof coordinate>;

/**
 * The city around the office; undefined where the site has no `city.yaml`, or the office is in another city.
 * @throws DataError
 */
export function mappedCity(): City | null {
  const file = siteFile('city.yaml');
  const city = hasFile(file) ? parseData(citySchema, readYaml(file)) : null;
  return city?.city === brand.address.city ? city : null;
}

/** A map needs words. @throws DataError with each language that lacks them */
export function checkMapWords(): void {
  if (!mappedCity()) return;
  const silent = languages.filter(
    (language) =>
      sectionOf(pageFile('contact'), language).value !== undefined && !pageWords('contact', language).map,
  );
  const reason = 'missing: city.yaml draws a map, and these are its words';
  if (silent.length > 0)
    throw new DataError(
      silent.map((language) => problemAt(sectionOf(pageFile('contact'), language), ['map'], reason)),
    );
}

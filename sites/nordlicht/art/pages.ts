/**
 * The pictures of the service pages and of careers, each a quantity of its page, drawn to scale.
 * `node sites/nordlicht/art/pages.ts` writes them into `images/` (README.md beside it has the rules).
 */
import { circle, line, Plate, rectangle, square, upTo, type Point } from './plate.ts';

const tenth = (value: number): number => Math.round(value * 10) / 10;

/** Hours from noon to sunset in Kiel in the middle of a week. */
function halfDayIn(week: number): number {
  const latitude = (54.3 * Math.PI) / 180;
  const day = week * 7 + 3.5;
  const declination = ((-23.44 * Math.PI) / 180) * Math.cos((2 * Math.PI * (day + 10)) / 365);
  // The sun is 0.83 degrees below the horizon when its upper edge sets.
  const altitude = (-0.83 * Math.PI) / 180;
  const cosine =
    (Math.sin(altitude) - Math.sin(latitude) * Math.sin(declination)) /
    (Math.cos(latitude) * Math.cos(declination));
  return (Math.acos(cosine) * 12) / Math.PI;
}

/** A year of on-call weeks: the solid parts are the night, and every eighth week is that of the same person. */
function operations(): void {
  const plate = new Plate();
  const [left, top, pitch, width, hour] = [20, 24, 11.2, 8, 18];
  for (const week of upTo(52)) {
    const x = left + week * pitch;
    const half = halfDayIn(week);
    const [dawn, dusk] = [(12 - half) * hour, (12 + half) * hour];
    const isOwn = week % 8 === 4;
    plate.add(
      { fill: isOwn ? 'accent' : 'ink' },
      rectangle(x, top, width, dawn),
      rectangle(x, top + dusk, width, 24 * hour - dusk),
    );
    if (isOwn)
      plate.add({ stroke: 'accent', width: 1.4 }, rectangle(x + 0.7, top + dawn, width - 1.4, dusk - dawn));
  }
  plate.save('services/betrieb', 620, 480);
}

/** 100 alarms: nobody acted on 71, 18 were reported twice, and 11 were important. */
function controlRooms(): void {
  const plate = new Plate();
  const important = new Set([7, 18, 23, 34, 41, 52, 59, 66, 75, 88, 94]);
  const double = new Set([2, 5, 11, 16, 20, 29, 32, 38, 43, 47, 50, 57, 63, 70, 72, 81, 86, 97]);
  for (const alarm of upTo(100)) {
    const x = 40 + (alarm % 10) * 60;
    const y = 33 + Math.floor(alarm / 10) * 46;
    if (important.has(alarm)) plate.add({ fill: 'accent' }, circle(x, y, 17));
    else if (double.has(alarm)) plate.add({ fill: 'ink' }, circle(x - 9, y, 12), circle(x + 9, y, 12));
    else plate.add({ stroke: 'ink-3', width: 1.6 }, circle(x, y, 16));
  }
  plate.save('services/leitstand', 620, 480);
}

/** 61 sites, each on a line from the left and on another one from below: two routes that never meet. */
function networks(): void {
  const plate = new Plate();
  const [left, top, across, down, columns, rows] = [132, 30, 38, 54, 13, 5];
  const [right, middle] = [left + across * (columns - 1), top + down * 2];
  const off = new Set(['3,0', '10,1', '0,4', '7,4']);
  const halfway = left + across * 6;
  for (const row of upTo(rows)) {
    const y = top + row * down;
    const entry = middle + (row - 2) * 10;
    plate.add(
      { stroke: 'ink', width: 3 },
      line([
        [40, entry],
        [92 - Math.abs(y - entry) / 2, entry],
        [92 + Math.abs(y - entry) / 2 - 20, y],
        [right + 14, y],
      ]),
    );
  }
  for (const column of upTo(columns)) {
    const x = left + column * across;
    const entry = halfway + (column - 6) * 10;
    const bend = 412 - Math.abs(x - entry) + Math.abs(column - 6) * 3;
    plate.add(
      { stroke: 'accent', width: 2.4 },
      line([
        [x, top - 14],
        [x, bend],
        [entry, bend + Math.abs(x - entry)],
        [entry, 440],
      ]),
    );
  }
  for (const row of upTo(rows))
    for (const column of upTo(columns))
      if (!off.has(`${column},${row}`))
        plate.add({ fill: 'ink' }, square(left + column * across, top + row * down, 19));
  plate.add({ fill: 'ink' }, rectangle(12, middle - 36, 40, 72));
  plate.add({ fill: 'accent' }, rectangle(halfway - 76, 434, 152, 34));
  plate.save('services/netze', 620, 480);
}

/** Two piers, seen from the water: 24 lamps that are lit, a person each, and nine free mooring posts. */
function quay(
  name: string,
  [width, height]: Point,
  { horizon, near }: { horizon: number; near: number },
): void {
  const plate = new Plate();
  const scale = height / 520;
  const bold = width > 600 ? 1 : 0.42;
  const vanishing = width * 0.04;
  const reach = width * near - vanishing;
  const posts = (count: number, step: number, base: number, tall: number, isFree: boolean) => {
    for (const post of upTo(count)) {
      const distance = 1 + post * step;
      const [x, foot, head] = [
        vanishing + reach / distance,
        horizon + (base * scale) / distance,
        horizon + ((base - tall) * scale) / distance,
      ];
      const radius = ((isFree ? 17 : 19) * bold) / distance;
      const stroke = tenth((7 * bold) / distance);
      if (isFree) {
        plate.add(
          { stroke: 'accent', width: stroke },
          line([
            [x, foot],
            [x, head + radius],
          ]),
          circle(x, head, radius),
        );
      } else {
        plate.add(
          { stroke: 'ink', width: stroke },
          line([
            [x, foot],
            [x, head],
          ]),
        );
        plate.add({ fill: 'ink' }, circle(x, head, radius));
      }
    }
  };
  plate.add({ fill: 'rule-2' }, rectangle(0, horizon - 1, width, 2));
  plate.add(
    { fill: 'ink' },
    line(
      [
        [vanishing, horizon],
        [width, horizon + (50 * scale * (width - vanishing)) / reach],
        [width, horizon + (72 * scale * (width - vanishing)) / reach],
      ],
      { isClosed: true },
    ),
  );
  posts(24, width > 600 ? 0.1 : 0.062, 50, 310, false);
  posts(9, 0.22, 205, 88, true);
  plate.save(name, width, height);
}

operations();
controlRooms();
networks();
quay('careers', [1312, 520], { horizon: 300, near: 0.975 });
quay('careers-narrow', [420, 330], { horizon: 190, near: 0.95 });

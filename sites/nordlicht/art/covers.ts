/**
 * The covers of posts and case studies: each is a quantity of its own text, drawn to scale.
 * `node sites/nordlicht/art/covers.ts` writes them into `images/` (README.md beside it has the rules).
 */
import {
  circle,
  lengthOf,
  line,
  partOf,
  Plate,
  quarter,
  rectangle,
  square,
  upTo,
  type Point,
  type Shape,
} from './plate.ts';

const size = [640, 440] as const;

/** Four years of a shipyard: a window is a minute until normal work, an outline one that is no longer needed. */
function hourWithoutPower(): void {
  const plate = new Plate();
  const [columns, rows, pitch, side] = [8, 27, 13.6, 9.6];
  const minutesOf = [214, 96, 47, 31];
  for (const [house, minutes] of minutesOf.entries()) {
    const left = 54 + house * 141;
    for (const window of upTo(columns * rows - 2)) {
      const x = left + (window % columns) * pitch;
      const y = 393 - Math.floor(window / columns) * pitch;
      if (window < minutes) plate.add({ fill: house === 3 ? 'accent' : 'ink' }, rectangle(x, y, side, side));
      else plate.add({ stroke: 'rule-2' }, rectangle(x + 0.5, y + 0.5, side - 1, side - 1));
    }
  }
  plate.add({ fill: 'ink' }, rectangle(36, 408, 568, 4));
  plate.save('posts/stunde-ohne-strom', ...size);
}

/** A sea chart: its frame is 48 hours, the course is broken 41 times, and two of those were noticed. */
function firstNightAtSea(): void {
  const plate = new Plate();
  const [left, top, cell, across, down] = [40, 20, 40, 14, 10];
  const [right, bottom] = [left + across * cell, top + down * cell];
  for (const index of upTo(across - 1))
    plate.add(
      { stroke: 'rule-2' },
      line([
        [left + (index + 1) * cell, top + 9],
        [left + (index + 1) * cell, bottom - 9],
      ]),
    );
  for (const index of upTo(down - 1))
    plate.add(
      { stroke: 'rule-2' },
      line([
        [left + 9, top + (index + 1) * cell],
        [right - 9, top + (index + 1) * cell],
      ]),
    );
  // Before whatever is in ink, so that it cuts off no port.
  const land: Point[][] = [
    [
      [49, 29],
      [220, 29],
      [180, 69],
      [180, 129],
      [220, 169],
      [220, 229],
      [160, 289],
      [120, 289],
      [80, 329],
      [80, 411],
      [49, 411],
    ],
    [
      [591, 29],
      [591, 411],
      [540, 411],
      [540, 351],
      [480, 291],
      [480, 211],
      [520, 171],
      [520, 129],
      [420, 29],
    ],
  ];
  for (const coast of land) plate.add({ fill: 'rule-2' }, line(coast, { isClosed: true }));
  plate.add(
    { stroke: 'ink', width: 1.4 },
    rectangle(left, top, across * cell, down * cell),
    rectangle(left + 9, top + 9, across * cell - 18, down * cell - 18),
  );
  for (const index of upTo(across / 2)) {
    plate.add({ fill: 'ink' }, rectangle(left + 2 * index * cell, top, cell, 9));
    plate.add({ fill: 'ink' }, rectangle(left + (2 * index + 1) * cell, bottom - 9, cell, 9));
  }
  for (const index of upTo(down / 2)) {
    plate.add({ fill: 'ink' }, rectangle(left, top + (2 * index + 1) * cell, 9, cell));
    plate.add({ fill: 'ink' }, rectangle(right - 9, top + 2 * index * cell, 9, cell));
  }
  const course: Point[] = [
    [80, 360],
    [220, 360],
    [300, 280],
    [300, 200],
    [400, 100],
    [480, 100],
  ];
  const length = lengthOf(course);
  const outages = 41;
  const step = length / (outages + 1);
  const gap = 5.6;
  for (const index of upTo(outages + 1)) {
    const from = index * step + (index > 0 ? gap / 2 : 0);
    const to = (index + 1) * step - (index < outages ? gap / 2 : 0);
    plate.add({ stroke: 'ink', width: 9 }, line(partOf(course, from, to)));
  }
  for (const noticed of [16, 30]) {
    const [x, y] = partOf(course, noticed * step, length)[0] ?? [0, 0];
    plate.add({ stroke: 'accent', width: 5 }, circle(x, y, 19));
  }
  plate.add({ fill: 'ink' }, square(80, 360, 22), square(480, 100, 22));
  plate.save('posts/erste-nacht-auf-see', ...size);
}

/**
 * 214 clocks: 83 are right; the hand of 58 is up to nine minutes off, 37 are an hour off, 24 up to four minutes, and
 * 12 have stopped.
 */
function readingWithoutTime(): void {
  const plate = new Plate();
  const [columns, pitch, radius] = [18, 31.4, 12];
  const groups = [
    { until: 83, mostMinutes: 0 },
    { until: 83 + 58, mostMinutes: 9 },
    { until: 83 + 58 + 37, mostMinutes: 60 },
    { until: 83 + 58 + 37 + 24, mostMinutes: 4 },
    { until: 214, mostMinutes: -1 },
  ];
  const hands: Shape[] = [];
  for (const clock of upTo(214)) {
    const x = 53 + (clock % columns) * pitch;
    const y = 47 + Math.floor(clock / columns) * pitch;
    const { mostMinutes } = groups.find(({ until }) => clock < until) ?? { mostMinutes: 0 };
    // A spread that looks irregular and is the same each time.
    const minutes = mostMinutes === 60 ? 5 : mostMinutes * (((clock * 37) % 11) / 5 - 1);
    const turn = (minutes * 6 * Math.PI) / 180;
    const hand = line([
      [x, y],
      [x + Math.sin(turn) * (radius - 3), y - Math.cos(turn) * (radius - 3)],
    ]);
    if (mostMinutes === 0) {
      plate.add({ stroke: 'ink-3', width: 1.2 }, circle(x, y, radius));
      plate.add({ stroke: 'ink-3', width: 1.6 }, hand);
    } else {
      plate.add({ fill: mostMinutes === 60 ? 'accent' : 'ink' }, circle(x, y, radius));
      if (mostMinutes > 0) hands.push(hand);
    }
  }
  plate.add({ stroke: 'bg', width: 2.4 }, ...hands);
  plate.save('posts/messwert-ohne-uhrzeit', ...size);
}

/**
 * 94 doors in eight walls, as on a plan: 22 are known and needed, 15 known and no longer needed, 57 stand open and
 * nobody knew.
 */
function doors(): void {
  const plate = new Plate();
  const [left, top, columns, across, down, width] = [32, 56, 12, 48, 48, 29];
  for (const door of upTo(94)) {
    const [x, y] = [left + (door % columns) * across, top + Math.floor(door / columns) * down];
    const [from, to] = [x + (across - width) / 2, x + (across + width) / 2];
    plate.add({ fill: 'ink' }, rectangle(x, y - 3, from - x, 6), rectangle(to, y - 3, x + across - to, 6));
    if (door < 22) plate.add({ fill: 'accent' }, rectangle(from, y - 5, width, 10));
    else if (door < 37) plate.add({ stroke: 'ink', width: 1.4 }, rectangle(from, y - 3, width, 6));
    else {
      plate.add({ fill: 'ink' }, rectangle(from, y - width, 5, width));
      plate.add({ stroke: 'ink-3', width: 1.2 }, quarter(from, y, width));
    }
  }
  plate.save('posts/tuer-die-zufaellt', ...size);
}

/** 31 hectares around a basin, nine of them once without a signal: seven masts, and antennas on four cranes. */
function port(): void {
  const plate = new Plate();
  const [left, bottom, cell] = [60, 384, 52];
  const corner = (column: number, row: number): Point => [left + column * cell, bottom - row * cell];
  const hectares = upTo(60)
    .map((index): Point => [index % 10, Math.floor(index / 10)])
    .filter(([column, row]) => row < 2 || column < 2 || (column === 9 && row < 5));
  const dead = new Set(['3,1', '4,1', '6,0', '1,0', '1,2', '0,4', '1,5', '9,0', '9,4']);
  for (const [column, row] of hectares) {
    const [x, y] = corner(column, row);
    if (dead.has(`${column},${row}`))
      plate.add({ stroke: 'ink-2', width: 1.6 }, rectangle(x + 3, y - cell + 3, cell - 6, cell - 6));
    else plate.add({ fill: 'rule-2' }, rectangle(x + 2, y - cell + 2, cell - 4, cell - 4));
  }
  // Depth contours, as far from the quay as the antennas reach and half as far again.
  for (const away of [1.75, 2.6])
    plate.add(
      { stroke: 'rule-2', width: 2 },
      line([
        corner(2 + away, 7),
        corner(2 + away, 2.6 + away),
        corner(2.6 + away, 2 + away),
        corner(8.4 - away, 2 + away),
        corner(9 - away, 2.6 + away),
        corner(9 - away, 7),
      ]),
    );
  const quay = [corner(2, 6), corner(2, 2), corner(9, 2), corner(9, 5), corner(10, 5)];
  plate.add({ stroke: 'ink', width: 5 }, line(quay));
  const masts: Point[] = [
    [0.5, 0.5],
    [3, 0.6],
    [5.5, 0.5],
    [8, 0.6],
    [0.7, 3],
    [0.7, 5.2],
    [9.5, 3.8],
  ];
  const cranes: Point[] = [
    [2, 1.9],
    [4.3, 1.9],
    [6.6, 1.9],
    [8.9, 1.9],
  ];
  for (const [column, row] of masts) {
    const [x, y] = corner(column, row);
    plate.add({ stroke: 'ink', width: 1.6 }, circle(x, y, 60));
    plate.add({ fill: 'ink' }, square(x, y, 18));
  }
  for (const [column, row] of cranes) {
    const [x, y] = corner(column, row);
    plate.add({ stroke: 'accent', width: 3 }, circle(x, y, 76));
    plate.add(
      { stroke: 'accent', width: 7 },
      line([
        [x, y],
        [x, y - 62],
      ]),
    );
    plate.add({ fill: 'accent' }, square(x, y, 26));
  }
  plate.save('case-studies/hafen-ohne-funkloch', ...size);
}

/** 37 pumping stations, each with a line to one screen; the outlines behind it are the seven that were there. */
function waterworks(): void {
  const plate = new Plate();
  const [screenX, middle, pitch, narrow] = [444, 220, 10.6, 4];
  for (const station of upTo(37)) {
    const away = station - 18;
    const [y, entry] = [middle + away * pitch, middle + away * narrow];
    const start = 44 + ((station * 3) % 7) * 22;
    const bend = 330 - Math.abs(y - entry) + Math.abs(away) * 4;
    plate.add(
      { stroke: 'ink', width: 1.8 },
      line([
        [start, y],
        [bend, y],
        [bend + Math.abs(y - entry), entry],
        [screenX, entry],
      ]),
    );
    plate.add({ fill: 'ink' }, circle(start, y, 7));
  }
  for (const screen of upTo(7).toReversed())
    plate.add(
      { stroke: 'ink-2', width: 1.6 },
      rectangle(screenX + screen * 9, middle - 78 - screen * 9, 100, 156 + screen * 18),
    );
  plate.add({ fill: 'accent' }, rectangle(screenX, middle - 78, 100, 156));
  plate.save('case-studies/wasserwerk-eine-warte', ...size);
}

hourWithoutPower();
firstNightAtSea();
readingWithoutTime();
doors();
port();
waterworks();

/**
 * The pictures of pages, each a quantity of its page, drawn to scale.
 * `node sites/nordlicht/art/pages.ts` writes them into `images/` (README.md beside it has the rules).
 */
import {
  circle,
  lengthOf,
  line,
  partOf,
  Plate,
  rectangle,
  square,
  upTo,
  type Point,
  type Shape,
} from './plate.ts';

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
  const [left, top, pitch, width, hour] = [0, 0, 12, 8, 20];
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
    const x = 18 + (alarm % 10) * 64.8;
    const y = 18 + Math.floor(alarm / 10) * 49.3;
    if (important.has(alarm)) plate.add({ fill: 'accent' }, circle(x, y, 17));
    else if (double.has(alarm)) plate.add({ fill: 'ink' }, circle(x - 8, y, 10), circle(x + 8, y, 10));
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
  plate.add({ fill: 'ink' }, rectangle(0, middle - 36, 52, 72));
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

/** The yard of Nordermole from the side: six cranes, four of them with antennas, stacks of three, 22 reach stackers. */
function yard(): void {
  const plate = new Plate();
  const [edge, road] = [376, 462];
  const antennas = new Set([0, 2, 3, 5]);
  for (const crane of upTo(6)) {
    const x = 34 + crane * 102;
    const top = edge - 232 - (crane % 3) * 22;
    plate.add(
      { stroke: 'ink', width: 6 },
      line([
        [x - 18, edge],
        [x - 18, edge - 96],
        [x + 18, edge - 96],
        [x + 18, edge],
      ]),
      line([
        [x, edge - 96],
        [x, top],
      ]),
      line([
        [x - 24, top + 38],
        [x + 62, top - 32],
      ]),
    );
    plate.add({ fill: 'ink' }, square(x, top + 26, 26), square(x - 24, top + 40, 18));
    if (antennas.has(crane)) {
      plate.add(
        { stroke: 'accent', width: 5 },
        line([
          [x, top],
          [x, top - 54],
        ]),
      );
      plate.add({ fill: 'accent' }, square(x, top - 62, 24));
    }
    if (crane < 5)
      for (const layer of upTo(3))
        plate.add({ fill: 'rule-2' }, rectangle(x + 29, edge - 26 - layer * 26, 44, 24));
  }
  plate.add({ fill: 'ink' }, rectangle(0, edge, 620, 10), rectangle(0, road, 620, 4));
  for (const stacker of upTo(22)) {
    const x = 5 + stacker * 28;
    plate.add(
      { fill: 'ink' },
      rectangle(x, road - 17, 12, 12),
      circle(x + 3, road - 3.4, 3),
      circle(x + 11, road - 3.4, 3),
    );
    plate.add(
      { stroke: 'ink', width: 2.4 },
      line([
        [x + 2, road - 16],
        [x + 16, road - 28],
      ]),
    );
    plate.add({ fill: 'ink' }, rectangle(x + 10, road - 34, 13, 6));
  }
  plate.save('landing/haefen', 620, 480);
}

/** A week in half hours, a row for each day: a wide one is in office hours, from 7:30 to 17 on five days. */
function openDoor(): void {
  const plate = new Plate();
  for (const day of upTo(7))
    for (const half of upTo(48)) {
      const [x, y] = [6.6 + half * 12.9, 8 + day * 68];
      const isOpen = day < 5 && half >= 15 && half < 34;
      if (isOpen) plate.add({ fill: 'accent' }, rectangle(x - 5, y, 10, 56));
      else plate.add({ fill: 'ink' }, rectangle(x - 1.3, y, 2.6, 56));
    }
  plate.save('landing/kiel', 620, 480);
}

/**
 * The three services as what they look after, from above: a house with 24 windows, an hour each; two cables that never
 * meet; one screen.
 */
function services(): void {
  const plate = new Plate();
  plate.startPart('betrieb');
  plate.add({ fill: 'a-bt' }, rectangle(0, 0, 200, 7));
  for (const hour of upTo(24)) {
    const [x, y] = [2 + (hour % 6) * 34.4, 18 + Math.floor(hour / 6) * 27];
    plate.add({ fill: 'a-bt' }, rectangle(x, y, 24, 18));
  }
  plate.startPart('netze');
  plate.add(
    { stroke: 'a-bt', width: 8 },
    line([
      [48.4, 132],
      [48.4, 150],
      [18, 180.4],
      [18, 220],
      [48.4, 250.4],
      [48.4, 272],
    ]),
    line([
      [151.6, 132],
      [151.6, 182],
      [182, 212.4],
      [182, 228],
      [151.6, 258.4],
      [151.6, 272],
    ]),
  );
  plate.add({ fill: 'a-bt' }, square(18, 200, 22), square(182, 220, 22));
  plate.startPart('leitstand');
  plate.add({ fill: 'a-bt' }, rectangle(0, 280, 200, 108), rectangle(70, 393, 60, 7));
  plate.add(
    { stroke: 'bg', width: 4 },
    line([
      [14, 352],
      [56, 352],
      [82, 326],
      [112, 340],
      [140, 312],
      [186, 312],
    ]),
  );
  plate.save('services', 200, 400);
}

/**
 * A chart with two cables along a coast and 61 sites on them. On the upper one a site is missing: the cable ends on
 * both sides of its place.
 * @param side of a site
 */
function lostSite(
  name: string,
  [width, height]: Point,
  {
    side,
    coast,
    upper,
    lower,
    missing,
  }: {
    side: number;
    coast: readonly Point[];
    upper: readonly Point[];
    lower: readonly Point[];
    /** Its place among 33, with a free one on both sides. */
    missing: number;
  },
): void {
  const plate = new Plate();
  plate.add({ fill: 'rule-2' }, line(coast, { isClosed: true }));
  for (const away of [2.4, 4.4])
    plate.add(
      { stroke: 'rule-2', width: side / 12 },
      line(coast.slice(1, -1).map(([x, y]): Point => [x + (side * away) / 2.4, y - side * away])),
    );
  const onCourse = (course: readonly Point[], count: number, lost?: number) => {
    const length = lengthOf(course);
    const step = length / count;
    const distanceTo = (site: number) => (site + 0.5) * step;
    const placeOf = (site: number) => partOf(course, distanceTo(site), length)[0] ?? [0, 0];
    const cable = { stroke: 'ink', width: side / 4.5 } as const;
    const free = lost === undefined ? [] : [lost - 1, lost, lost + 1];
    for (const site of upTo(count))
      if (!free.includes(site)) plate.add({ fill: 'ink' }, square(...placeOf(site), side));
    if (lost === undefined) {
      plate.add(cable, line(course));
      return;
    }
    const radius = side * 1.8;
    plate.add(cable, line(partOf(course, 0, distanceTo(lost) - radius)));
    plate.add(cable, line(partOf(course, distanceTo(lost) + radius, length)));
    plate.add({ stroke: 'accent', width: side / 6 }, square(...placeOf(lost), side * 0.84));
    plate.add({ stroke: 'accent', width: side / 4.5 }, circle(...placeOf(lost), radius));
  };
  onCourse(lower, 31);
  onCourse(upper, 33, missing);
  plate.save(name, width, height);
}

const hull = (x: number, y: number, length: number): Shape =>
  line(
    [
      [x, y],
      [x + length, y],
      [x + length - 12, y + 14],
      [x + 8, y + 14],
    ],
    { isClosed: true },
  );

/** A ship from the side, its deck at y: hull, bridge, and the mast with our antenna. */
function ship(plate: Plate, x: number, y: number, length: number): void {
  plate.add(
    { stroke: 'ink', width: 2.4 },
    line([
      [x + 16, y - 14],
      [x + 16, y - 34],
    ]),
  );
  plate.add(
    { fill: 'ink' },
    hull(x, y, length),
    rectangle(x + 8, y - 14, 16, 14),
    circle(x + 16, y - 35, 3.4),
  );
}

/** The town and its quay: 61 windows, 24 lamps, nine ships, and a line in the water for each of 17 years. */
function town(): void {
  const plate = new Plate();
  const [edge, pitch, side] = [316, 32, 24];
  for (const year of upTo(17))
    plate.add({ fill: 'rule-2' }, rectangle(0, edge + 26 + year * 13, 440 + year * 28.75, 2));
  for (const [column, windows] of [3, 5, 4, 6, 7, 5, 8, 6, 4, 5, 3, 3, 2].entries())
    for (const storey of upTo(windows))
      plate.add({ fill: 'ink' }, rectangle(8 + column * pitch, edge - 22 - (storey + 1) * pitch, side, side));
  plate.add({ fill: 'ink' }, rectangle(0, edge - 14, 900, 14));
  for (const lamp of upTo(24)) {
    const [x, tall, radius] = [446 + lamp * 19.3, 196 - lamp * 6, 8.6 - lamp * 0.16];
    plate.add(
      { stroke: 'ink', width: 2.6 },
      line([
        [x, edge - 14],
        [x, edge - tall],
      ]),
    );
    plate.add({ fill: 'accent' }, circle(x, edge - tall, radius));
  }
  const moored: Point[] = [
    [30, 62],
    [170, 114],
    [52, 179],
    [330, 62],
    [300, 166],
    [470, 127],
    [590, 192],
    [450, 205],
    [190, 218],
  ];
  for (const [index, [x, below]] of moored.entries()) ship(plate, x, edge + below - 2, 64 + (index % 3) * 18);
  plate.save('about', 900, 560);
}

/** The end of every page: a pier with 24 lamps, one of them lit, and nine ships in the water. */
function shore(): void {
  const plate = new Plate();
  const [head, deck, sea] = [612, 80, 92];
  plate.add({ fill: 'rule-2' }, rectangle(0, sea, 1440, 58));
  for (const lamp of upTo(24)) {
    const isLit = lamp === 17;
    // Nearer ones are taller and further apart.
    const [x, tall] = [636 + lamp * 26 + lamp ** 2 * 0.35, 40 + lamp * 1.2];
    plate.add(
      { stroke: 'ink', width: 2.4 },
      line([
        [x, deck],
        [x, deck - tall],
      ]),
    );
    plate.add({ fill: isLit ? 'accent' : 'ink' }, circle(x, deck - tall, isLit ? 8.6 : 3.8 + lamp * 0.08));
  }
  plate.add({ fill: 'ink' }, rectangle(head, deck, 1440 - head, sea - deck));
  const ships: [x: number, deck: number, length: number][] = [
    [26, 121, 92],
    [158, 101, 60],
    [234, 131, 100],
    [322, 102, 54],
    [406, 116, 76],
    [494, 100, 60],
    [560, 131, 86],
    [908, 132, 64],
    [1236, 132, 104],
  ];
  for (const [x, y, length] of ships) ship(plate, x, y, length);
  plate.save('footer', 1440, 150);
}

/**
 * A chart of the firth: the quay with 24 lamps, and two cables that leave the office on different sides. The sign of
 * the page is above the office or to its right, so that nothing else is there.
 */
function chart(): void {
  const plate = new Plate();
  const wharf: Point[] = [
    [400, 128],
    [400, 388],
    [470, 388],
    [470, 438],
    [380, 438],
    [380, 528],
  ];
  const east: Point[] = [[780, -20], [480, -20], [480, 48], ...wharf, [450, 598], [450, 640], [780, 640]];
  const west: Point[] = [
    [-20, -20],
    [120, -20],
    [120, 90],
    [200, 170],
    [200, 330],
    [140, 390],
    [140, 470],
    [80, 530],
    [80, 640],
    [-20, 640],
  ];
  const shoreline = (course: readonly Point[], away: number) =>
    course.slice(1, -1).map(([x, y]): Point => [x + away, y]);
  for (const away of [26, 52]) {
    plate.add({ stroke: 'rule-2', width: 1.6 }, line(shoreline(west, away)));
    plate.add({ stroke: 'rule-2', width: 1.6 }, line(shoreline(east, -away)));
  }
  plate.add({ fill: 'rule-2' }, line(west, { isClosed: true }), line(east, { isClosed: true }));
  const cable = { stroke: 'ink', width: 4 } as const;
  // Between two lamps.
  const office: Point = [556, 338];
  plate.add(cable, line([office, [330, 338], [240, 428], [124, 428], [75, 379], [75, 120], [-20, 25]]));
  plate.add(cable, line([office, [556, 440], [630, 514], [720, 514], [780, 454]]));
  plate.add(
    { fill: 'ink' },
    square(124, 428, 16),
    square(75, 200, 16),
    square(556, 440, 16),
    square(640, 514, 16),
  );
  const step = lengthOf(wharf) / 24;
  for (const lamp of upTo(24)) {
    const [place = office] = partOf(wharf, (lamp + 0.5) * step, lengthOf(wharf));
    plate.add({ fill: 'ink' }, circle(...place, 5.6));
  }
  plate.add({ fill: 'accent' }, square(...office, 30));
  plate.save('contact', 760, 620);
}

/** 61 sites on two cables, and where both of them lead: to a site that is not ours yet. */
function nextSite(): void {
  const plate = new Plate();
  const goal: Point = [1250, 210];
  const cables: [Point[], number][] = [
    [
      [
        [0, 300],
        [190, 300],
        [330, 160],
        [560, 160],
        [660, 60],
        [1010, 60],
        [1160, 210],
      ],
      31,
    ],
    [
      [
        [0, 390],
        [420, 390],
        [560, 250],
        [720, 250],
        [860, 390],
        [1010, 390],
        [1070, 330],
        [1250, 330],
        [1250, 300],
      ],
      30,
    ],
  ];
  for (const [course, count] of cables) {
    const length = lengthOf(course);
    plate.add({ stroke: 'ink-2', width: 4.5 }, line(course));
    for (const site of upTo(count)) {
      const [place = goal] = partOf(course, ((site + 0.5) * length) / count, length);
      plate.add({ fill: 'ink' }, square(...place, 20));
    }
  }
  plate.add({ stroke: 'accent', width: 5 }, circle(...goal, 88));
  plate.add({ fill: 'accent' }, square(...goal, 64));
  plate.save('closing', 1440, 420);
}

town();
shore();
chart();
nextSite();
operations();
controlRooms();
networks();
quay('careers', [1312, 520], { horizon: 300, near: 0.975 });
quay('careers-narrow', [420, 330], { horizon: 190, near: 0.95 });
services();
yard();
openDoor();
lostSite('not-found', [1440, 560], {
  side: 21,
  coast: [
    [-60, 560],
    [-60, 470],
    [150, 470],
    [230, 390],
    [420, 390],
    [500, 470],
    [760, 470],
    [820, 410],
    [1040, 410],
    [1140, 310],
    [1300, 310],
    [1360, 370],
    [1500, 370],
    [1500, 560],
  ],
  upper: [
    [0, 210],
    [220, 210],
    [330, 100],
    [600, 100],
    [710, 210],
    [980, 210],
    [1110, 80],
    [1440, 80],
  ],
  lower: [
    [0, 350],
    [130, 350],
    [230, 250],
    [440, 250],
    [560, 370],
    [740, 370],
    [840, 270],
    [1020, 270],
    [1110, 180],
    [1440, 180],
  ],
  missing: 20,
});
lostSite('not-found-narrow', [420, 420], {
  side: 9,
  coast: [
    [-60, 420],
    [-60, 330],
    [60, 330],
    [100, 290],
    [170, 290],
    [210, 330],
    [270, 330],
    [330, 270],
    [380, 270],
    [480, 310],
    [480, 420],
  ],
  upper: [
    [0, 150],
    [70, 150],
    [140, 80],
    [210, 80],
    [260, 130],
    [310, 130],
    [380, 60],
    [420, 60],
  ],
  lower: [
    [0, 250],
    [50, 250],
    [110, 190],
    [180, 190],
    [220, 230],
    [280, 230],
    [350, 160],
    [420, 160],
  ],
  missing: 20,
});

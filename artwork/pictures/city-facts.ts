/** San Francisco in approximate coordinates, longitude first: enough to be recognised, not to be navigated by. */

/** The city of the map; an office anywhere else gets rings of hexagons instead (see city-map.ts). */
export const mappedCity = 'San Francisco';

/** Longitude and latitude in degrees. */
export type Coordinate = readonly [longitude: number, latitude: number];

/** Where the office stands: 2100 Bryant Street. */
export const office: Coordinate = [-122.4097, 37.7612];

/** The coast, clockwise from the Golden Gate; the last two straight parts are the city limit. */
export const coast: readonly Coordinate[] = [
  [-122.477, 37.8105],
  [-122.463, 37.806],
  [-122.447, 37.8085],
  [-122.43, 37.809],
  [-122.417, 37.8095],
  [-122.409, 37.811],
  [-122.402, 37.805],
  [-122.393, 37.7955],
  [-122.3875, 37.788],
  [-122.388, 37.781],
  [-122.3885, 37.776],
  [-122.384, 37.77],
  [-122.38, 37.76],
  [-122.379, 37.748],
  [-122.367, 37.7395],
  [-122.373, 37.7345],
  [-122.357, 37.7285],
  [-122.364, 37.72],
  [-122.384, 37.718],
  [-122.38, 37.709],
  [-122.393, 37.7075],
  [-122.503, 37.7075],
  [-122.506, 37.722],
  [-122.509, 37.74],
  [-122.5115, 37.762],
  [-122.5145, 37.779],
  [-122.511, 37.787],
  [-122.503, 37.7885],
  [-122.491, 37.7885],
  [-122.485, 37.795],
  [-122.4825, 37.804],
];

/** Golden Gate Park, the Presidio, Lake Merced. */
export const parks: readonly (readonly Coordinate[])[] = [
  [
    [-122.5115, 37.7645],
    [-122.4535, 37.7665],
    [-122.4535, 37.7745],
    [-122.512, 37.7715],
  ],
  [
    [-122.4845, 37.789],
    [-122.449, 37.7895],
    [-122.447, 37.803],
    [-122.477, 37.8085],
    [-122.482, 37.803],
  ],
  [
    [-122.506, 37.7245],
    [-122.489, 37.7155],
    [-122.489, 37.731],
    [-122.5, 37.735],
  ],
];

/** Hills with their height against Twin Peaks. */
export const hills: readonly { at: Coordinate; height: number }[] = [
  { at: [-122.4475, 37.7545], height: 1 },
  { at: [-122.4545, 37.738], height: 0.9 },
  { at: [-122.4145, 37.7425], height: 0.6 },
  { at: [-122.4005, 37.7615], height: 0.45 },
  { at: [-122.415, 37.7935], height: 0.6 },
  { at: [-122.436, 37.7925], height: 0.55 },
  { at: [-122.42, 37.718], height: 0.5 },
  { at: [-122.4405, 37.768], height: 0.4 },
];

/** Districts whose streets run north and east: Sunset, Richmond, Pacific Heights, Mission. */
export const streetGrids: readonly {
  west: number;
  east: number;
  south: number;
  north: number;
  stepEast: number;
  stepNorth: number;
}[] = [
  { west: -122.506, east: -122.466, south: 37.7345, north: 37.7635, stepEast: 0.0072, stepNorth: 0.0046 },
  { west: -122.509, east: -122.46, south: 37.775, north: 37.787, stepEast: 0.0072, stepNorth: 0.004 },
  { west: -122.445, east: -122.409, south: 37.783, north: 37.805, stepEast: 0.0058, stepNorth: 0.0042 },
  { west: -122.4255, east: -122.4075, south: 37.749, north: 37.769, stepEast: 0.0052, stepNorth: 0.0044 },
];

/** The slanted streets south of Market Street: six across, three along. */
export const streetRows: readonly (readonly Coordinate[])[] = [
  ...[0, 1, 2, 3, 4, 5].map((row): Coordinate[] => {
    const step = 0.0062 * row;
    return [
      [-122.3925 - step * 1.05, 37.7905 - step],
      [-122.3985 - step, 37.7965 - step - 0.0045],
    ];
  }),
  ...[1, 2, 3].map((row): Coordinate[] => [
    [-122.3925 + 0.0035 * row * 0.9, 37.793 - 0.0042 * row],
    [-122.4185 + 0.0045 * row, 37.7725 - 0.004 * row],
  ]),
];

/** Market Street, Van Ness Avenue, Geary Boulevard, 19th Avenue, Mission Street and the freeway. */
export const mainStreets: readonly (readonly Coordinate[])[] = [
  [
    [-122.394, 37.7945],
    [-122.4355, 37.7622],
    [-122.4445, 37.7525],
    [-122.458, 37.7405],
  ],
  [
    [-122.4262, 37.8065],
    [-122.4195, 37.775],
  ],
  [
    [-122.403, 37.7875],
    [-122.447, 37.782],
    [-122.5105, 37.7795],
  ],
  [
    [-122.4772, 37.787],
    [-122.4755, 37.751],
    [-122.4715, 37.72],
    [-122.4715, 37.7085],
  ],
  [
    [-122.4195, 37.7725],
    [-122.4185, 37.748],
    [-122.4275, 37.733],
    [-122.447, 37.716],
    [-122.462, 37.7085],
  ],
  [
    [-122.4045, 37.7755],
    [-122.4055, 37.7615],
    [-122.4035, 37.749],
    [-122.407, 37.737],
    [-122.4, 37.722],
    [-122.399, 37.7085],
  ],
];

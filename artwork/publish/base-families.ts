/** The pictures that every part of the site needs: home, cards, covers, emblems, header and footer. */
import { covers } from '../pictures/covers.ts';
import type { Drawing } from '../engine/drawing.ts';
import { glyph, glyphCells, keyplan, mark } from '../pictures/emblems.ts';
import { hero } from '../pictures/hero.ts';
import { joints } from '../pictures/joints.ts';
import { serviceIcons } from '../pictures/service-icons.ts';
import { silhouettes } from '../pictures/silhouettes.ts';
import { skyline } from '../pictures/skyline.ts';
import { outlineOf } from './outline.ts';
import { publish, publishModule } from './output.ts';
import { publishSprite } from './publish-sprite.ts';
import { spriteFile } from './sprite.ts';

function publishHero(): void {
  const { width, height, groups, columns } = hero();
  const parts = Object.fromEntries(groups.map((marks, index) => [`g${index}`, marks]));
  const address = publish('art/hero', 'svg', spriteFile({}, 'joints', parts));
  publishModule(
    'hero',
    [],
    [
      {
        name: 'hero',
        value: {
          viewBox: `0 0 ${width} ${height}`,
          groups: groups.map((_, index) => `${address}#g${index}`),
          whole: `${address}#a`,
          columns,
        },
        type: '{ viewBox: string; groups: readonly string[]; whole: string; columns: number }',
        comment: 'Ten groups in the order in which they rise, all of them as one, and the counted columns.',
      },
    ],
  );
}

/** One drawing, two crops: the card crop keeps all at one scale, the tight crop is square for small sizes. */
function publishServiceIcons(): void {
  const drawings = Object.fromEntries(Object.entries(serviceIcons).map(([name, draw]) => [name, draw()]));
  const sprite = publishSprite('service-icons', drawings);
  const icons = Object.entries(drawings).map(([name, drawing]) => {
    const { left, top, right, bottom } = outlineOf(drawing);
    const x = (left + right) / 2;
    const y = (top + bottom) / 2;
    const size = Math.max(right - left, bottom - top) + 4;
    const crop = (...box: number[]): string => box.map(Math.round).join(' ');
    const href = sprite[name]?.href;
    const card = { href, viewBox: crop(x - 82, y - 75, 164, 150) };
    const tight = { href, viewBox: crop(x - size / 2, y - size / 2, size, size) };
    return [name, { card, tight }];
  });
  publishModule(
    'service-icons',
    ['Picture'],
    [
      {
        name: 'serviceIcons',
        value: Object.fromEntries(icons),
        type: 'Record<string, { card: Picture; tight: Picture }>',
        comment:
          'The formation of each service: `card` at one scale for all, `tight` is square and fills its box.',
      },
    ],
  );
}

type Cover = { draw: () => Drawing; stone: 'basalt' | 'tuff' | 'ash'; light: 'left' | 'right' };

/**
 * Every cover the site shows, with its stone and the side of its light. In this order, no two neighbours in a grid
 * have the same stone and light.
 */
const coverList: Record<string, Cover> = {
  plateau: { draw: () => covers.plateau(1), stone: 'basalt', light: 'left' },
  crater: { draw: () => covers.crater(2), stone: 'tuff', light: 'left' },
  spiral: { draw: () => covers.spiral(3), stone: 'ash', light: 'right' },
  islands: { draw: () => covers.islands(4), stone: 'basalt', light: 'right' },
  terrace: { draw: () => covers.terrace(5), stone: 'tuff', light: 'right' },
  waves: { draw: () => covers.waves(6), stone: 'ash', light: 'left' },
  canyon: { draw: () => covers.canyon(7), stone: 'tuff', light: 'left' },
  organ: { draw: () => covers.organ(8), stone: 'basalt', light: 'left' },
  'plateau-high': { draw: () => covers.plateau(11), stone: 'ash', light: 'left' },
  'crater-deep': { draw: () => covers.crater(12, 232, 176), stone: 'basalt', light: 'right' },
  'spiral-wide': { draw: () => covers.spiral(13, -1, 300, 84, 0.95), stone: 'tuff', light: 'left' },
  'organ-tall': { draw: () => covers.organ(14), stone: 'tuff', light: 'right' },
  ...Object.fromEntries(
    Object.entries(silhouettes).map(([name, draw]): [string, Cover] => [
      name,
      { draw, stone: 'basalt', light: 'left' },
    ]),
  ),
};

function publishCovers(): void {
  const pictures = Object.entries(coverList).map(([name, { draw, stone, light }]) => {
    const { a } = publishSprite(`cover-${name}`, { a: draw() });
    return [name, { ...a, stone, light }];
  });
  publishModule(
    'covers',
    ['Picture'],
    [
      {
        name: 'covers',
        value: Object.fromEntries(pictures),
        type: "Record<string, Picture & { stone: 'basalt' | 'tuff' | 'ash'; light: 'left' | 'right' }>",
        comment:
          'Covers by name. Set `preserveAspectRatio="xMidYMid slice"`; stone and light choose the palette.',
      },
    ],
  );
}

function publishEmblems(): void {
  const glyphs = Object.fromEntries(Object.entries(glyphCells).map(([name, cells]) => [name, glyph(cells)]));
  const keyplans = Object.fromEntries(Array.from({ length: 7 }, (_, place) => [`k${place}`, keyplan(place)]));
  publishModule(
    'glyphs',
    ['Picture'],
    [
      {
        name: 'glyphs',
        value: publishSprite('glyphs', glyphs, 'none'),
        type: 'Record<string, Picture>',
        comment: 'Stand-in client logos in the colour of the text.',
      },
    ],
  );
  publishModule(
    'keyplans',
    ['Picture'],
    [
      {
        name: 'keyplans',
        value: Object.values(publishSprite('keyplans', keyplans, 'none')),
        type: 'readonly Picture[]',
        comment: 'Key plans of the seven services in their order: six sides of a hexagon, then its middle.',
      },
    ],
  );
  publishModule(
    'marks',
    ['Picture'],
    [
      {
        name: 'mark',
        value: publishSprite('mark', { a: mark() }, 'none').a,
        type: 'Picture',
        comment: 'The mark; its columns take the colour of the text, its cap is ember.',
      },
    ],
  );
}

/** Writes every base family except the people. */
export function publishBaseFamilies(): void {
  publishHero();
  publishServiceIcons();
  publishCovers();
  const banner = joints();
  publishModule(
    'joints',
    ['Still'],
    [
      {
        name: 'joints',
        value: {
          src: publish('art/joints', 'svg', `${banner.svg}\n`),
          width: banner.width,
          height: banner.height,
        },
        type: 'Still',
        comment: 'The cooling field behind the dark banners.',
      },
    ],
  );
  publishModule(
    'skyline',
    ['Picture'],
    [
      {
        name: 'skyline',
        value: publishSprite('skyline', { a: skyline() }).a,
        type: 'Picture',
        comment: 'The bottom edge of every page. Set `preserveAspectRatio="xMaxYMax slice"`.',
      },
    ],
  );
  publishEmblems();
}

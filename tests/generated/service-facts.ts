import {
  heroPictures,
  serviceIcons,
  smallPictures,
  technologyLogos,
} from '../../content/schema/service-parts.ts';
import { between } from './writer.ts';

type Facts = Readonly<Record<string, unknown>>;

const grounds = ['paper', 'sunken', 'basalt'] as const;

const pictures = (count: number) => smallPictures.slice(0, count);
const lengths = (count: number) => Array.from({ length: count }, (_, index) => 1 + index * 3);

/** Names, half of them with a logo. */
function technologies(count: number, from = 0): Facts[] {
  return Array.from({ length: count }, (_, index) => {
    const number = from + index;
    const name = `T${number}`;
    return number % 2 === 0 ? { name, logo: technologyLogos[number % technologyLogos.length] } : { name };
  });
}

const features = (look: string, drawings?: number): Facts => ({
  kind: 'features',
  look,
  ...(drawings !== undefined && { pictures: pictures(drawings) }),
});

const groups = (count: number, each: number): Facts[] =>
  Array.from({ length: count }, (_, index) => ({ items: technologies(each, index * each) }));

/** Every kind of block in each of its looks. @param cases ids of the case studies */
function allBlocks(cases: readonly string[]): Facts[] {
  const upTo = (most: number) => between(1, most);
  return [
    features('columns', upTo(4)),
    features('rows'),
    features('figures'),
    features('sequence'),
    features('lines'),
    features('numbered'),
    features('books', upTo(3)),
    { kind: 'steps' },
    { kind: 'steps', pictures: pictures(upTo(6)) },
    { kind: 'steps', wide: 'stones' },
    { kind: 'steps', lengths: lengths(upTo(6)), scale: 'above' },
    { kind: 'steps', lengths: lengths(upTo(6)), scale: 'below' },
    { kind: 'spans', values: Array.from({ length: upTo(6) }, (_, index) => [1 + index, 60 - index * 9]) },
    { kind: 'chart', look: 'bars', values: lengths(upTo(6)) },
    { kind: 'chart', look: 'shares', values: lengths(upTo(6)) },
    { kind: 'chart', look: 'columns', values: lengths(upTo(6)), unit: 'kilobytes' },
    { kind: 'technologies', look: 'strip', technologies: technologies(upTo(16)) },
    { kind: 'technologies', look: 'notes', technologies: technologies(upTo(16)) },
    { kind: 'stack', look: 'courses', technologies: groups(upTo(8), upTo(8)) },
    { kind: 'stack', look: 'loop', technologies: groups(upTo(8), upTo(8)) },
    { kind: 'stack', look: 'sets', technologies: groups(2, upTo(8)) },
    ...(cases[0] === undefined ? [] : [{ kind: 'case', case: cases[0] }]),
    { kind: 'closing', look: 'call' },
    { kind: 'closing', look: 'banner' },
  ];
}

/**
 * The facts of the services: the kinds of blocks are distributed over them.
 * @param count how many services there are
 */
export function serviceFacts(count: number, cases: readonly string[]): (Facts & { blocks: Facts[] })[] {
  const blocks = allBlocks(cases);
  return Array.from({ length: count }, (_, index) => {
    const own = blocks.filter((_block, place) => place % count === index);
    return {
      order: index * 10,
      icon: serviceIcons[index % serviceIcons.length],
      picture: heroPictures[index % heroPictures.length],
      blocks: own.map((block, place) => ({
        ...block,
        ...(block.kind !== 'case' && block.kind !== 'closing' && { ground: grounds[place % 3] }),
      })),
    };
  });
}

import { technologyLogos } from '#content/schema/service-parts.ts';
import { drawings } from './items.ts';
import { between } from './writer.ts';

type Facts = Readonly<Record<string, unknown>>;

const grounds = ['paper', 'sunken', 'basalt'] as const;

const lengths = (count: number) => Array.from({ length: count }, (_, index) => 1 + index * 3);

/** Names, half of them with a logo. */
function technologies(count: number, from = 0): Facts[] {
  return Array.from({ length: count }, (_, index) => {
    const number = from + index;
    const name = `T${number}`;
    return number % 2 === 0 ? { name, logo: technologyLogos[number % technologyLogos.length] } : { name };
  });
}

const groups = (count: number, each: number): Facts[] =>
  Array.from({ length: count }, (_, index) => ({ items: technologies(each, index * each) }));

/** Every kind of block in each of its forms. @param cases ids of the case studies */
function allBlocks(cases: readonly string[]): Facts[] {
  const upTo = (most: number) => between(1, most);
  return [
    { kind: 'features' },
    { kind: 'list' },
    { kind: 'list', look: 'numbered' },
    { kind: 'steps' },
    { kind: 'steps', lengths: lengths(upTo(6)) },
    { kind: 'figure', chart: 'columns', values: lengths(upTo(6)) },
    {
      kind: 'figure',
      chart: 'ranges',
      values: lengths(upTo(6)),
      most: lengths(upTo(6)).map((least) => 2 * least),
    },
    { kind: 'figure', chart: 'shares', values: lengths(upTo(6)) },
    { kind: 'loop', technologies: groups(upTo(8), upTo(8)) },
    { kind: 'technologies', technologies: groups(1, upTo(16)) },
    { kind: 'technologies', technologies: groups(upTo(8), upTo(8)) },
    ...(cases[0] === undefined ? [] : [{ kind: 'case', case: cases[0] }]),
    { kind: 'closing', look: 'call' },
    { kind: 'closing', look: 'banner' },
  ];
}

/**
 * The language-independent fields of the services, which share the kinds of blocks.
 * @param count how many services there are
 */
export function serviceFacts(count: number, cases: readonly string[]): (Facts & { blocks: Facts[] })[] {
  const blocks = allBlocks(cases);
  return Array.from({ length: count }, (_, index) => {
    const own = blocks.filter((_block, place) => place % count === index);
    return {
      order: index * 10,
      icon: drawings[index % drawings.length],
      ...(index % 3 > 0 && { picture: drawings[index % drawings.length] }),
      blocks: own.map((block, place) => ({
        ...block,
        ...(block.kind !== 'case' && block.kind !== 'closing' && { ground: grounds[place % 3] }),
      })),
    };
  });
}

import {
  blockKinds,
  charts,
  closingLooks,
  listLooks,
  type BlockKind,
} from '#content/schema/service-blocks.ts';
import { grounds, technologyLogos } from '#content/schema/service-parts.ts';
import { drawings } from './items.ts';
import { between } from './writer.ts';

type Facts = Readonly<Record<string, unknown>>;
type Block = Facts & { kind: BlockKind };

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

const hasGround = (kind: BlockKind) => 'ground' in blockKinds[kind].facts.entries;

/** Every kind of block in each of its forms. @param cases ids of the case studies */
function allBlocks(cases: readonly string[]): Block[] {
  const upTo = (most: number) => between(1, most);
  const forms = {
    features: [{}],
    list: [{}, ...listLooks.map((look) => ({ look }))],
    steps: [{}, { lengths: lengths(upTo(6)) }],
    figure: charts.map((chart) => {
      const values = lengths(upTo(6));
      return { chart, values, ...(chart === 'ranges' && { most: values.map((least) => 2 * least) }) };
    }),
    loop: [{ technologies: groups(upTo(8), upTo(8)) }],
    technologies: [{ technologies: groups(1, upTo(16)) }, { technologies: groups(upTo(8), upTo(8)) }],
    case: cases.slice(0, 1).map((id) => ({ case: id })),
    closing: closingLooks.map((look) => ({ look })),
  } satisfies Record<BlockKind, Facts[]>;
  // The keys of a constant are those of its type.
  // oxlint-disable-next-line typescript/no-unsafe-type-assertion
  return (Object.keys(forms) as BlockKind[]).flatMap((kind) =>
    forms[kind].map((facts): Block => ({ kind, ...facts })),
  );
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
        ...(hasGround(block.kind) && { ground: grounds[place % grounds.length] }),
      })),
    };
  });
}

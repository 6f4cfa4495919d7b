import type { Edition } from '#content/edition.ts';
import { hasCaseStudy } from '#content/pages/site-pages.ts';
import type { Block, BlockOf } from '#content/schema/blocks.ts';
import type { Technology } from '#content/schema/block-parts.ts';
import type { Picture } from '#shared/picture.ts';
import type { BlockProps } from '#src/components/blocks/blocks.tsx';
import type { Call } from '#src/components/call-link.tsx';
import type { TechnologyMarkProps } from '#src/components/technology-mark.tsx';
import { writtenCall } from './links.data.ts';
import { caseStudyCover, coverOf, pageImageOf } from './pictures.data.ts';
import { startingPrices } from './starting-prices.data.ts';

/** What a block needs to know of its page. */
interface Surroundings {
  /** The link to the contact form. */
  call: Call;
  logoOf: (name: string) => Picture;
  /** Whether the block before has a background of its own. */
  isApart: boolean;
}

/** Whether a block has a background of its own. */
export const hasGround = (block: { kind: string; ground?: string } | undefined): boolean =>
  block?.kind === 'form' || (block?.ground !== undefined && block.ground !== 'page');

/** The blocks of a page that have something to show in the language. */
export const pageBlocks = (
  edition: Edition,
  blocks: readonly Block[],
  surroundings: Omit<Surroundings, 'isApart'>,
): BlockProps[] =>
  blocks
    .filter((block) => block.kind !== 'case' || hasCaseStudy(edition, block.case))
    .map((block, index, all) =>
      blockProps(edition, block, { ...surroundings, isApart: hasGround(all[index - 1]) }),
    );

const isNumbered: Record<BlockOf<'list'>['look'], boolean> = { rows: false, numbered: true };

/** The view of a block and its props, from the fields and texts of the block. */
export function blockProps(edition: Edition, block: Block, surroundings: Surroundings): BlockProps {
  const { logoOf, isApart } = surroundings;
  switch (block.kind) {
    case 'features': {
      const { kind, ...props } = block;
      return { view: kind, props };
    }
    case 'list': {
      const { kind, look, ...props } = block;
      return { view: kind, props: { ...props, isNumbered: isNumbered[look] } };
    }
    case 'steps': {
      const { kind, items, ...props } = block;
      return { view: kind, props: { ...props, steps: items } };
    }
    case 'figure':
      return figureProps(block);
    case 'loop': {
      const { kind, technologies, groups, ...props } = block;
      return { view: kind, props: { ...props, groups: groupsOf(logoOf, technologies, groups) } };
    }
    case 'technologies': {
      const { kind, technologies, groups, notes, ...props } = block;
      return { view: kind, props: { ...props, groups: groupsOf(logoOf, technologies, groups, notes) } };
    }
    case 'case': {
      const { kind, case: id, cover: ownCover, link, ...words } = block;
      const linkTo = { label: link, href: edition.path('caseStudy', { id }) };
      const study = edition.caseStudies.find((one) => one.id === id);
      const cover = ownCover || !study ? coverOf(edition, ownCover) : caseStudyCover(edition, study);
      return { view: kind, props: { ...words, link: linkTo, cover, ...(isApart && { isApart }) } };
    }
    case 'closing': {
      const { title, description, prices: ids = [] } = block;
      const call = writtenCall(edition, surroundings.call, block);
      const prices = startingPrices(edition, (all) =>
        ids.flatMap((id) => all.filter((price) => price.id === id)),
      );
      const props = { title, lead: description, prices, call };
      switch (block.look) {
        case 'call':
          return { view: 'call', props };
        case 'banner': {
          const picture = pageImageOf(edition, 'closing')?.image ?? null;
          return { view: 'banner', props: { ...props, picture } };
        }
      }
    }
  }
}

/** The position of the largest amount, from 1. */
const largest = (items: readonly { amount: number }[]): number =>
  items.findIndex(({ amount }) => amount === Math.max(...items.map((item) => item.amount))) + 1;

function figureProps(block: BlockOf<'figure'>): BlockProps {
  const { kind, chart, ground, values, most = values, accent, title, lead, caption, items } = block;
  const section = { title, lead, ground, caption };
  const amounts = items.map((item, index) => ({ ...item, amount: values[index] ?? 0 }));
  switch (chart) {
    case 'columns':
      return {
        view: kind,
        props: { ...section, figure: { chart, items: amounts, accent: accent ?? items.length } },
      };
    case 'shares':
      return {
        view: kind,
        props: { ...section, figure: { chart, items: amounts, accent: accent ?? largest(amounts) } },
      };
    case 'ranges': {
      const ranges = items.map((item, index) => ({
        ...item,
        least: values[index] ?? 0,
        most: most[index] ?? 0,
      }));
      return { view: kind, props: { ...section, figure: { chart, items: ranges, accent: accent ?? 1 } } };
    }
  }
}

type Notes = BlockOf<'technologies'>['notes'];

/**
 * Technologies in their groups; a single group may have no name. Notes are in the order of all of them. Logos are
 * shown only if every technology has one, because a mixed list looks like one with missing pictures.
 */
function groupsOf(
  logoOf: Surroundings['logoOf'],
  technologies: readonly (readonly Technology[])[],
  groups: readonly { name: string; note?: string | undefined }[] = [],
  notes: Notes = [],
) {
  const hasLogos = technologies.flat().every(({ logo }) => logo);
  return technologies.map((group, index) => {
    const before = technologies.slice(0, index).flat().length;
    const marks = group.map(({ name, logo }, place): TechnologyMarkProps => ({
      name,
      ...(hasLogos && logo && { picture: logoOf(logo) }),
      ...notes[before + place],
    }));
    return { ...groups[index], technologies: marks };
  });
}

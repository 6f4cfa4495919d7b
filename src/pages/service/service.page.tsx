import { BlockHero, type BlockHeroProps } from '#src/components/blocks/block-hero.tsx';
import { Blocks, type BlockProps } from '#src/components/blocks/blocks.tsx';

export interface ServiceProps {
  hero: BlockHeroProps;
  blocks: readonly BlockProps[];
}

/** The page of a service: its first view, and the blocks its file names (SPEC section 2, Service pages). */
export function Page({ hero, blocks }: ServiceProps) {
  return (
    <>
      <BlockHero {...hero} />
      <Blocks blocks={blocks} />
    </>
  );
}

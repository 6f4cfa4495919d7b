import styles from './app-tiers.module.css';
import type { Picture } from '../../../artwork/picture.ts';
import { FactRow, type Fact } from '../../components/fact-row.tsx';
import { ServiceHero, type ServiceHeroProps } from '../../components/service-hero.tsx';
import { Drawing } from '../../components/drawing.tsx';
import { NumberedPicture, type NumberedPictureProps } from './numbered-picture.tsx';
import { ServiceBlocks, type BlockProps } from './service-blocks.tsx';

interface AppTiersProps {
  /** The tiers from the uppermost. */
  names: readonly { name: string; note: string }[];
}

/**
 * A product pulled apart into its tiers, each with a leader line to its name; on phones the names stand below (SPEC
 * section 2, App development).
 */
function AppTiers({ picture, names }: AppTiersProps & { picture: Picture }) {
  return (
    <div className={styles.figure}>
      <Drawing picture={picture} className={styles.picture} />
      <ol>
        {names.map(({ name, note }) => (
          <li key={name}>
            <strong>{name}</strong>
            <span>{note}</span>
          </li>
        ))}
      </ol>
    </div>
  );
}

/**
 * The drawing of the first view, with the names of its tiers or with its numbers where it has some.
 */
export interface HeroPicture {
  picture: Picture;
  tiers?: AppTiersProps | undefined;
  ring?: Omit<NumberedPictureProps, 'picture'> | undefined;
}

export interface ServiceProps {
  hero: ServiceHeroProps;
  /** Null where the site draws none. */
  art: HeroPicture | null;
  facts?: readonly Fact[] | undefined;
  blocks: readonly BlockProps[];
}

function HeroDrawing({ picture, tiers, ring }: HeroPicture) {
  if (tiers) return <AppTiers picture={picture} {...tiers} />;
  if (ring) return <NumberedPicture picture={picture} {...ring} />;
  return <Drawing picture={picture} />;
}

/** The page of a service: its first view, and the blocks its file names (SPEC section 2, Service pages). */
export function ServicePage({ hero, art, facts, blocks }: ServiceProps) {
  return (
    <>
      <ServiceHero {...hero} viewBox={art?.picture.viewBox} below={facts && <FactRow facts={facts} />}>
        {art && <HeroDrawing {...art} />}
      </ServiceHero>
      <ServiceBlocks blocks={blocks} />
    </>
  );
}

export { ServicePage as Page };

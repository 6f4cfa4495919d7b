import { H1 } from '../../components/headings.tsx';
import styles from './service.module.css';
import type { Picture, Spot } from '../../../artwork/picture.ts';
import { FactRow, type Fact } from '../../components/fact-row.tsx';
import { Drawing } from '../../components/drawing.tsx';
import { ServiceBlocks, type BlockProps } from './service-blocks.tsx';
import type { ReactNode } from 'react';
import { Breadcrumb, type BreadcrumbProps } from '../../components/breadcrumb.tsx';
import { ButtonLink, Actions } from '../../components/button.tsx';
import type { LinkTo } from '../../components/section-head.tsx';
import { ServiceCallLink, type ServiceCall } from '../../components/closing-band.tsx';

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
  /** The positions of the numbers, in order. */
  numbers?: readonly Spot[] | undefined;
}

export interface ServiceProps {
  hero: ServiceHeroProps;
  /** Null where the site draws none. */
  art: HeroPicture | null;
  facts?: readonly Fact[] | undefined;
  blocks: readonly BlockProps[];
}

function HeroDrawing({ picture, tiers, numbers }: HeroPicture) {
  if (tiers) return <AppTiers picture={picture} {...tiers} />;
  if (numbers) return <NumberedPicture picture={picture} numbers={numbers} />;
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

/** A drawing of numbered columns. The numbers are decorative: a list below has the same. */
function NumberedPicture({ picture, numbers }: { picture: Picture; numbers: readonly Spot[] }) {
  return (
    <div className={styles.wall}>
      <Drawing picture={picture} />
      <svg className={styles.numbers} aria-hidden="true">
        {numbers.map(({ left, top }, index) => (
          <text
            key={`${left} ${top}`}
            x={`${left}%`}
            y={`${top}%`}
            textAnchor="middle"
            dominantBaseline="central"
          >
            {index + 1}
          </text>
        ))}
      </svg>
    </div>
  );
}

interface ServiceHeroProps {
  breadcrumb: BreadcrumbProps;
  title: string;
  lead: string;
  /** Describes the drawing; null where there is none. */
  caption: string | null;
  request: ServiceCall;
  /** Null when there is no work to show. */
  work: LinkTo | null;
}

/** Props of the figure in a service page's hero. */
interface ServiceHeroFigure {
  children: ReactNode;
  /** Its aspect ratio: reserves its space before it loads, because the words are centred beside it. */
  viewBox: string | undefined;
  below?: ReactNode;
}

/**
 * The first view of a service page: name, lead, two links (SPEC section 2, Service pages) and a drawing.
 * @param below shown under both columns
 */
function ServiceHero({
  breadcrumb,
  title,
  lead,
  caption,
  request,
  work,
  children,
  viewBox,
  below,
}: ServiceHeroProps & ServiceHeroFigure) {
  return (
    <section className={styles.hero}>
      <div className="wrap">
        <Breadcrumb {...breadcrumb} />
        <div className={caption === null ? styles.plain : styles.columns}>
          {caption !== null && <svg className={styles.room} viewBox={viewBox} aria-hidden="true" />}
          <div className={styles.words}>
            <H1>{title}</H1>
            <p className="lead">{lead}</p>
            <Actions>
              <ServiceCallLink call={request} />
              {work && <ButtonLink href={work.href}>{work.label}</ButtonLink>}
            </Actions>
          </div>
          {caption !== null && (
            <figure className={`art-lifted ${styles.heroFigure}`}>
              {children}
              <figcaption className="caption">{caption}</figcaption>
            </figure>
          )}
        </div>
        {below}
      </div>
    </section>
  );
}

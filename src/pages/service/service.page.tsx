import { H1 } from '#src/components/headings.tsx';
import styles from './service.module.css';
import { FactRow, type Fact } from '#src/components/fact-row.tsx';
import { SitePicture, type SiteImage } from '#src/components/site-picture.tsx';
import { ServiceBlocks, type BlockProps } from './service-blocks.tsx';
import type { ReactNode } from 'react';
import { Breadcrumb, type BreadcrumbProps } from '#src/components/breadcrumb.tsx';
import { ButtonLink, Actions } from '#src/components/button.tsx';
import type { LinkTo } from '#src/components/section-head.tsx';
import { ServiceCallLink, type ServiceCall } from '#src/components/closing-band.tsx';

/** The picture of the first view, and the names of the tiers that it shows, from the uppermost. */
interface HeroPictureProps {
  image: SiteImage;
  tiers?: readonly { name: string; note: string }[] | undefined;
}

/** Where it shows tiers, a leader line joins each to its name; on phones the names are below. */
function HeroPicture({ image, tiers }: HeroPictureProps) {
  if (!tiers) return <SitePicture image={image} />;
  return (
    <div className={styles.figure}>
      <SitePicture image={image} className={styles.picture} />
      <ol>
        {tiers.map(({ name, note }) => (
          <li key={name}>
            <strong>{name}</strong>
            <span>{note}</span>
          </li>
        ))}
      </ol>
    </div>
  );
}

export interface ServiceProps {
  hero: ServiceHeroProps;
  /** Null if the service has none. */
  picture: HeroPictureProps | null;
  facts?: readonly Fact[] | undefined;
  blocks: readonly BlockProps[];
}

/** The page of a service: its first view, and the blocks its file names (SPEC section 2, Service pages). */
export function ServicePage({ hero, picture, facts, blocks }: ServiceProps) {
  return (
    <>
      <ServiceHero {...hero} picture={picture} below={facts && <FactRow facts={facts} />} />
      <ServiceBlocks blocks={blocks} />
    </>
  );
}

export { ServicePage as Page };

interface ServiceHeroProps {
  breadcrumb: BreadcrumbProps;
  title: string;
  lead: string;
  /** Describes the picture. */
  caption?: string | undefined;
  request: ServiceCall;
  /** Null when there is no work to show. */
  work: LinkTo | null;
}

/** Reserves the space of the picture before it loads. */
const boxOf = (image: SiteImage) => ('href' in image ? image.viewBox : `0 0 ${image.width} ${image.height}`);

/**
 * The first view of a service page: name, lead, two links (SPEC section 2, Service pages) and a picture.
 * @param below shown under both columns
 */
function ServiceHero({
  breadcrumb,
  title,
  lead,
  caption,
  request,
  work,
  picture,
  below,
}: ServiceHeroProps & { picture: HeroPictureProps | null; below?: ReactNode }) {
  return (
    <section className={styles.hero}>
      <div className="wrap">
        <Breadcrumb {...breadcrumb} />
        <div className={picture ? styles.columns : styles.plain}>
          {picture && <svg className={styles.room} viewBox={boxOf(picture.image)} aria-hidden="true" />}
          <div className={styles.words}>
            <H1>{title}</H1>
            <p className="lead">{lead}</p>
            <Actions>
              <ServiceCallLink call={request} />
              {work && <ButtonLink href={work.href}>{work.label}</ButtonLink>}
            </Actions>
          </div>
          {picture && (
            <figure className={`art-lifted ${styles.heroFigure}`}>
              <HeroPicture {...picture} />
              {caption && <figcaption className="caption">{caption}</figcaption>}
            </figure>
          )}
        </div>
        {below}
      </div>
    </section>
  );
}

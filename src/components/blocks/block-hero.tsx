import { ButtonLink } from '#src/components/button.tsx';
import { CallLink, type Call } from '#src/components/closing-band.tsx';
import { FactRow, Figures, type Fact } from '#src/components/fact-row.tsx';
import { FigureHead, viewBoxOf } from '#src/components/figure-head.tsx';
import { PageHead } from '#src/components/page-head.tsx';
import type { LinkTo } from '#src/components/section-head.tsx';
import { SitePicture, type SiteImage } from '#src/components/site-picture.tsx';
import styles from './block-hero.module.css';

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
            <span className="note quiet">{note}</span>
          </li>
        ))}
      </ol>
    </div>
  );
}

export interface BlockHeroProps {
  title: string;
  lead: string;
  /** Describes the picture. */
  caption?: string | undefined;
  request: Call;
  /** Beside it: to the work of the company, or its phone. */
  second: LinkTo | null;
  /** Null if the page has none. */
  picture: HeroPictureProps | null;
  facts?: readonly Fact[] | undefined;
}

/** The first view of a page of blocks: name, lead, two links (SPEC section 2, Service pages), a picture and numbers. */
export function BlockHero({ caption, request, second, picture, facts, ...head }: BlockHeroProps) {
  const actions = (
    <>
      <CallLink call={request} />
      {second && <ButtonLink href={second.href}>{second.label}</ButtonLink>}
    </>
  );
  if (!picture)
    return (
      <PageHead
        {...head}
        actions={actions}
        beside={facts && <Figures facts={facts} size={3} className="rows" />}
      />
    );
  return (
    <FigureHead
      {...head}
      size="large"
      viewBox={viewBoxOf(picture.image)}
      actions={actions}
      below={facts && <FactRow facts={facts} />}
    >
      <figure className="art-lifted">
        <HeroPicture {...picture} />
        {caption && <figcaption className="plate">{caption}</figcaption>}
      </figure>
    </FigureHead>
  );
}

import { FigureCaption } from '#src/components/figure-caption.tsx';
import { ButtonLink } from '#src/components/button.tsx';
import { CallLink, type Call } from '#src/components/call-link.tsx';
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
  /** What it covers: beside the words of a page that has neither a picture nor figures. */
  covers?: { label: string; items: readonly string[] } | undefined;
}

/** What is beside the words where there is no picture. */
function Beside({ facts, covers }: Pick<BlockHeroProps, 'facts' | 'covers'>) {
  if (facts) return <Figures facts={facts} size={3} className="rows" />;
  if (!covers) return null;
  return (
    <ul className="rows title-4" aria-label={covers.label}>
      {covers.items.map((item) => (
        <li key={item}>{item}</li>
      ))}
    </ul>
  );
}

/** The first view of a page of blocks: name, lead, two links (SPEC section 2, Service pages), a picture and numbers. */
export function BlockHero({ caption, request, second, picture, facts, covers, ...head }: BlockHeroProps) {
  const actions = (
    <>
      <CallLink call={request} />
      {second && <ButtonLink href={second.href}>{second.label}</ButtonLink>}
    </>
  );
  if (!picture)
    return <PageHead {...head} actions={actions} beside={<Beside facts={facts} covers={covers} />} />;
  return (
    <FigureHead
      {...head}
      size="large"
      viewBox={viewBoxOf(picture.image)}
      isDescribed={caption !== undefined}
      actions={actions}
      below={facts && <FactRow facts={facts} />}
    >
      <figure className="art-lifted">
        <HeroPicture {...picture} />
        <FigureCaption>{caption}</FigureCaption>
      </figure>
    </FigureHead>
  );
}

import { Cover, type CoverPicture } from '#src/components/cover.tsx';
import { Figures, type Fact } from '#src/components/fact-row.tsx';
import { TextLink } from '#src/components/text-link.tsx';
import type { LinkTo } from '#src/components/section-head.tsx';
import { H2 } from '#src/components/headings.tsx';
import styles from './case-teaser.module.css';

export interface CaseTeaserProps {
  kicker: string;
  title: string;
  description: string;
  link: LinkTo;
  figures: readonly Fact[];
  cover: CoverPicture;
  /** Whether the section above has another background. */
  isApart?: boolean;
}

/** A case study next to its cover, with its results. */
export function CaseTeaser({
  kicker,
  title,
  description,
  link,
  figures,
  cover,
  isApart = false,
}: CaseTeaserProps) {
  return (
    <section className={isApart ? undefined : styles.section}>
      <div className="wrap">
        <article className={`columns ${styles.case}`} data-columns={cover ? 2 : 1} data-stacks="mobile">
          <Cover picture={cover} className={styles.cover} sizes="(width < 65em) 100vw, 50vw" late />
          <div className={styles.words}>
            <p className="caption">{kicker}</p>
            <H2 size={3}>{title}</H2>
            <p className="quiet">{description}</p>
            <TextLink href={link.href}>{link.label}</TextLink>
            <Figures facts={figures} className={styles.figures} />
          </div>
        </article>
      </div>
    </section>
  );
}

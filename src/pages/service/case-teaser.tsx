import { CoverArt, type CoverPicture } from '#src/components/cover-art.tsx';
import { TextLink } from '#src/components/text-link.tsx';
import type { LinkTo } from '#src/components/section-head.tsx';
import { H2 } from '#src/components/headings.tsx';
import styles from './case-teaser.module.css';

export interface CaseTeaserProps {
  kicker: string;
  title: string;
  description: string;
  link: LinkTo;
  figures: readonly { value: string; label: string }[];
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
        <article className={cover ? styles.case : `${styles.case} ${styles.plain}`}>
          <CoverArt picture={cover} frame={styles.cover} sizes="(width < 65em) 100vw, 50vw" late />
          <div className={styles.words}>
            <p className="caption">{kicker}</p>
            <H2>{title}</H2>
            <p>{description}</p>
            <TextLink href={link.href}>{link.label}</TextLink>
            <dl>
              {figures.map(({ value, label }) => (
                <div key={label}>
                  <dt>{label}</dt>
                  <dd>{value}</dd>
                </div>
              ))}
            </dl>
          </div>
        </article>
      </div>
    </section>
  );
}

import type { Photo as PhotoFile, Picture } from '../../../artwork/picture.ts';
import { Drawing } from '../../components/drawing.tsx';
import { Photo } from '../../components/photo.tsx';
import { TextLink } from '../../components/text-link.tsx';
import type { LinkTo } from '../../components/section-head.tsx';
import { H2 } from '../../components/headings.tsx';
import styles from './case-teaser.module.css';

export interface CaseTeaserProps {
  kicker: string;
  title: string;
  description: string;
  link: LinkTo;
  figures: readonly { value: string; label: string }[];
  /** A drawing or a photo; null where there is none. */
  cover: Picture | PhotoFile | null;
  /** Whether the section above has another background. */
  isApart?: boolean;
}

/** A case study beside its cover, with its results. */
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
          {cover && (
            <div className={`art-lifted ${styles.cover}`}>
              {'avif' in cover ? (
                <Photo photo={cover} alt="" sizes="(width < 1000px) 100vw, 50vw" isFilling late />
              ) : (
                <Drawing picture={cover} crop="fill" late />
              )}
            </div>
          )}
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

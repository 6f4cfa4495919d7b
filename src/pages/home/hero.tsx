import type { Photo as PhotoFile } from '../../../artwork/picture.ts';
import { ButtonLink, Actions } from '../../components/button.tsx';
import { Icon } from '../../components/icon.tsx';
import { Photo } from '../../components/photo.tsx';
import type { LinkTo } from '../../components/section-head.tsx';
import { H1 } from '../../components/headings.tsx';
import styles from './hero.module.css';

export interface HeroProps {
  /** The headline in one piece; the style sheet decides where it breaks. */
  title: string;
  subtitle: string;
  primary: LinkTo;
  secondary: LinkTo | null;
  /** The claim that stands outside the list of three (SPEC section 1). */
  trust?: string | undefined;
  claims: { label: string; items: string[] };
  /** Says what the drawing shows. */
  caption?: string | undefined;
  /** The drawing in the groups that rise one after the other. */
  art: { viewBox: string; groups: readonly string[] } | null;
  /** Shown where the site has no drawing. */
  photo?: { file: PhotoFile; alt: string } | undefined;
}

/** The hero of the home page: headline, two buttons and the field of columns (SPEC sections 1 and 2). */
export function Hero({ title, subtitle, primary, secondary, trust, claims, caption, art, photo }: HeroProps) {
  const look = art ? '' : photo ? ` ${styles.pictured}` : ` ${styles.plain}`;
  return (
    <section className={styles.hero}>
      <div className={styles.stage}>
        <div className={`wrap ${styles.text}${look}`}>
          <H1>{title}</H1>
          <p className="lead">{subtitle}</p>
          <Actions>
            <ButtonLink look="primary" href={primary.href}>
              <span>{primary.label}</span>
              <Icon name="arrow-right" />
            </ButtonLink>
            {secondary && (
              <ButtonLink href={secondary.href} className={styles.secondary}>
                {secondary.label}
              </ButtonLink>
            )}
          </Actions>
          {art && caption && <p className={`caption ${styles.caption}`}>{caption}</p>}
        </div>
        {/* After the text, which sets the stage's height, so that the picture at its foot does not shift. */}
        {art && (
          <div className={styles.picture}>
            <svg className={styles.art} viewBox={art.viewBox} aria-hidden="true">
              {art.groups.map((href) => (
                <use key={href} href={href} />
              ))}
            </svg>
          </div>
        )}
        {!art && photo && (
          <div className={styles.photo}>
            <Photo photo={photo.file} alt={photo.alt} sizes="(width < 1000px) 100vw, 50vw" isFilling />
          </div>
        )}
      </div>
      {(trust || claims.items.length > 0) && (
        <div className={styles.claims}>
          <div className="wrap">
            {trust && (
              <p>
                <span className="hexagon" />
                <span>{trust}</span>
              </p>
            )}
            {claims.items.length > 0 && (
              <ul aria-label={claims.label}>
                {claims.items.map((claim) => (
                  <li key={claim}>
                    <span className="hexagon" />
                    <span>{claim}</span>
                  </li>
                ))}
              </ul>
            )}
          </div>
        </div>
      )}
    </section>
  );
}

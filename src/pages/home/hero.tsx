import { CallLink } from '#src/components/call-link.tsx';
import { ButtonLink, Actions } from '#src/components/button.tsx';
import { SitePicture, type SiteImage } from '#src/components/site-picture.tsx';
import type { LinkTo } from '#src/components/section-head.tsx';
import { H1 } from '#src/components/headings.tsx';
import styles from './hero.module.css';

export interface HeroProps {
  /** The headline in one piece; the style sheet decides where it breaks. */
  title: string;
  subtitle: string;
  primary: LinkTo;
  secondary: LinkTo | null;
  /** The claim outside the list of three (SPEC section 1). */
  trust?: string | undefined;
  claims: { label: string; items: string[] };
  /** Says what a drawing shows. */
  caption?: string | undefined;
  /**
   * A drawing in the colours of the theme is along the lower edge, any other picture beside the words. Null if the site
   * has none.
   */
  picture: { image: SiteImage } | null;
  pictureAlt?: string | undefined;
}

/** The hero of the home page: headline, two buttons and the picture of the site (SPEC sections 1 and 2). */
export function Hero({
  title,
  subtitle,
  primary,
  secondary,
  trust,
  claims,
  caption,
  picture,
  pictureAlt,
}: HeroProps) {
  // Words can be over a drawing in the colours of the theme only; any other picture is beside them.
  const isDrawn = picture !== null && 'href' in picture.image && picture.image.href.includes('#');
  const layout = isDrawn ? '' : picture ? ` ${styles.pictured}` : ` ${styles.plain}`;
  return (
    <section className={styles.hero}>
      <div className={styles.stage}>
        <div className={`wrap ${styles.text}${layout}`}>
          <H1>{title}</H1>
          <p className="lead">{subtitle}</p>
          <Actions>
            <CallLink call={primary} />
            {secondary && (
              <ButtonLink href={secondary.href} className={styles.secondary}>
                {secondary.label}
              </ButtonLink>
            )}
          </Actions>
          {isDrawn && caption && <p className={`plate ${styles.caption}`}>{caption}</p>}
        </div>
        {/* After the text, which sets the stage's height, so that the picture at its foot does not shift. */}
        {picture && (
          <SitePicture
            image={picture.image}
            crop={isDrawn ? 'fill-corner' : 'fill'}
            label={pictureAlt}
            sizes="(width < 65em) 100vw, 50vw"
            className={isDrawn ? styles.art : styles.photo}
          />
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

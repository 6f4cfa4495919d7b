import { Actions } from '../../components/actions.tsx';
import { Breadcrumb, type BreadcrumbProps } from '../../components/breadcrumb.tsx';
import { ButtonLink } from '../../components/button.tsx';
import { Drawing } from '../../components/drawing.tsx';
import { Icon } from '../../components/icon.tsx';
import type { LinkTo } from '../../components/section-head.tsx';
import styles from './careers-hero.module.css';
import { OpenColumns, type OpenPicture } from './open-columns.tsx';

export interface CareersHeroProps {
  breadcrumb: BreadcrumbProps;
  title: string;
  lead: string;
  /** To the open positions below. */
  link: LinkTo;
  /**
   * The team as columns, open roles in outline; `late` loads only the variant that is shown. Left out where the site
   * does not count its people.
   */
  drawing?: { wide: OpenPicture; narrow: OpenPicture; caption: string };
}

/** The hero of Careers: the team and its open roles as a drawing (SPEC section 2, Careers). */
export function CareersHero({ breadcrumb, title, lead, link, drawing }: CareersHeroProps) {
  return (
    <section className={styles.hero}>
      <div className={drawing ? `wrap ${styles.words}` : `wrap ${styles.words} ${styles.alone}`}>
        <Breadcrumb {...breadcrumb} />
        <h1>{title}</h1>
        <p className="lead">{lead}</p>
        <Actions>
          <ButtonLink look="primary" href={link.href}>
            {link.label} <Icon name="arrow-right" />
          </ButtonLink>
        </Actions>
      </div>
      {/* After the words, which set the section's height, so that the drawing at its foot does not shift. */}
      {drawing && (
        <figure className={`wrap ${styles.figure}`}>
          <div className={styles.wide}>
            <Drawing picture={drawing.wide} late />
            <OpenColumns {...drawing.wide} radius={34} />
          </div>
          <div className={styles.narrow}>
            <Drawing picture={drawing.narrow} late />
            <OpenColumns {...drawing.narrow} radius={19} />
          </div>
          <figcaption className="caption">{drawing.caption}</figcaption>
        </figure>
      )}
    </section>
  );
}

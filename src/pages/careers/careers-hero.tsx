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
   * Colleagues as columns, open roles drawn; `late` fetches only the one that is shown. Left out where they
   * cannot be counted.
   */
  drawing?: { wide: OpenPicture; narrow: OpenPicture; caption: string };
}

/** The first view of Careers: everybody who is there, and the places that are free (SPEC section 2, Careers). */
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
      {/* After the words, which give the section its height: what stands at its foot never moves. */}
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

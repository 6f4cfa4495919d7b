import type { ReactNode } from 'react';
import type { Picture } from '../../artwork/picture.ts';
import { Breadcrumb } from './breadcrumb.tsx';
import { Drawing } from './drawing.tsx';
import { H1 } from './headings.tsx';
import styles from './figure-head.module.css';
import { PageHead, type PageHeadProps } from './page-head.tsx';

/**
 * The head of a page with a figure beside its h1 and lead.
 * @param viewBox of the drawing in the figure
 * @param isDescribed whether its caption takes more than one line
 * @param children the figure; null where there is none
 */
export function FigureHead({
  breadcrumb,
  title,
  lead,
  viewBox,
  isDescribed = false,
  children,
}: PageHeadProps & { viewBox?: string | undefined; isDescribed?: boolean; children: ReactNode }) {
  return (
    <section className={styles.hero}>
      <div className="wrap">
        {breadcrumb && <Breadcrumb {...breadcrumb} />}
        <div className={isDescribed ? `${styles.columns} ${styles.described}` : styles.columns}>
          {/* Reserves the space of the figure, because the title is aligned with its lower edge. */}
          {viewBox && <svg className={styles.room} viewBox={viewBox} aria-hidden="true" />}
          <div>
            <H1>{title}</H1>
            <p className="lead">{lead}</p>
          </div>
          {children}
        </div>
      </div>
    </section>
  );
}

/** A drawing and its caption, which states what it counts. */
export interface HeadFigure {
  picture: Picture;
  caption: string;
}

/** The head of a page with its own drawing; without one, as on sites without artwork, `PageHead`. */
export function DrawnHead({ figure, ...head }: PageHeadProps & { figure: HeadFigure | null }) {
  if (!figure) return <PageHead {...head} />;
  return (
    <FigureHead {...head} viewBox={figure.picture.viewBox} isDescribed>
      <figure className="art-lifted">
        <Drawing picture={figure.picture} />
        <figcaption className="caption">{figure.caption}</figcaption>
      </figure>
    </FigureHead>
  );
}

import { FigureCaption } from './figure-caption.tsx';
import type { ReactNode } from 'react';
import { Breadcrumb } from './breadcrumb.tsx';
import { Actions } from './button.tsx';
import { H1 } from './headings.tsx';
import styles from './figure-head.module.css';
import { PageHead, type PageHeadProps } from './page-head.tsx';
import { SitePicture, type SiteImage } from './site-picture.tsx';

/**
 * The head of a page with a figure next to its h1 and lead.
 * @param viewBox of the drawing in the figure
 * @param isDescribed whether its caption takes more than one line
 * @param size `large`: the figure takes its whole column
 * @param actions below the lead
 * @param below under both columns
 * @param children the figure; null if there is none
 */
export function FigureHead({
  title,
  lead,
  viewBox,
  isDescribed = false,
  size = 'small',
  actions,
  below,
  children,
}: PageHeadProps & {
  viewBox?: string | undefined;
  isDescribed?: boolean;
  size?: 'small' | 'large';
  actions?: ReactNode;
  below?: ReactNode;
  children: ReactNode;
}) {
  const looks = [styles.columns, size === 'large' && styles.large, isDescribed && styles.described];
  return (
    <section className={styles.head}>
      <div className="wrap">
        <Breadcrumb />
        <div
          className={`columns ${looks.filter(Boolean).join(' ')}`}
          data-parts="7 5"
          data-align="start"
          data-stacks="tablet"
        >
          {/* Reserves the space of the figure before it loads. */}
          {viewBox && <svg className={styles.room} viewBox={viewBox} aria-hidden="true" />}
          <div>
            <H1>{title}</H1>
            <p className="lead">{lead}</p>
            {actions && <Actions>{actions}</Actions>}
          </div>
          {children}
        </div>
        {below}
      </div>
    </section>
  );
}

/** The view box of an image, which has its shape. */
export const viewBoxOf = (image: SiteImage) =>
  'href' in image ? image.viewBox : `0 0 ${image.width} ${image.height}`;

/** A picture and what its caption says of it. */
export interface HeadFigure {
  image: SiteImage;
  caption?: string | undefined;
}

/** The head of a page with a picture next to it; without one, `PageHead`. @param beside instead of a picture */
export function DrawnHead({
  figure,
  beside,
  ...head
}: PageHeadProps & { figure: HeadFigure | null; beside?: ReactNode }) {
  if (!figure) return <PageHead {...head} beside={beside} />;
  const { image, caption } = figure;
  return (
    <FigureHead {...head} viewBox={viewBoxOf(image)} isDescribed={caption !== undefined}>
      <figure className="art-lifted">
        <SitePicture image={image} />
        <FigureCaption>{caption}</FigureCaption>
      </figure>
    </FigureHead>
  );
}

import type { ReactNode } from 'react';
import { Actions } from './actions.tsx';
import { Breadcrumb, type BreadcrumbProps } from './breadcrumb.tsx';
import { ButtonLink } from './button.tsx';
import type { LinkTo } from './section-head.tsx';
import { ServiceCallLink, type ServiceCall } from './service-call.tsx';
import styles from './service-hero.module.css';

export interface ServiceHeroProps {
  breadcrumb: BreadcrumbProps;
  title: string;
  lead: string;
  /** Describes the drawing; null where there is none. */
  caption: string | null;
  request: ServiceCall;
  /** Null when there is no work to show. */
  work: LinkTo | null;
}

/** Props of the figure in a service page's hero. */
interface ServiceHeroFigure {
  children: ReactNode;
  /** Its aspect ratio: reserves its space before it loads, because the words are centred beside it. */
  viewBox: string | undefined;
  below?: ReactNode;
}

/**
 * The first view of a service page: name, lead, two links (SPEC section 2, Service pages) and a drawing.
 * @param below shown under both columns
 */
export function ServiceHero({
  breadcrumb,
  title,
  lead,
  caption,
  request,
  work,
  children,
  viewBox,
  below,
}: ServiceHeroProps & ServiceHeroFigure) {
  return (
    <section className={styles.hero}>
      <div className="wrap">
        <Breadcrumb {...breadcrumb} />
        <div className={caption === null ? styles.plain : styles.columns}>
          {caption !== null && <svg className={styles.room} viewBox={viewBox} aria-hidden="true" />}
          <div className={styles.words}>
            <h1>{title}</h1>
            <p className="lead">{lead}</p>
            <Actions>
              <ServiceCallLink call={request} />
              {work && <ButtonLink href={work.href}>{work.label}</ButtonLink>}
            </Actions>
          </div>
          {caption !== null && (
            <figure className={`art-lifted ${styles.figure}`}>
              {children}
              <figcaption className="caption">{caption}</figcaption>
            </figure>
          )}
        </div>
        {below}
      </div>
    </section>
  );
}

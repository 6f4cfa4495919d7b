import type { ReactNode } from 'react';
import { SectionHead, type LinkTo } from './section-head.tsx';
import { ErrorBoundary } from './error-boundary.tsx';
import { H2 } from './headings.tsx';
import styles from './titled-section.module.css';

type Ground = 'page' | 'sunken' | 'band';

export interface TitledProps {
  /** Where links to the section lead. */
  id?: string;
  title: string;
  lead?: string | undefined;
  /** By default `page`. */
  ground?: Ground;
}

const looks: Record<Ground, string | undefined> = {
  page: undefined,
  sunken: 'sunken',
  band: `on-band ${styles.band}`,
};

/** A section with its head above the content, on one of the grounds. */
export function TitledSection({
  id,
  title,
  lead,
  ground = 'page',
  link,
  children,
}: TitledProps & { link?: LinkTo | null; children: ReactNode }) {
  return (
    <section id={id} className={looks[ground]}>
      <div className="wrap">
        <SectionHead title={title} lead={lead} {...(link && { link })} />
        {children}
      </div>
    </section>
  );
}

/**
 * A section with its head beside the content: one third for the title, two thirds for the content.
 * @param note small text below the lead: how to fill in a form
 * @param caption below the lead: how to read the figure beside it
 */
export function SideTitledSection({
  id,
  title,
  lead,
  note,
  caption,
  ground = 'page',
  children,
}: Omit<TitledProps, 'lead'> & {
  lead?: string | null | undefined;
  note?: string;
  caption?: string;
  children: ReactNode;
}) {
  return (
    <section id={id} className={looks[ground]}>
      <div className={`wrap columns ${styles.columns}`}>
        <div className={styles.head}>
          <H2>{title}</H2>
          {lead && <p className="quiet">{lead}</p>}
          {note && <p className="caption">{note}</p>}
          {caption && <p className="plate">{caption}</p>}
        </div>
        <ErrorBoundary as="div" className="two-thirds">
          {children}
        </ErrorBoundary>
      </div>
    </section>
  );
}

/** A feature of a service; its optional fields are shown where it has them. */
interface Feature {
  title: string;
  description: string;
  points?: readonly string[] | undefined;
  /** A number formatted for the language, or a duration. */
  figure?: string | undefined;
  figureLabel?: string | undefined;
}

/** Features, side by side or in a list (SPEC section 2, Service pages). */
export interface FeaturesProps extends TitledProps {
  items: readonly Feature[];
}

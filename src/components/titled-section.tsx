import type { ReactNode } from 'react';
import { SectionHead } from './section-head.tsx';
import styles from './titled-section.module.css';

/** The background of a band of a page. */
export type Ground = 'paper' | 'sunken' | 'basalt';

/** Common props of the blocks with a title. */
export interface TitledProps {
  title: string;
  lead?: string | undefined;
  /** By default `paper`. */
  ground?: Ground;
}

const looks: Record<Ground, string | undefined> = {
  paper: undefined,
  sunken: 'sunken',
  basalt: `on-basalt ${styles.basalt}`,
};

/** A section with its head above the content, on one of the grounds. */
export function TitledSection({
  title,
  lead,
  ground = 'paper',
  children,
}: TitledProps & { children: ReactNode }) {
  return (
    <section className={looks[ground]}>
      <div className="wrap">
        <SectionHead title={title} lead={lead} />
        {children}
      </div>
    </section>
  );
}

import type { ReactNode } from 'react';
import { SectionHead } from './section-head.tsx';
import styles from './titled-section.module.css';

/** What a band of a page stands on. */
export type Ground = 'paper' | 'sunken' | 'basalt';

/** What the blocks of a page have that stand below a title. */
export interface TitledProps {
  title: string;
  lead?: string | undefined;
  /** Paper unless said otherwise. */
  ground?: Ground;
}

const looks: Record<Ground, string | undefined> = {
  paper: undefined,
  sunken: 'sunken',
  basalt: `on-basalt ${styles.basalt}`,
};

/** A section below its head, on one of the grounds. */
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

import { TechnologyList } from '../../components/technology-list.tsx';
import type { TechnologyMarkProps } from '../../components/technology-mark.tsx';
import styles from './technology-strip.module.css';

export interface TechnologyStripProps {
  title: string;
  technologies: TechnologyMarkProps[];
  /** Whether the section above has another background. */
  isApart?: boolean;
}

/** Logos with their names in one row. */
export function TechnologyStrip({ title, technologies, isApart = false }: TechnologyStripProps) {
  return (
    <section className={isApart ? `${styles.section} ${styles.apart}` : styles.section}>
      <div className="wrap">
        <h2>{title}</h2>
        <TechnologyList technologies={technologies} className={styles.strip} />
      </div>
    </section>
  );
}

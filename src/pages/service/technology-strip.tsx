import { TechnologyMark, type TechnologyMarkProps } from '../../ui/technology-mark.tsx';
import styles from './technology-strip.module.css';

export interface TechnologyStripProps {
  title: string;
  technologies: TechnologyMarkProps[];
}

/** Logos with their names in one row. */
export function TechnologyStrip({ title, technologies }: TechnologyStripProps) {
  return (
    <section className={styles.section}>
      <div className="wrap">
        <h2>{title}</h2>
        <ul className={styles.strip}>
          {technologies.map((technology) => (
            <li key={technology.name}>
              <TechnologyMark {...technology} />
              {technology.name}
            </li>
          ))}
        </ul>
      </div>
    </section>
  );
}

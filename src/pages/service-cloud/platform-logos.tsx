import { TechnologyMark, type TechnologyMarkProps } from '../../ui/technology-mark.tsx';
import styles from './platform-logos.module.css';

export interface PlatformLogosProps {
  title: string;
  technologies: TechnologyMarkProps[];
}

/** Logos with their names in one row. */
export function PlatformLogos({ title, technologies }: PlatformLogosProps) {
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

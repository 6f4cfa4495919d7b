import { TechnologyMark, type TechnologyMarkProps } from '../../ui/technology-mark.tsx';
import { SectionHead } from '../../sections/section-head.tsx';
import styles from './technology-list.module.css';

export interface TechnologyListProps {
  title: string;
  lead: string;
  /** Categories with their technologies, at most four each. */
  courses: { name: string; note: string; technologies: TechnologyMarkProps[] }[];
}

/** Technologies by category, the widest first (SPEC section 2, Web development). */
export function TechnologyList({ title, lead, courses }: TechnologyListProps) {
  return (
    <section className={styles.section}>
      <div className="wrap">
        <SectionHead title={title} lead={lead} />
        <ol className={styles.categories}>
          {courses.map(({ name, note, technologies }) => (
            <li key={name}>
              <h3>
                {name} <small>{note}</small>
              </h3>
              <ul>
                {technologies.map((technology) => (
                  <li key={technology.name}>
                    <TechnologyMark {...technology} />
                    {technology.name}
                  </li>
                ))}
              </ul>
            </li>
          ))}
        </ol>
      </div>
    </section>
  );
}

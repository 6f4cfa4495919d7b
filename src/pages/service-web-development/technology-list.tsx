import { TechnologyMark, type TechnologyMarkProps } from '../../ui/technology-mark.tsx';
import { SectionHead } from '../../sections/section-head.tsx';
import styles from './technology-list.module.css';

export interface CoursesProps {
  title: string;
  lead: string;
  /** Categories with their technologies, at most four each; the widest first. */
  courses: { name: string; note: string; technologies: TechnologyMarkProps[] }[];
}

/** Technologies by category, laid like the courses of a wall (SPEC section 2, Web development). */
export function Courses({ title, lead, courses }: CoursesProps) {
  return (
    <section className={styles.section}>
      <div className="wrap">
        <SectionHead title={title} lead={lead} />
        <ol className={styles.courses}>
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

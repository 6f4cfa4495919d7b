import { TitledSection, type TitledProps } from '../../components/titled-section.tsx';
import { TechnologyList, type TechnologyMarkProps } from '../../components/technology-list.tsx';
import styles from './technology-courses.module.css';

/** Technologies that belong together. */
export interface TechnologyGroup {
  name: string;
  note?: string | undefined;
  technologies: TechnologyMarkProps[];
}

export interface TechnologyCoursesProps extends TitledProps {
  groups: TechnologyGroup[];
}

/** Technologies by category, a line for each (SPEC section 2, Web development). */
export function TechnologyCourses({ groups, ...section }: TechnologyCoursesProps) {
  return (
    <TitledSection {...section}>
      <ol className={styles.courses}>
        {groups.map(({ name, note, technologies }) => (
          <li key={name}>
            <h3>
              <span>{name}</span> <small>{note}</small>
            </h3>
            <TechnologyList technologies={technologies} />
          </li>
        ))}
      </ol>
    </TitledSection>
  );
}

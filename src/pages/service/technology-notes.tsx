import { TitledSection, type TitledProps } from '../../components/titled-section.tsx';
import { TechnologyMark, type TechnologyMarkProps } from '../../components/technology-mark.tsx';
import styles from './technology-notes.module.css';

export interface TechnologyNotesProps extends TitledProps {
  technologies: (TechnologyMarkProps & { note: string | undefined })[];
}

/** Technologies with a line each on what they are used for (SPEC section 2, App development). */
export function TechnologyNotes({ technologies, ...section }: TechnologyNotesProps) {
  return (
    <TitledSection {...section}>
      <ul className={styles.notes}>
        {technologies.map(({ note, ...mark }) => (
          <li key={mark.name}>
            <TechnologyMark {...mark} />
            <p>
              <strong>{mark.name}</strong>
              {note}
            </p>
          </li>
        ))}
      </ul>
    </TitledSection>
  );
}

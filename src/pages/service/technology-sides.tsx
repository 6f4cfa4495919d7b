import type { Picture } from '../../../artwork/picture.ts';
import { TitledSection, type TitledProps } from '../../sections/titled-section.tsx';
import { Drawing } from '../../ui/drawing.tsx';
import { TechnologyMark, type TechnologyMarkProps } from '../../ui/technology-mark.tsx';
import styles from './technology-sides.module.css';

export interface TechnologySidesProps extends TitledProps {
  /** Null where the site draws none. */
  picture: Picture | null;
  technologies: (TechnologyMarkProps & { note: string | undefined })[];
}

/**
 * Technologies around one column with six sides, three on each hand; in two columns where none is drawn (SPEC
 * section 2, App development).
 */
export function TechnologySides({ picture, technologies, ...section }: TechnologySidesProps) {
  return (
    <TitledSection {...section}>
      <div className={picture ? styles.stage : styles.plain}>
        {picture && (
          <div className={`art-lifted ${styles.picture}`}>
            <Drawing picture={picture} late />
          </div>
        )}
        <ul className={styles.sides}>
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
      </div>
    </TitledSection>
  );
}

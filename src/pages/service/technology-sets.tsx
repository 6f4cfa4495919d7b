import { TitledSection, type TitledProps } from '../../components/titled-section.tsx';
import { TechnologyMark, type TechnologyMarkProps } from '../../components/technology-list.tsx';
import styles from './technology-sets.module.css';

/** A technology, what is good about it or what it is, and what it is used for. */
export interface Engine extends TechnologyMarkProps {
  trait: string | undefined;
  use: string | undefined;
}

export interface EngineSet {
  name: string;
  note?: string | undefined;
  engines: Engine[];
}

export interface TechnologySetsProps extends TitledProps {
  /** Set as a ruled list. */
  ruled: EngineSet;
  /** Set as free hexagons, and as a list on phones. */
  free: EngineSet;
}

/** Two sets of technologies, SQL as a ruled list and NoSQL as free hexagons (SPEC section 2, Database). */
export function TechnologySets({ ruled, free, ...section }: TechnologySetsProps) {
  return (
    <TitledSection {...section}>
      <div className={styles.sets}>
        <div>
          <h3>{ruled.name}</h3>
          <p>{ruled.note}</p>
          <ul className={styles.ruled}>
            {ruled.engines.map(({ trait, use, ...mark }) => (
              <li key={mark.name}>
                <TechnologyMark {...mark} />
                <strong>{mark.name}</strong>
                <p>
                  <span>{use}</span> <span>{trait}</span>
                </p>
              </li>
            ))}
          </ul>
        </div>
        <div>
          <h3>{free.name}</h3>
          <p>{free.note}</p>
          <ul className={styles.free}>
            {free.engines.map(({ trait, use, ...mark }) => (
              <li key={mark.name}>
                <TechnologyMark {...mark} />
                <strong>{mark.name}</strong>
                <span className="caption">{trait}</span>
                <p>{use}</p>
              </li>
            ))}
          </ul>
        </div>
      </div>
    </TitledSection>
  );
}

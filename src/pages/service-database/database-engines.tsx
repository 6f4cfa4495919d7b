import { TechnologyMark, type TechnologyMarkProps } from '../../ui/technology-mark.tsx';
import { SectionHead } from '../../sections/section-head.tsx';
import styles from './database-engines.module.css';

export interface Engine extends TechnologyMarkProps {
  trait: string;
  use: string;
}

export interface EngineSet {
  title: string;
  lead: string;
  engines: Engine[];
}

export interface DatabaseEnginesProps {
  title: string;
  lead: string;
  /** Engines that keep data in rows: set as a ruled list. */
  ruled: EngineSet;
  /** Engines that do not: set as free hexagons, and as a list on phones. */
  free: EngineSet;
}

/** Five SQL and five NoSQL technologies (SPEC section 2, Database): the form of each set is what it says. */
export function DatabaseEngines({ title, lead, ruled, free }: DatabaseEnginesProps) {
  return (
    <section className={styles.section}>
      <div className="wrap">
        <SectionHead title={title} lead={lead} />
        <div className={styles.sets}>
          <div>
            <h3>{ruled.title}</h3>
            <p>{ruled.lead}</p>
            <ul className={styles.ruled}>
              {ruled.engines.map(({ trait, use, ...mark }) => (
                <li key={mark.name}>
                  <TechnologyMark {...mark} />
                  <strong>{mark.name}</strong>
                  <p>
                    <span>{use}</span> {trait}
                  </p>
                </li>
              ))}
            </ul>
          </div>
          <div>
            <h3>{free.title}</h3>
            <p>{free.lead}</p>
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
      </div>
    </section>
  );
}

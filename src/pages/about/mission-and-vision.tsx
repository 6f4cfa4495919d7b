import styles from './mission-and-vision.module.css';

export interface Purpose {
  title: string;
  text: string;
  /** A caption that says whether it is achieved or planned. */
  note?: string | undefined;
}

/** Each may be left out. */
export interface MissionAndVisionProps {
  mission?: Purpose | undefined;
  vision?: Purpose | undefined;
}

/** The mission on a dark ground, and the vision with a dashed border, as it is only planned (SPEC section 2, About). */
export function MissionAndVision({ mission, vision }: MissionAndVisionProps) {
  if (!mission && !vision) return null;
  return (
    <section>
      <div className={`wrap ${styles.pair}`}>
        {mission && <Panel purpose={mission} className={`on-basalt ${styles.panel}`} />}
        {vision && <Panel purpose={vision} className={`${styles.panel} ${styles.drawn}`} />}
      </div>
    </section>
  );
}

function Panel({ purpose: { title, text, note }, className }: { purpose: Purpose; className: string }) {
  return (
    <div className={className}>
      <div>
        <h2>{title}</h2>
        <p className={styles.text}>{text}</p>
      </div>
      {note && <p className="caption">{note}</p>}
    </div>
  );
}

import styles from './mission-and-vision.module.css';

export interface Purpose {
  title: string;
  text: string;
  /** Whether it is built or drawn, in a caption. */
  note: string;
}

/** What is done and what is aimed at: the mission stands on basalt, the vision is only drawn (SPEC section 2, About). */
export function MissionAndVision({ mission, vision }: { mission: Purpose; vision: Purpose }) {
  return (
    <section>
      <div className={`wrap ${styles.pair}`}>
        <Panel purpose={mission} className={`on-basalt ${styles.panel}`} />
        <Panel purpose={vision} className={`${styles.panel} ${styles.drawn}`} />
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
      <p className="caption">{note}</p>
    </div>
  );
}

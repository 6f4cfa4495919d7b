import { SectionHead } from './section-head.tsx';
import styles from './reason-list.module.css';

export interface ReasonListProps {
  title: string;
  lead?: string;
  /** `figure` is at the end of the line: a number or a duration. */
  reasons: readonly { title: string; description: string; figure: string; figureLabel?: string }[];
  /** The background of the band; default basalt. */
  ground?: 'paper' | 'basalt';
}

/** A list of reasons, each with a number at its end (SPEC section 2, Cloud). */
export function ReasonList({ title, lead, reasons, ground = 'basalt' }: ReasonListProps) {
  return (
    <section className={ground === 'basalt' ? 'on-basalt' : undefined}>
      <div className="wrap">
        <SectionHead title={title} lead={lead} />
        <ul className={styles.reasons}>
          {reasons.map((reason) => (
            <li key={reason.title}>
              <h3>{reason.title}</h3>
              <p>{reason.description}</p>
              <p className={styles.figure}>
                <b>{reason.figure}</b> {reason.figureLabel}
              </p>
            </li>
          ))}
        </ul>
      </div>
    </section>
  );
}

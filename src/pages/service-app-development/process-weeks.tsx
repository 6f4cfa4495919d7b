import { ScaleBar, ScaleTicks, type BarPart } from '../../sections/scale-bar.tsx';
import styles from './process-weeks.module.css';

export interface ProcessWeeksProps {
  /** One part for each step, in weeks. */
  parts: readonly BarPart[];
  /** The ruler in words. */
  alternative: string;
  caption: string;
}

/** Every second week is named. */
const weeksPerTick = 2;

/** The steps of a process on one scale of weeks. */
export function ProcessWeeks({ parts, alternative, caption }: ProcessWeeksProps) {
  const weeks = parts.reduce((sum, { length }) => sum + length, 0);
  const ticks = Array.from({ length: weeks / weeksPerTick }, (_, index) => ({
    at: index * weeksPerTick,
    label: String(index * weeksPerTick + 1),
  }));
  return (
    <figure className={styles.ruler}>
      <p className="visually-hidden">{alternative}</p>
      <ScaleBar parts={parts} total={weeks} />
      <ScaleTicks ticks={ticks} total={weeks} />
      <figcaption className="caption">{caption}</figcaption>
    </figure>
  );
}

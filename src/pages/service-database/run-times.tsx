import { DataColumn } from '../../ui/data-column.tsx';
import { SectionHead } from '../../sections/section-head.tsx';
import styles from './run-times.module.css';

export interface RunTimesProps {
  title: string;
  lead: string;
  caption: string;
  /** In the order of the changes; the last is where it ended. */
  steps: { name: string; duration: string; minutes: number }[];
}

/** Height of the longest run, in CSS pixels. */
const tallestPx = 320;

/** How a run time fell, change by change, as columns drawn to scale. */
export function RunTimes({ title, lead, caption, steps }: RunTimesProps) {
  const longest = Math.max(...steps.map(({ minutes }) => minutes));
  return (
    <section className="on-basalt">
      <div className="wrap">
        <SectionHead title={title} lead={lead} />
        <figure className="art-data">
          <ol className={styles.steps}>
            {steps.map(({ name, duration, minutes }, index) => (
              <li key={name}>
                <div>
                  <b>{duration}</b>
                  <DataColumn
                    height={Math.round((minutes / longest) * tallestPx)}
                    isHot={index === steps.length - 1}
                  />
                </div>
                <span>{name}</span>
              </li>
            ))}
          </ol>
          <figcaption className={`caption ${styles.caption}`}>{caption}</figcaption>
        </figure>
      </div>
    </section>
  );
}

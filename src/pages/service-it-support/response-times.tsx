import { ScaleBar } from '../../sections/scale-bar.tsx';
import { SectionHead } from '../../sections/section-head.tsx';
import styles from './response-times.module.css';

export interface ResponseTimesProps {
  title: string;
  lead: string;
  caption: string;
  /** From the most to the least urgent. */
  levels: { name: string; example: string; time: string; hours: string; minutes: number }[];
}

/** How soon help starts, by how much is at stake; the bars are drawn to scale and say what stands beside them. */
export function ResponseTimes({ title, lead, caption, levels }: ResponseTimesProps) {
  const longest = Math.max(...levels.map(({ minutes }) => minutes));
  return (
    <section className={`on-basalt ${styles.band}`}>
      <div className="wrap">
        <SectionHead title={title} lead={lead} />
        <figure>
          <ul className={styles.levels}>
            {levels.map(({ name, example, time, hours, minutes }, index) => (
              <li key={name}>
                <div>
                  <h3>{name}</h3>
                  <p>{example}</p>
                </div>
                <ScaleBar
                  total={longest}
                  parts={[{ length: minutes, tone: index === 0 ? 'ember' : 'darkStone' }]}
                />
                <p className={styles.time}>
                  <b>{time}</b> {hours}
                </p>
              </li>
            ))}
          </ul>
          <figcaption className={`caption ${styles.caption}`}>{caption}</figcaption>
        </figure>
      </div>
    </section>
  );
}

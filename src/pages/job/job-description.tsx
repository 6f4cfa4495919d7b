import { Cover } from '../../components/cover.tsx';
import type { CoverPicture } from '../../components/cover-art.tsx';
import styles from './job-description.module.css';

export interface JobDescriptionProps {
  description: { title: string; text: string };
  /** Responsibilities, requirements, benefits. */
  lists: readonly { id: string; title: string; items: readonly string[] }[];
  company: { title: string; text: string; cover: CoverPicture };
  /** What happens after an application, in order. */
  hiring: { title: string; steps: readonly { name: string; time: string }[] };
}

/** What the job is, and beside it who offers it (SPEC section 2, Job detail). */
export function JobDescription({ description, lists, company, hiring }: JobDescriptionProps) {
  return (
    <section className={styles.section} data-print="document">
      <div className={`wrap ${styles.columns}`}>
        <div className={styles.job}>
          <h2>{description.title}</h2>
          <p>{description.text}</p>
          {lists.map(({ id, title, items }) => (
            <div key={id}>
              <h2>{title}</h2>
              <ul>
                {items.map((item) => (
                  <li key={item}>{item}</li>
                ))}
              </ul>
            </div>
          ))}
        </div>
        <div className={styles.company}>
          <Cover picture={company.cover} className={styles.cover} late />
          <div>
            <h2>{company.title}</h2>
            <p>{company.text}</p>
          </div>
          <div>
            <h2>{hiring.title}</h2>
            <ol>
              {hiring.steps.map(({ name, time }) => (
                <li key={name}>
                  {name} <span>{time}</span>
                </li>
              ))}
            </ol>
          </div>
        </div>
      </div>
    </section>
  );
}

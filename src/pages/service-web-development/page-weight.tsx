import { ScaleBar, type BarTone } from '../../sections/scale-bar.tsx';
import { SectionHead } from '../../sections/section-head.tsx';
import styles from './page-weight.module.css';

export interface PageWeightProps {
  title: string;
  lead: string;
  caption: string;
  /** `weight` is the value as the language writes it. */
  parts: { name: string; weight: string; kilobytes: number }[];
}

/** The tones of the parts in their order, and of their signs below the bar. */
const tones: readonly BarTone[] = ['olivine', 'ember', 'darkStone', 'stone'];

/** What a page weighs, part by part, drawn to scale; the list below it says the same in numbers. */
export function PageWeight({ title, lead, caption, parts }: PageWeightProps) {
  const total = parts.reduce((sum, { kilobytes }) => sum + kilobytes, 0);
  return (
    <section className={`on-basalt ${styles.band}`}>
      <div className="wrap">
        <SectionHead title={title} lead={lead} />
        <figure>
          <div className={styles.bar}>
            <ScaleBar
              total={total}
              parts={parts.map(({ kilobytes }, index) => ({
                length: kilobytes,
                tone: tones[index] ?? 'stone',
              }))}
            />
          </div>
          <dl className={styles.parts}>
            {parts.map(({ name, weight }) => (
              <div key={name}>
                <dt>{name}</dt>
                <dd>{weight}</dd>
              </div>
            ))}
          </dl>
          <figcaption className={`caption ${styles.caption}`}>{caption}</figcaption>
        </figure>
      </div>
    </section>
  );
}

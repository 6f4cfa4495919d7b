import { ValueColumns, type ValueColumnsProps } from '../../sections/value-columns.tsx';
import { FigurePanel } from '../../ui/live-figure/figure-panel.tsx';
import { LiveFigure } from '../../ui/live-figure/live-figure.tsx';
import { Slider } from '../../ui/live-figure/slider.tsx';
import type { WalkFacts } from '../../ui/live-figure/walk.ts';
import styles from './year-columns.module.css';

export interface YearColumnsProps extends Pick<ValueColumnsProps, 'items' | 'isFlat'> {
  title: string;
  caption: string;
  /** The slider that walks the years. */
  label: string;
  walk: WalkFacts & { names: readonly string[] };
}

const load = () => import('../../ui/live-figure/walk.ts');

/** How many worked here at the end of each year, as columns: a walk through them says what the year brought. */
export function YearColumns({ title, caption, label, items, isFlat, walk }: YearColumnsProps) {
  const { start } = walk;
  return (
    <section>
      <div className="wrap">
        <h2>{title}</h2>
        <LiveFigure load={load} facts={walk} className={styles.walk}>
          <figure className={`art-data ${styles.years}`}>
            <ValueColumns items={items} {...(isFlat && { isFlat })} isWalked />
            <figcaption className="caption">{caption}</figcaption>
          </figure>
          <FigurePanel says={walk.says[start] ?? ''}>
            <Slider label={label} min={0} max={walk.says.length - 1} value={start} name={walk.names[start]} />
          </FigurePanel>
        </LiveFigure>
      </div>
    </section>
  );
}

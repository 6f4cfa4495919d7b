import { FigurePanel } from '../../ui/live-figure/figure-panel.tsx';
import { LiveFigure } from '../../ui/live-figure/live-figure.tsx';
import { Slider } from '../../ui/live-figure/slider.tsx';
import type { WalkFacts } from '../../ui/live-figure/walk.ts';
import styles from './app-tiers.module.css';

export interface AppTiersProps {
  /** Of each drawing. */
  viewBox: string;
  /** Addresses of the drawn tiers from the lowest, which the others are painted over. */
  drawings: readonly string[];
  /** The tiers from the uppermost. */
  names: readonly { name: string; note: string }[];
  /** The slider that pulls one of them away from the others. */
  label: string;
  /** All together, then each tier alone. */
  walk: WalkFacts;
}

const load = () => import('../../ui/live-figure/walk.ts');

/**
 * A product pulled apart into its tiers, each with a leader line to its name; on phones the names stand
 * below. The one that is pointed at, or that the slider names, stands alone: the others make room.
 */
export function AppTiers({ viewBox, drawings, names, label, walk }: AppTiersProps) {
  return (
    <LiveFigure load={load} facts={walk} className={styles.tiers}>
      <div className={styles.figure}>
        <svg className={styles.picture} viewBox={viewBox} aria-hidden="true">
          {drawings.map((href, index) => (
            <use key={href} href={href} data-stop={drawings.length - index} />
          ))}
        </svg>
        <ol>
          {names.map(({ name, note }, index) => (
            <li key={name} data-stop={index + 1}>
              <strong>{name}</strong>
              <span>{note}</span>
            </li>
          ))}
        </ol>
      </div>
      <FigurePanel says={walk.says[walk.start] ?? ''}>
        <Slider label={label} min={0} max={names.length} value={walk.start} />
      </FigurePanel>
    </LiveFigure>
  );
}

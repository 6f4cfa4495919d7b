import type { Picture, Spot } from '../../../artwork/picture.ts';
import { Drawing } from '../../components/drawing.tsx';
import { FigurePanel } from '../../components/live-figure/figure-panel.tsx';
import { LiveFigure } from '../../components/live-figure/live-figure.tsx';
import { Slider } from '../../components/live-figure/slider.tsx';
import styles from './numbered-picture.module.css';
import type { RingFacts } from './ring.ts';

export interface NumberedPictureProps {
  picture: Picture;
  /** The positions of the numbers, in order. */
  tops: readonly Spot[];
  /** The label of the slider that takes out a column. */
  label: string;
  facts: RingFacts;
}

const load = () => import('./ring.ts');

/**
 * A drawing of numbered columns, one of which can be taken out. The numbers are decorative: a list below has the same.
 */
export function NumberedPicture({ picture, tops, label, facts }: NumberedPictureProps) {
  return (
    <LiveFigure load={load} facts={facts}>
      <div className={styles.wall}>
        <Drawing picture={picture} />
        <svg className={styles.numbers} aria-hidden="true">
          {tops.map(({ left, top }, index) => (
            <text
              key={`${left} ${top}`}
              x={`${left}%`}
              y={`${top}%`}
              textAnchor="middle"
              dominantBaseline="central"
            >
              {index + 1}
            </text>
          ))}
        </svg>
      </div>
      <FigurePanel says={facts.sentences[0] ?? ''}>
        <Slider label={label} min={0} max={tops.length} value={0} />
      </FigurePanel>
    </LiveFigure>
  );
}

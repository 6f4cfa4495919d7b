import type { Picture, Spot } from '../../../artwork/picture.ts';
import { Drawing } from '../../ui/drawing.tsx';
import styles from './numbered-picture.module.css';

export interface NumberedPictureProps {
  picture: Picture;
  /** Where the numbers stand, from the first. */
  tops: readonly Spot[];
}

/** A drawing with numbers on it. Decorative: a list below carries the same numbers. */
export function NumberedPicture({ picture, tops }: NumberedPictureProps) {
  return (
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
  );
}

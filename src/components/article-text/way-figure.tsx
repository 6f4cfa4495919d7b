import type { WayFigureProps } from './text-blocks.ts';
import styles from './way-figure.module.css';

/** A way from station to station: a list in its order, with an arrow between two. */
export function WayFigure({ caption, stations }: WayFigureProps) {
  return (
    <figure className={styles.figure}>
      <ol>
        {stations.map(({ name, note }) => (
          <li key={name}>
            <strong>{name}</strong>
            {note && <span>{note}</span>}
          </li>
        ))}
      </ol>
      <figcaption className="caption">{caption}</figcaption>
    </figure>
  );
}

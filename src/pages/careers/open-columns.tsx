import type { Picture, Spot } from '../../../artwork/picture.ts';
import { DataColumn } from '../../components/data-column.tsx';
import styles from './open-columns.module.css';

/** A drawing of the roster with the open roles in it. */
export type OpenPicture = Picture & {
  /** The open roles: the top of each column, in per cent of the drawing, and its job. */
  open: readonly { top: Spot; title: string; href: string }[];
};

/** The radius that DataColumn draws. */
const columnRadius = 40;
/** Height of the highlighted top of a column, in units of DataColumn. */
const litHeight = 14;

/**
 * Links over the columns of open roles: on hover and focus, the top of a column is highlighted and shows the job's
 * title.
 * @param radius of a column, in units of the drawing
 */
export function OpenColumns({ viewBox, open, radius }: OpenPicture & { radius: number }) {
  const [, , width = 0, height = 0] = viewBox.split(' ').map(Number);
  return (
    <svg className={styles.columns} viewBox={viewBox}>
      {open.map(({ top, title, href }) => (
        <g key={href} transform={`translate(${(top.left * width) / 100} ${(top.top * height) / 100})`}>
          <a href={href} aria-label={title}>
            <rect x={-radius} y={-radius} width={2 * radius} height={3 * radius} />
            <g
              className={styles.lit}
              transform={`scale(${radius / columnRadius}) translate(${-columnRadius} -21)`}
            >
              <DataColumn height={litHeight} isHot />
            </g>
          </a>
          <text
            className={styles.title}
            aria-hidden="true"
            y={-1.1 * radius}
            textAnchor={top.left > 80 ? 'end' : top.left < 20 ? 'start' : 'middle'}
          >
            {title}
          </text>
        </g>
      ))}
    </svg>
  );
}

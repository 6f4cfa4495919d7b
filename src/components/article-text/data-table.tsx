import scroll from '../scroll-shade.module.css';
import styles from './data-table.module.css';
import type { TableBlock } from './text-blocks.ts';
import { TextLine } from './text-line.tsx';

/** A table of an article; when too wide, it scrolls by itself, also by keyboard. */
export function DataTable({ label, columns, rows }: TableBlock) {
  const alignment = (index: number) => (columns[index]?.isNumeric ? styles.numeric : undefined);
  return (
    // oxlint-disable-next-line jsx-a11y/no-noninteractive-tabindex -- what scrolls has to be reachable by keyboard
    <figure className={`${scroll.shaded} ${styles.scroller}`} aria-label={label} tabIndex={0}>
      <table>
        <thead>
          <tr>
            {columns.map(({ text }, index) => (
              <th key={index} scope="col" className={alignment(index)}>
                <TextLine parts={text} />
              </th>
            ))}
          </tr>
        </thead>
        <tbody>
          {rows.map(([first = [], ...others], index) => (
            <tr key={index}>
              <th scope="row">
                <TextLine parts={first} />
              </th>
              {others.map((cell, column) => (
                <td key={column} className={alignment(column + 1)}>
                  <TextLine parts={cell} />
                </td>
              ))}
            </tr>
          ))}
        </tbody>
      </table>
    </figure>
  );
}

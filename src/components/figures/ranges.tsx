import { Bar, type BarPart } from './bar.tsx';
import styles from './ranges.module.css';

export interface Range {
  name: string;
  note?: string | undefined;
  value?: string | undefined;
  /** A note on the value, such as its condition. */
  when?: string | undefined;
  /** Where the bar begins; by default at zero. */
  start?: number;
  least: number;
  /** The end of the pale part; by default the bar has none. */
  most?: number;
}

export interface RangesProps {
  items: readonly Range[];
  /** The position of the item that makes the point, from 1. */
  accent: number;
}

function partsOf({ start = 0, least, most = least }: Range, isAccent: boolean): BarPart[] {
  const solid: BarPart = { start, length: least, tone: isAccent ? 'accent' : 'ink' };
  if (most === least) return [solid];
  return [solid, { start: start + least, length: most - least, tone: isAccent ? 'paleAccent' : 'paleInk' }];
}

/** Durations on one scale, a row each: solid up to the minimum, pale up to the maximum. */
export function Ranges({ items, accent }: RangesProps) {
  const total = Math.max(...items.map(({ start = 0, least, most = least }) => start + most));
  return (
    <ol className={styles.ranges}>
      {items.map((item, index) => (
        <li key={item.name}>
          <p className={`plain quiet ${styles.name}`}>
            <strong className="title-4">{item.name}</strong> <span>{item.note}</span>
          </p>
          <Bar parts={partsOf(item, index + 1 === accent)} total={total} />
          <p className={`small quiet ${styles.value}`}>
            <b className="figure-4">{item.value}</b> <span>{item.when}</span>
          </p>
        </li>
      ))}
    </ol>
  );
}

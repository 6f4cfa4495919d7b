import type { ReactNode } from 'react';
import type { Picture, Spot } from '../../../artwork/picture.ts';
import { Drawing } from '../../components/drawing.tsx';
import styles from './proof-figures.module.css';

/** First and last word of the horizontal axis. */
export type Axis = readonly [string, string];

function AxisWords({ axis }: { axis: Axis }) {
  return (
    <p className={`caption ${styles.pair}`}>
      <span>{axis[0]}</span>
      <span>{axis[1]}</span>
    </p>
  );
}

export interface CostWords {
  /** Labels over the drawing, positioned in per cent of it: two marks of the scale, and the saving. */
  marks: readonly { text: string; at: Spot }[];
  saving: { text: string; at: Spot };
  axis: Axis;
}

/**
 * Columns over an axis. The labels are in an SVG without a view box, because their position is in per cent, their text
 * keeps its size, and the policy blocks style attributes.
 */
export function CostFigure({ picture, words }: { picture: Picture; words: CostWords }) {
  const { marks, saving, axis } = words;
  return (
    <>
      <div className={styles.plot}>
        <Drawing picture={picture} late />
        <svg className={`caption ${styles.words}`}>
          {marks.map(({ text, at }) => (
            <text key={text} x={`${at.left}%`} y={`${at.top}%`} dx="-36" dy="4">
              {text}
            </text>
          ))}
          <text
            className={styles.hot}
            x={`${saving.at.left}%`}
            y={`${saving.at.top}%`}
            dy="-8"
            textAnchor="end"
          >
            {saving.text}
          </text>
        </svg>
      </div>
      <AxisWords axis={axis} />
    </>
  );
}

export interface StripRow {
  label: string;
  value: string;
  isHot?: boolean;
  picture: Picture;
}

/** Rows of columns, each with its name and its value. */
export function StripFigure({ rows, axis }: { rows: readonly StripRow[]; axis?: Axis | undefined }) {
  return (
    <>
      {rows.map(({ label, value, isHot, picture }) => (
        <div key={label} className={styles.strip}>
          <p className={`caption ${styles.pair}`}>
            <span>{label}</span>
            <span className={isHot ? styles.hot : undefined}>{value}</span>
          </p>
          <Drawing picture={picture} late />
        </div>
      ))}
      {axis && <AxisWords axis={axis} />}
    </>
  );
}

export interface WeekWords {
  /** Monday first. */
  days: readonly string[];
  hours: readonly string[];
  office: string;
  onCall: string;
  night: string;
}

/** The hours of a week as hexagons, a row for each day. */
export function WeekFigure({ picture, words }: { picture: Picture; words: WeekWords }) {
  const { days, hours, office, onCall, night } = words;
  return (
    <>
      <div className={`caption ${styles.week}`}>
        <Words list={hours} className={styles.hours} />
        <Words list={days} className={styles.days} />
        <Drawing picture={picture} late />
      </div>
      <p className={`caption ${styles.legend}`}>
        <span className={styles.office}>{office}</span>
        <span>{onCall}</span>
        <span className={styles.night}>{night}</span>
      </p>
    </>
  );
}

function Words({ list, className }: { list: readonly string[]; className: string | undefined }): ReactNode {
  return (
    <div className={className}>
      {list.map((word) => (
        <span key={word}>{word}</span>
      ))}
    </div>
  );
}

import styles from './bar.module.css';

/** `accent` is for the part that makes the point; a pale part is a possible addition. */
export type Tone = 'accent' | 'paleAccent' | 'ink' | 'paleInk' | 'ink2' | 'ink3';

export interface BarPart {
  /** In the unit of the bar's total. */
  start: number;
  length: number;
  tone: Tone;
}

const percent = (share: number) => `${(share * 100).toFixed(2)}%`;

/**
 * Parts of a bar, to scale from zero. Decorative: the same values are next to it in words. Without a viewBox, widths
 * are percentages, because the policy forbids style attributes.
 */
export function Bar({ parts, total }: { parts: readonly BarPart[]; total: number }) {
  return (
    <svg className={styles.bar} aria-hidden="true">
      {parts.map(({ start, length, tone }) => (
        <rect
          key={`${start} ${tone}`}
          className={styles[tone]}
          x={percent(start / total)}
          width={percent(length / total)}
          height="100%"
        />
      ))}
    </svg>
  );
}

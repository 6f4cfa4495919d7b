import styles from './initials.module.css';

/** The letters of a name in place of a picture, and the size a picture would have, in px. */
export interface InitialsProps {
  initials: string;
  width: number;
  height: number;
}

/** Share of the width that a letter is high. */
const letterShare = 0.36;

/**
 * The initials of a person on paper, where there is no portrait.
 * @param label the name; without it they are hidden from assistive technology, for a place that says the name anyway
 */
export function Initials({
  initials,
  width,
  height,
  label,
  className,
}: InitialsProps & { label?: string; className?: string | undefined }) {
  const size = Math.round(width * letterShare);
  return (
    <svg
      className={className ? `${styles.initials} ${className}` : styles.initials}
      viewBox={`0 0 ${width} ${height}`}
      {...(label ? { role: 'img', 'aria-label': label } : { 'aria-hidden': true })}
    >
      <text x={width / 2} y={(height + size * 0.72) / 2} fontSize={size}>
        {initials}
      </text>
    </svg>
  );
}

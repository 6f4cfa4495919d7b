import styles from './initials.module.css';

/** The letters instead of a picture, and the picture's size in px. */
export interface InitialsProps {
  initials: string;
  width: number;
  height: number;
}

/** Height of a letter as a share of the width. */
const letterShare = 0.36;

/**
 * The initials of a person without a portrait.
 * @param label the name; without it they are hidden from assistive technology, for places that show the name
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
      <text x={width / 2} y={(height + size * 0.72) / 2} fontSize={size} fontWeight={600} textAnchor="middle">
        {initials}
      </text>
    </svg>
  );
}

import styles from './drill-core.module.css';

/** The core in parts: the ground it stands on, and its slices from the uppermost down. */
export interface DrillCorePicture {
  viewBox: string;
  ground: string;
  slices: readonly string[];
  /** Whether it has fewer slices than were drawn. */
  isShort: boolean;
}

/**
 * A drill core of one slice for each service. Decorative: the list beside it says the same.
 * @param lit index of the highlighted slice
 */
export function DrillCore({ picture, lit }: { picture: DrillCorePicture; lit: number }) {
  const fromTheGround = picture.slices.map((href, index) => ({ href, index })).toReversed();
  const look = picture.isShort ? `${styles.core} ${styles.short}` : styles.core;
  return (
    <svg className={`art-lifted ${look}`} viewBox={picture.viewBox} aria-hidden="true">
      <use href={picture.ground} />
      {fromTheGround.map(({ href, index }) => (
        <use key={href} href={href} className={index === lit ? styles.lit : undefined} />
      ))}
    </svg>
  );
}

import type { Picture } from '../../artwork/picture.ts';
import styles from './cover.module.css';
import { Drawing } from './drawing.tsx';

/** A cover drawing with its colours and direction of light. */
export type CoverPicture = Picture & { stone: 'basalt' | 'tuff' | 'ash'; light: 'left' | 'right' };

/**
 * A decorative cover drawing that fills its frame. The frame has no height of its own: set a ratio with
 * `className`.
 * @param late for covers below the first view
 */
export function Cover({
  picture: { href, viewBox, stone, light },
  late = false,
  className,
}: {
  picture: CoverPicture;
  late?: boolean;
  className?: string | undefined;
}) {
  const classes = [styles.cover, `stone-${stone}`, light === 'right' && 'light-right', className];
  return (
    <div className={classes.filter(Boolean).join(' ')}>
      <Drawing picture={{ href, viewBox }} crop="fill" late={late} />
    </div>
  );
}

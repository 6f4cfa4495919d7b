import { CoverArt, type CoverPicture } from './cover-art.tsx';
import styles from './cover.module.css';

/**
 * A framed cover; decorative. The height is the frame's own: give it a ratio with `className`.
 * @param late for everything below the first view
 */
export function Cover({
  picture,
  late = false,
  className,
}: {
  picture: CoverPicture;
  late?: boolean;
  className?: string | undefined;
}) {
  return <CoverArt picture={picture} frame={styles.cover} late={late} className={className} />;
}

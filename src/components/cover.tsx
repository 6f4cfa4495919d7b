import { CoverArt, type CoverPicture } from './cover-art.tsx';
import styles from './cover.module.css';

/**
 * A framed cover; decorative without `label`. The height is the frame's own: give it a ratio with `className`.
 * @param late for everything below the first view
 */
export function Cover({
  picture,
  late = false,
  sizes,
  label,
  className,
}: {
  picture: CoverPicture;
  late?: boolean;
  sizes?: string | undefined;
  label?: string | undefined;
  className?: string | undefined;
}) {
  return (
    <CoverArt
      picture={picture}
      frame={styles.cover}
      label={label}
      late={late}
      sizes={sizes}
      className={className}
    />
  );
}

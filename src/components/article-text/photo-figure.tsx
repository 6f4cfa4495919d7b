import { Photo } from '../photo.tsx';
import styles from './photo-figure.module.css';
import type { PhotoBlock } from './text-blocks.ts';

/** As wide as a text is at most, else as wide as the window without its margins. */
const sizes = '(min-width: 48rem) 43.5rem, 92vw';

/** A photo in a text, with its caption where it has one. */
export function PhotoFigure({ photo, alt, caption }: Omit<PhotoBlock, 'kind'>) {
  return (
    <figure className={styles.figure}>
      <Photo photo={photo} alt={alt} sizes={sizes} late />
      {caption && <figcaption className="caption">{caption}</figcaption>}
    </figure>
  );
}

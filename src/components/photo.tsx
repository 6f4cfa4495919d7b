import type { PhotoFiles as PhotoFile } from '#shared/picture.ts';
import styles from './photo.module.css';

/**
 * A photo in the best format and width for the browser, as wide as there is room. Its space is reserved.
 * @param alt what is to be seen, for those who do not see it; empty if the words next to it say so
 * @param sizes how wide it is shown, as `<img sizes>` has it
 * @param isFilling covers its box, whatever the ratio of that
 * @param frame its shape, where that is not the photo's own
 * @param late for everything below the first view
 */
export function Photo({
  photo: { src, width, height, avif, webp, focus },
  alt,
  sizes,
  late = false,
  isFilling = false,
  frame,
}: {
  photo: PhotoFile;
  alt: string;
  sizes: string;
  late?: boolean;
  isFilling?: boolean;
  frame?: 'portrait' | 'square';
}) {
  return (
    <picture className={isFilling ? `${styles.photo} ${styles.filling}` : styles.photo}>
      <source type="image/avif" srcSet={avif} sizes={sizes} />
      <img
        src={src}
        srcSet={webp}
        sizes={sizes}
        width={width}
        height={height}
        alt={alt}
        data-focus={focus}
        data-frame={frame}
        decoding="async"
        {...(late ? { loading: 'lazy' } : { fetchPriority: 'high' })}
      />
    </picture>
  );
}

import { FigureCaption } from './figure-caption.tsx';
import styles from './cover.module.css';
import { SitePicture, type SiteImage } from './site-picture.tsx';

/** A cover; with null its frame is left out too. */
export type CoverPicture = SiteImage | null;

/**
 * A framed cover. A drawing is shown whole on the ground of its frame, because each part of it means something; a photo
 * and a pattern fill the frame.
 * @param label one sentence for those who do not see it; decorative without it
 * @param late for everything below the first view
 * @param sizes how wide a photo is shown at most
 * @param className may give it another ratio
 */
export function Cover({
  picture,
  label,
  late = false,
  sizes,
  className,
}: {
  picture: CoverPicture;
  label?: string | undefined;
  late?: boolean;
  sizes?: string | undefined;
  className?: string | undefined;
}) {
  if (!picture) return null;
  return (
    <div className={className ? `${styles.cover} ${className}` : styles.cover}>
      <SitePicture
        image={picture}
        crop={'href' in picture && !picture.isPattern ? 'fit' : 'fill'}
        label={label}
        sizes={sizes}
        late={late}
      />
    </div>
  );
}

/**
 * The cover of the text of a page. What a drawing counts is said below it, to all; a photo says it itself.
 * @param className of the cover
 */
export function CaptionedCover({
  picture,
  label,
  figureClass,
  ...cover
}: Parameters<typeof Cover>[0] & { figureClass?: string | undefined }) {
  if (!picture) return null;
  const caption = 'href' in picture ? label : '';
  const Frame = caption ? 'figure' : 'div';
  return (
    <Frame className={figureClass}>
      <Cover picture={picture} label={caption ? undefined : label} {...cover} />
      <FigureCaption>{caption}</FigureCaption>
    </Frame>
  );
}

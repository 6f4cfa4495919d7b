import type { CoverDrawing, Photo as PhotoFile } from '../../artwork/picture.ts';
import { Drawing } from './drawing.tsx';
import { Photo } from './photo.tsx';

/** A drawn cover or a photo; with null the frame is left out too. */
export type CoverPicture = CoverDrawing | PhotoFile | null;

/**
 * A cover that fills its frame.
 * @param frame the class of the frame, which gives it its height
 * @param label one sentence for those who do not see it; decorative without it
 * @param late for everything below the first view
 * @param sizes how wide a photo is shown at most
 */
export function CoverArt({
  picture,
  frame,
  label,
  late = false,
  sizes = '(width < 768px) 100vw, 50vw',
  className,
}: {
  picture: CoverPicture;
  frame: string | undefined;
  label?: string;
  late?: boolean;
  sizes?: string | undefined;
  className?: string | undefined;
}) {
  if (!picture) return null;
  if ('avif' in picture)
    return (
      <div className={className ? `${frame} ${className}` : frame}>
        <Photo photo={picture} alt={label ?? ''} sizes={sizes} late={late} isFilling />
      </div>
    );
  const { href, viewBox, stone, light } = picture;
  const classes = [frame, `stone-${stone}`, light === 'right' && 'light-right', className];
  return (
    <div className={classes.filter(Boolean).join(' ')}>
      <Drawing picture={{ href, viewBox }} crop="fill" label={label} late={late} />
    </div>
  );
}

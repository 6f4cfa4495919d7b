import type { PhotoFiles as PhotoFile, Picture } from '#shared/picture.ts';
import { Drawing, type Crop } from './drawing.tsx';
import { Photo } from './photo.tsx';

export type SiteImage = PhotoFile | Picture;

/**
 * A photo or a drawing; decorative without `label`.
 * @param crop how it fills its box; a photo either keeps its shape or fills the box around its focus
 * @param sizes how wide a photo is shown, as `<img sizes>` has it
 * @param late for everything below the first view
 */
export function SitePicture({
  image,
  crop = 'fit',
  label,
  sizes = '(width < 48em) 100vw, 50vw',
  late = false,
  className,
}: {
  image: SiteImage;
  crop?: Crop;
  label?: string | undefined;
  sizes?: string | undefined;
  late?: boolean;
  className?: string | undefined;
}) {
  if ('href' in image)
    return <Drawing picture={image} crop={crop} label={label} late={late} className={className} />;
  const photo = (
    <Photo photo={image} alt={label ?? ''} sizes={sizes} late={late} isFilling={crop !== 'fit'} />
  );
  return className === undefined ? photo : <div className={className}>{photo}</div>;
}

import type { Photo as PhotoFile, Still } from '../../artwork/picture.ts';
import { Photo } from './photo.tsx';
import { Initials, type InitialsProps } from './initials.tsx';

/** The picture of a person: a portrait, a photo, or initials. */
export type PersonPictureProps = Still | PhotoFile | InitialsProps;

/**
 * A person's picture.
 * @param name text alternative
 */
export function PersonPicture({ picture, name }: { picture: PersonPictureProps; name: string }) {
  if ('avif' in picture) {
    const frame = picture.width === picture.height ? 'square' : 'portrait';
    return <Photo photo={picture} alt={name} sizes={`${picture.width}px`} frame={frame} late />;
  }
  return 'src' in picture ? (
    <img {...picture} alt={name} loading="lazy" decoding="async" />
  ) : (
    <Initials {...picture} label={name} />
  );
}

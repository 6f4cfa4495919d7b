import type { PhotoFiles as PhotoFile } from '#shared/picture.ts';
import { Photo } from './photo.tsx';
import { Initials, type InitialsProps } from './initials.tsx';

export type PersonPictureProps = PhotoFile | InitialsProps;

/**
 * A person's picture.
 * @param name text alternative
 */
export function PersonPicture({ picture, name }: { picture: PersonPictureProps; name: string }) {
  if ('avif' in picture) {
    const frame = picture.width === picture.height ? 'square' : 'portrait';
    return <Photo photo={picture} alt={name} sizes={`${picture.width}px`} frame={frame} late />;
  }
  return <Initials {...picture} label={name} />;
}

/** Whether a portrait is shown small, next to the words instead of above them. */
export const isSmallPortrait = (picture: PersonPictureProps): boolean => picture.width <= 120;

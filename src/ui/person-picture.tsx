import type { Still } from '../../artwork/picture.ts';
import { Initials, type InitialsProps } from './initials.tsx';

/** The picture of a person: a portrait, or initials. */
export type PersonPictureProps = Still | InitialsProps;

/**
 * A person's picture.
 * @param name text alternative
 */
export function PersonPicture({ picture, name }: { picture: PersonPictureProps; name: string }) {
  return 'src' in picture ? (
    <img {...picture} alt={name} loading="lazy" decoding="async" />
  ) : (
    <Initials {...picture} label={name} />
  );
}

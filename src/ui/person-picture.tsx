import type { Still } from '../../artwork/picture.ts';
import { Initials, type InitialsProps } from './initials.tsx';

/** How a person is shown: a portrait, or the initials where there is none. */
export type PersonPictureProps = Still | InitialsProps;

/** A person. @param name says who it is */
export function PersonPicture({ picture, name }: { picture: PersonPictureProps; name: string }) {
  return 'src' in picture ? (
    <img {...picture} alt={name} loading="lazy" decoding="async" />
  ) : (
    <Initials {...picture} label={name} />
  );
}

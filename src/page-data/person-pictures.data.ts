import { people } from '../../artwork/out/people.ts';
import type { Still } from '../../artwork/picture.ts';
import { initialsOf } from '../lib/initials.ts';
import type { PersonPictureProps } from '../ui/person-picture.tsx';

/** `portrait` is on a backdrop, `bust` without it, for a band of paper that runs through; `avatar` is small and square. */
type Crop = 'portrait' | 'bust' | 'avatar';

const drawn: Readonly<Record<string, Record<Crop, Still>>> = people;

const sizes: Record<Crop, { width: number; height: number }> = {
  portrait: { width: 250, height: 300 },
  bust: { width: 250, height: 300 },
  avatar: { width: 44, height: 44 },
};

/** The picture of a person, or the initials of one who has none. */
export function personPicture({ id, name }: { id: string; name: string }, crop: Crop): PersonPictureProps {
  return drawn[id]?.[crop] ?? { initials: initialsOf(name), ...sizes[crop] };
}

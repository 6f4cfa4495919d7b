/** Everyone in two crops: the portrait, and the avatar for small sizes. */
import { people } from './people.ts';
import type { Person, PersonName } from './people.ts';
import { print } from './screen-print.ts';

/** A finished picture. */
export type Print = ReturnType<typeof print>;

/** Hair that needs a wider frame. */
const tallHair = new Set<Person['hair']>(['afro', 'bun', 'turban', 'puff']);

/** Five by six, 50 cells wide: good from 150 px up. */
export function portrait(person: Person): Print {
  const isTall = tallHair.has(person.hair);
  return print(person, {
    columns: 50,
    span: isTall ? 2.85 : 2.7,
    ratio: 1.2,
    centre: 0,
    headLine: isTall ? 0.52 : 0.475,
    hasBackdrop: true,
  });
}

/** Square, 22 cells wide, for 44 px. The frame follows the turn of the head. */
export function avatar(person: Person): Print {
  return print(person, {
    columns: 22,
    span: 2.2,
    ratio: 1,
    centre: person.yaw * 0.28,
    headLine: 0.5,
    hasBackdrop: false,
  });
}

/** The handles of all people, in the order of `people`. */
export const personNames = Object.keys(people).filter((name): name is PersonName => name in people);

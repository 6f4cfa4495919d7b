import { people } from '#artwork/people.ts';
import type { Photo, Still } from '../../artwork/picture.ts';
import { defaultLanguage } from '../../shared/locales.ts';
import { peopleIn } from '../../content/people.ts';
import type { PersonPictureProps } from '../components/person-picture.tsx';
import type { PreloadedPicture } from './page-definition.ts';
import { photoOf, ofBasalt } from './pictures.data.ts';

const letters = new Intl.Segmenter();

/** The first letter of a word, with its accents and combining characters. */
const firstLetter = (word: string): string =>
  letters.segment(word)[Symbol.iterator]().next().value?.segment ?? '';

/** Keeps letters apart that would join: two initials of an Arabic name are not a word. */
const zeroWidthNonJoiner = '\u200C';

/** The article of a family name: "الخطيب", "Al-Khatib". */
const article = /^(ال(?=\p{L}{2})|(al|el|ad|an|ar|as|at|az)-(?=\p{L}))/iu;

/** The initials of a person: first and last word of the name, without article and titles such as "Dr.". */
export function initialsOf(name: string): string {
  const words = name
    .split(/\s+/)
    .map((word) => word.replace(article, ''))
    .filter((word) => /^\p{L}/u.test(word));
  const own = words.filter((word) => !word.endsWith('.'));
  const [first, ...others] = own.length > 0 ? own : words;
  const initials = [first, others.at(-1)].map((word) => firstLetter(word ?? '').toUpperCase());
  return initials.join(/\p{Script=Arabic}/u.test(initials.join('')) ? zeroWidthNonJoiner : '');
}

/**
 * `portrait` is on a backdrop, `bust` without it, for a band of paper that runs through; `avatar` is small
 * and square.
 */
type Crop = 'portrait' | 'bust' | 'avatar';

const drawn: Readonly<Record<string, Record<Crop, Still>>> = people;

const sizes: Record<Crop, { width: number; height: number }> = {
  portrait: { width: 250, height: 300 },
  bust: { width: 250, height: 300 },
  avatar: { width: 44, height: 44 },
};

/**
 * The preload of a portrait that is the largest picture of a first view, for the same file that `PersonPicture` shows.
 */
export const preloadOf = (picture: Still | Photo): PreloadedPicture =>
  'avif' in picture ? { srcSet: picture.avif, sizes: `${picture.width}px` } : { href: picture.src };

/** The picture of a person: the photo, else the drawing on a site that has drawings, else the initials. */
export function personPicture({ id, name }: { id: string; name: string }, crop: Crop): PersonPictureProps {
  const person = peopleIn(defaultLanguage).find((one) => one.id === id);
  // Faces are in the upper half.
  if (person?.photo !== undefined) return { ...photoOf(person.photo, person.focus ?? 'top'), ...sizes[crop] };
  return ofBasalt(drawn[id]?.[crop]) ?? { initials: initialsOf(name), ...sizes[crop] };
}

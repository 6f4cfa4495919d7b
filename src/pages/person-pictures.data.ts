import { editionOf, type Edition } from '#content/edition.ts';
import type { PhotoFiles } from '#shared/picture.ts';
import type { PersonPictureProps } from '#src/components/person-picture.tsx';
import type { PreloadedPicture } from './page-definition.ts';
import { photoOf } from '#content/published/site-images.ts';

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

/** The frames of people's pictures: above or next to a text, in a list, and next to a name. */
type Frame = 'portrait' | 'list' | 'avatar';

/** A photo narrower than this is shown small: enlarged, drawn faces look wrong and small photos blurred. */
const leastLargeWidth = 500;

const small = { width: 120, height: 120 };

const sizes: Record<Frame, { width: number; height: number }> = {
  portrait: { width: 250, height: 300 },
  list: small,
  avatar: { width: 44, height: 44 },
};

/** The preload of a portrait in the first view, for the same file that `PersonPicture` shows. */
export const preloadOf = (picture: PhotoFiles): PreloadedPicture => ({
  srcSet: picture.avif,
  sizes: `${picture.width}px`,
});

/** The picture of a person: the photo, or else the initials. */
export function personPicture(
  { site }: Edition,
  { id, name }: { id: string; name: string },
  frame: Frame,
): PersonPictureProps {
  const person = editionOf(site).people.find((one) => one.id === id);
  // Faces are in the upper half.
  if (person?.photo !== undefined) {
    const file = photoOf(site, person.photo, person.focus ?? 'top');
    const isSmall = frame === 'portrait' && file.width < leastLargeWidth;
    return { ...file, ...(isSmall ? small : sizes[frame]) };
  }
  return { initials: initialsOf(name), ...(frame === 'portrait' ? small : sizes[frame]) };
}

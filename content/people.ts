import type { Language } from '../shared/locales.ts';
import { itemFiles, readItems, type ItemIn } from './items.ts';
import { problemAt } from '../shared/site-file/parse-data.ts';
import { DataError } from '../shared/site-file/problem.ts';
import { sectionOf } from './page-words.ts';
import { personSchema } from './schema/people.ts';

/** A person in one language. The id is also the name of the portrait. */
export interface Person extends Omit<
  ItemIn<typeof personSchema.facts, typeof personSchema.words>,
  'localName'
> {
  /** Empty where nothing is said. */
  about: string;
}

/** A leadership profile (SPEC section 3). */
export interface Leader extends Pick<Person, 'id' | 'name'> {
  position: string;
  bio: string;
}

/** A member of the team page (SPEC section 3). */
export interface TeamMember extends Pick<Person, 'id' | 'name' | 'role' | 'profiles'> {
  description: string;
}

/** Whoever signs something: an article, a paper, a webinar. */
export type Byline = Pick<Person, 'id' | 'name' | 'role' | 'about'>;

/** Networks a member of the team may have a public profile on, in the order of the buttons (SPEC section 2, Team). */
export const profileNetworks = [
  { id: 'linkedin', name: 'LinkedIn' },
  { id: 'twitter', name: 'Twitter' },
] as const satisfies readonly { id: keyof Person['profiles']; name: string }[];

/** Everyone, in order. @throws DataError when one of the files is wrong */
export function peopleIn(language: Language): Person[] {
  return readItems('people', personSchema, language)
    .map(({ about = '', localName, ...person }) => ({ about, ...person, name: localName ?? person.name }))
    .toSorted((a, b) => a.order - b.order);
}

/** The ids of everyone, to check references; the files are not validated. */
export const personIds = (): string[] => itemFiles('people').map(({ id }) => id);

/**
 * One person whom a text names.
 * @throws DataError where the person has no words in the language of the text
 * @throws RangeError for an unknown id: callers check their references first
 */
export function personIn(language: Language, id: string): Person {
  const person = peopleIn(language).find((one) => one.id === id);
  if (person) return person;
  const file = itemFiles('people').find((one) => one.id === id);
  if (!file) throw new RangeError(`There is no person ${id}`);
  const reason = 'missing in this language, in which a text names the person';
  throw new DataError([problemAt(sectionOf(file.data(), language), [], reason)]);
}

const isOn = (page: 'about' | 'team', { on }: Person) => on === page || on === 'both';

/** The leadership profiles of the About page (SPEC section 2, About). */
export function leadersIn(language: Language): Leader[] {
  return peopleIn(language)
    .filter((person) => isOn('about', person))
    .map(({ id, name, role, about }) => ({ id, name, position: role, bio: about }));
}

/** The members of the Team page (SPEC section 2, Team). */
export function teamIn(language: Language): TeamMember[] {
  return peopleIn(language)
    .filter((person) => isOn('team', person))
    .map(({ id, name, role, about, profiles }) => ({ id, name, role, description: about, profiles }));
}

/** A person as author or speaker. */
export function bylineIn(language: Language, id: string): Byline {
  const { name, role, about } = personIn(language, id);
  return { id, name, role, about };
}

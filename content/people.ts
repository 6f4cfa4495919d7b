import type { Edition } from './edition.ts';
import type { Contributor, ShownOf } from './collections/define-collection.ts';
import { isOn, profileNetworks, type people } from './collections/people.ts';

/** A person in one language. The id is also the name of the portrait. */
export type Person = ShownOf<typeof people>;

/** A leadership profile (SPEC section 3). */
export interface Leader extends Pick<Person, 'id' | 'name'> {
  position: string;
  bio: string;
}

/** A member of the team page (SPEC section 3). */
export interface TeamMember extends Pick<Person, 'id' | 'name' | 'role' | 'profiles'> {
  description: string;
}

export type { Contributor };

/** A public profile of a person; without an address it has a button that leads nowhere (SPEC section 2, Team). */
interface Profile {
  id: string;
  /** The name of the network. */
  network: string;
  href: string | undefined;
}

/** The networks that every member of the team has a button for where a site asks for it (SPEC section 2, Team). */
const inertNetworks: readonly string[] = ['linkedin', 'twitter'];
const networkNames: Readonly<Record<string, string>> = profileNetworks;

/** The profiles of a person in the order of the networks; those of others come last, as they are written. */
export function profilesOf({ profiles }: Pick<Person, 'profiles'>, hasInert: boolean): Profile[] {
  const addresses: Readonly<Record<string, string | undefined>> = profiles;
  const ids = new Set([...Object.keys(profileNetworks), ...Object.keys(addresses)]);
  return [...ids]
    .map((id) => ({ id, network: networkNames[id] ?? id, href: addresses[id] }))
    .filter(({ id, href }) => href !== undefined || (hasInert && inertNetworks.includes(id)));
}

/** One person whom a text names. @throws RangeError for an unknown id, which loading the site refuses */
export function personIn(edition: Edition, id: string): Person {
  const person = edition.people.find((one) => one.id === id);
  if (!person) throw new RangeError(`There is no person ${id} in “${edition.language}”`);
  return person;
}

/** The leadership profiles of the About page (SPEC section 2, About). */
export function leadersIn(edition: Edition): Leader[] {
  return edition.people
    .filter((person) => isOn('about', person))
    .map(({ id, name, role, about }) => ({ id, name, position: role, bio: about }));
}

/** The members of the Team page (SPEC section 2, Team). */
export function teamIn(edition: Edition): TeamMember[] {
  return edition.people
    .filter((person) => isOn('team', person))
    .map(({ id, name, role, about, profiles }) => ({ id, name, role, description: about, profiles }));
}

/** A person as author or speaker. */
export function bylineIn(edition: Edition, id: string): Contributor {
  const { name, role, about } = personIn(edition, id);
  return { id, name, role, about };
}

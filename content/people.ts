import type { Language } from '../config/locales.ts';
import { de } from './people/de.ts';
import { en } from './people/en.ts';
import { es } from './people/es.ts';
import {
  clientPeopleFacts,
  leadershipFacts,
  profileFacts,
  teamFacts,
  type LeaderId,
  type PersonId,
  type Profiles,
  type StaffId,
  type StaffWords,
  type TeamMemberId,
} from './people/facts.ts';
import { fr } from './people/fr.ts';

/** A leadership profile (SPEC section 3). */
export interface Leader {
  id: LeaderId;
  name: string;
  position: string;
  /** The portrait's name. */
  image: PersonId;
  bio: string;
}

/** A member of the team page (SPEC section 3). */
export interface TeamMember {
  id: TeamMemberId;
  name: string;
  role: string;
  /** The portrait's name. */
  image: PersonId;
  description: string;
  /** Addresses of public profiles, as far as there are any. */
  profiles: Profiles;
}

/** Whoever signs something: an article, a paper, a webinar. */
export interface Byline {
  id: StaffId;
  name: string;
  role: string;
  image: PersonId;
}

export const staffWords: Record<Language, Record<StaffId, StaffWords>> = { en, es, fr, de };

const everyone = [...leadershipFacts, ...teamFacts, ...clientPeopleFacts];

/** Whoever works here. */
export const staffIds: readonly StaffId[] = [...leadershipFacts, ...teamFacts].map(({ id }) => id);

/** The name of a person; names are the same in every language. */
export function nameOf(id: PersonId): string {
  return everyone.find((person) => person.id === id)?.name ?? id;
}

/** The six leadership profiles of the About page (SPEC section 2, About). */
export function leadersIn(language: Language): Leader[] {
  return leadershipFacts.map(({ id, name }) => {
    const { role, about } = staffWords[language][id];
    return { id, name, position: role, image: id, bio: about };
  });
}

/** The eight members of the Team page (SPEC section 2, Team). */
export function teamIn(language: Language): TeamMember[] {
  return teamFacts.map(({ id, name }) => {
    const { role, about } = staffWords[language][id];
    return { id, name, role, image: id, description: about, profiles: profileFacts[id] ?? {} };
  });
}

/** A colleague as author or speaker. @throws RangeError when nobody of this id works here */
export function bylineIn(language: Language, id: string): Byline {
  const known = staffIds.find((one) => one === id);
  if (known === undefined) throw new RangeError(`There is no colleague ${id}`);
  return { id: known, name: nameOf(known), role: staffWords[language][known].role, image: known };
}

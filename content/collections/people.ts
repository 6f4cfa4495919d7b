import * as v from 'valibot';
import { fields, oneOf, order, role as roleText, sentence, title, webUrl } from '#content/site-file/parts.ts';
import { focusPoints, photo } from '#content/site-file/pictures.ts';
import { defineItems, type Contributor, type ShownOf } from './define-collection.ts';

/** The networks that the editor offers, with their names; a profile may be on any other one. */
const profileNetworks = {
  linkedin: 'LinkedIn',
  twitter: 'Twitter',
  github: 'GitHub',
  gitlab: 'GitLab',
  mastodon: 'Mastodon',
  bluesky: 'Bluesky',
  xing: 'XING',
  instagram: 'Instagram',
  youtube: 'YouTube',
} as const;

const address = v.optional(webUrl);
const profileAddresses = v.objectWithRest(
  {
    linkedin: address,
    twitter: address,
    github: address,
    gitlab: address,
    mastodon: address,
    bluesky: address,
    xing: address,
    instagram: address,
    youtube: address,
  } satisfies Record<keyof typeof profileNetworks, unknown>,
  webUrl,
  'not a list of networks and addresses',
);

const schema = {
  facts: fields({
    name: title,
    /**
     * The page that shows the person: `about` for leaders, `team` for colleagues, or `both`; none for clients and
     * guests.
     */
    on: v.optional(oneOf(['about', 'team', 'both'], 'page of people')),
    order,
    /**
     * Addresses of public profiles. With one the button is a link; without one `team.profiles` of `site.yaml`
     * says what is there.
     */
    profiles: v.optional(profileAddresses, {}),
    /** `images/anna.jpg`; takes precedence over a portrait. */
    photo: v.optional(photo),
    /** The part of the photo that stays visible in a frame of another shape; the top by default. */
    focus: v.optional(oneOf(focusPoints, 'part of a photo')),
  }),
  words: fields({
    /** The name in the letters of this language, where they differ from those of `name`. */
    localName: v.optional(title),
    /** What the person does, in the company or at a client. */
    role: roleText,
    /**
     * One or two sentences: the bio of a leader, the description of a member of the team, the text below
     * an article.
     */
    about: v.optional(sentence),
  }),
};

interface OnPage {
  on?: 'about' | 'team' | 'both' | undefined;
}

/** Whether a page shows a person. */
const isOn = (page: 'about' | 'team', { on }: OnPage): boolean => on === page || on === 'both';

/** The people in their order, `people/<id>.yaml` (SPEC section 3, Leadership member and Team member). */
export const people = defineItems({
  name: 'person',
  noun: 'person',
  files: 'people/*.yaml',
  schema,
  list: 'team',
  route: false,
  arrange: (items) =>
    items
      .map(({ about = '', localName, ...person }) => ({ about, ...person, name: localName ?? person.name }))
      .toSorted((a, b) => a.order - b.order),
  isListed: (person) => isOn('team', person),
  search: [
    {
      page: 'about',
      has: (person) => isOn('about', person),
      title: ({ name }) => name,
      text: ({ role, about }) => [role, about],
    },
    {
      has: (person) => isOn('team', person),
      title: ({ name }) => name,
      text: ({ role, about }) => [role, about],
    },
  ],
  structuredData: false,
  editor: {
    title: 'name',
    one: { en: 'Person', de: 'Person', es: 'Persona', fr: 'Personne' },
    many: { en: 'People', de: 'Personen', es: 'Personas', fr: 'Personnes' },
  },
});

/** A person in one language. The id is also the name of the portrait. */
export type Person = ShownOf<typeof people>;

/** An edition, as far as people need it. */
interface WithPeople {
  readonly language: string;
  readonly people: readonly Person[];
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

export type { Contributor };

/** A public profile of a person; without an address it has a button that leads nowhere (SPEC section 2, Team). */
interface Profile {
  id: string;
  network: string;
  href: string | undefined;
}

/** The networks that every member of the team has a button for where a site asks for it (SPEC section 2, Team). */
const inertNetworks: readonly string[] = ['linkedin', 'twitter'];
const networkNames: Readonly<Record<string, string>> = profileNetworks;

/** The profiles of a person in the order of the networks; those of others come last, as they are written. */
export function profilesOf(person: Pick<Person, 'profiles'>, hasInert: boolean): Profile[] {
  const addresses: Readonly<Record<string, string | undefined>> = person.profiles;
  const ids = new Set([...Object.keys(profileNetworks), ...Object.keys(addresses)]);
  return [...ids]
    .map((id) => ({ id, network: networkNames[id] ?? id, href: addresses[id] }))
    .filter(({ id, href }) => href !== undefined || (hasInert && inertNetworks.includes(id)));
}

/** One person whom a text names. @throws RangeError for an unknown id, which loading the site refuses */
export function personIn(edition: WithPeople, id: string): Person {
  const person = edition.people.find((one) => one.id === id);
  if (!person) throw new RangeError(`There is no person ${id} in “${edition.language}”`);
  return person;
}

/** The leadership profiles of the About page (SPEC section 2, About). */
export function leadersIn(edition: Pick<WithPeople, 'people'>): Leader[] {
  return edition.people
    .filter((person) => isOn('about', person))
    .map(({ id, name, role, about }) => ({ id, name, position: role, bio: about }));
}

/** The members of the Team page (SPEC section 2, Team). */
export function teamIn(edition: Pick<WithPeople, 'people'>): TeamMember[] {
  return edition.people
    .filter((person) => isOn('team', person))
    .map(({ id, name, role, about, profiles }) => ({ id, name, role, description: about, profiles }));
}

const asContributor = ({ id, name, role, about }: Person): Contributor => ({ id, name, role, about });

/** A person as author or speaker, if there is one with this id. */
export function findContributor(among: readonly Person[] | undefined, id: string): Contributor | undefined {
  const person = among?.find((one) => one.id === id);
  return person && asContributor(person);
}

/** A person as author or speaker. */
export const contributorIn = (edition: WithPeople, id: string): Contributor =>
  asContributor(personIn(edition, id));

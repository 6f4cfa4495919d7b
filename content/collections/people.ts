import * as v from 'valibot';
import {
  fields,
  oneOf,
  order,
  role as roleText,
  sentence,
  title,
  webAddress,
} from '#shared/site-file/parts.ts';
import { focusPoints, photo } from '#shared/site-file/pictures.ts';
import { defineItems } from './define-collection.ts';

/** The networks that the editor offers, with their names; a profile may be on any other one. */
export const profileNetworks = {
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

const address = v.optional(webAddress);
const profiles = v.objectWithRest(
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
  webAddress,
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
    profiles: v.optional(profiles, {}),
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
export const isOn = (page: 'about' | 'team', { on }: OnPage): boolean => on === page || on === 'both';

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

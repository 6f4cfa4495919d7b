import * as v from 'valibot';
import { language } from './in-each-language.ts';
import { fields, hasHost, inForms, isEmail, list, mailPattern, oneOf, plainLine } from './parts.ts';

/** How people reach a company, and what `to` of each kind is. */
const channelKinds = {
  phone: ['number'],
  email: ['email'],
  whatsapp: ['number', 'link'],
  signal: ['number', 'link'],
  teams: ['link'],
  booking: ['link'],
  'remote-support': ['link'],
  'client-portal': ['link'],
  status: ['link'],
  chat: ['link'],
} as const;

type Target = (typeof channelKinds)[ChannelKind][number];
export type ChannelKind = keyof typeof channelKinds;

// The keys of a constant are those of its type.
// oxlint-disable-next-line typescript/no-unsafe-type-assertion
const kinds = Object.keys(channelKinds) as ChannelKind[];

export const channelPlaces = ['contact', 'header', 'footer', 'closing', 'sent'] as const;

/** A phone number with its country code, of at least six digits; `(0)` belongs to calls within a country only. */
export const phonePattern = /^\+(?!.*\(0\))(?=(?:\D*\d){6})[\d\s().-]{6,24}$/;
export const isPhoneNumber = (value: string): boolean => phonePattern.test(value);

const targets: Record<Target, { isValid: (value: string) => boolean; what: string }> = {
  number: {
    isValid: isPhoneNumber,
    what: 'a phone number with its country code, such as +1 (415) 555-0142',
  },
  email: { isValid: isEmail, what: 'an email address' },
  link: {
    isValid: (value) => value.startsWith('https://') && hasHost(value),
    what: 'an address such as https://example.com',
  },
};

const targetsOf = (kind: ChannelKind): readonly Target[] => channelKinds[kind];

const channel = v.pipe(
  fields({
    kind: oneOf(kinds, 'kind of channel'),
    to: v.pipe(
      plainLine(1, 300),
      // Of any kind, because a form checks a field without the others.
      inForms(
        new RegExp(`${phonePattern.source}|${mailPattern.source}|^https:\\/{2}[^\\s.]+\\.\\S+$`),
        'must be a phone number with its country code, an email address, or an address such as https://example.com',
      ),
    ),
    /** Its name by language; each kind has a usual one. */
    label: v.optional(v.record(language, plainLine(2, 40)), {}),
    in: v.optional(list(oneOf(channelPlaces, 'place'), 1, channelPlaces.length), ['contact']),
  }),
  v.forward(
    v.check(
      ({ kind, to }) => targetsOf(kind).some((target) => targets[target].isValid(to)),
      ({ input: { kind, to } }) =>
        `must be ${targetsOf(kind)
          .map((target) => targets[target].what)
          .join(', or ')}: ${to}`,
    ),
    ['to'],
  ),
);

/** As many as fit beside each other above the menu. */
const mostInHeader = 4;

export const channels = v.optional(
  v.pipe(
    list(channel, 0, 20),
    v.check(
      (all) => all.filter((one) => one.in.includes('header')).length <= mostInHeader,
      `more than ${mostInHeader} are in the header, which has no room for them`,
    ),
  ),
  [],
);

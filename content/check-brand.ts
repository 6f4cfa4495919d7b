import * as v from 'valibot';
import { brand, brandSlug } from '../config/brand.ts';
import { clock, day } from './schema-parts.ts';

/** What config/brand.ts has to be, so that links, feeds and search engines can use it. */

const line = v.pipe(
  v.string('missing'),
  v.minLength(1, 'empty'),
  v.check((value) => value === value.trim(), 'space at the start or the end'),
);
const mail = v.pipe(
  line,
  v.email((issue) => `not a mail address: ${issue.received}`),
);
const year = v.pipe(v.number('missing'), v.integer('not a year'), v.minValue(1800, 'not a year'));

/** `https://example.com`: everything else is put behind it. */
const origin = v.pipe(
  line,
  v.check(
    (value) => URL.canParse(value) && new URL(value).origin === value && value.startsWith('https://'),
    (issue) => `not an origin like https://example.com, without a slash at the end: ${issue.received}`,
  ),
);
const address = v.pipe(
  line,
  v.url((issue) => `not an address of the web: ${issue.received}`),
);

const brandFile = v.object({
  brandSlug: v.pipe(line, v.regex(/^[a-z][a-z\d-]*$/, 'not lower case letters, digits and hyphens')),
  brand: v.object({
    name: v.tuple([line, v.string('missing')], 'not two parts'),
    legalName: line,
    origin,
    phone: v.object({
      display: line,
      href: v.pipe(line, v.regex(/^tel:\+\d{6,15}$/, 'not like tel:+14155550142, digits only')),
    }),
    email: v.object({ general: mail, privacy: mail, legal: mail, careers: mail }),
    security: v.object({ email: mail, expires: day }),
    address: v.object({
      street: line,
      city: line,
      region: v.string('missing'),
      postalCode: v.string('missing'),
      cityLine: line,
      country: v.pipe(line, v.regex(/^[A-Z]{2}$/, 'not a country code like US')),
    }),
    officeHours: v.object({ opens: clock, closes: clock }),
    webinarOrigin: address,
    profiles: v.array(address),
    foundedYear: year,
    copyrightYear: year,
    certifications: v.array(line),
  }),
});

/** The schema of config/brand.ts, and what is in it. */
export const brandCheck = { file: 'config/brand.ts', schema: brandFile, value: { brandSlug, brand } };

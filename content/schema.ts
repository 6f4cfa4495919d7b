import * as v from 'valibot';
import { limits } from '../config/limits.ts';
import {
  clientPersonId,
  clock,
  cover,
  day,
  items,
  role,
  routeId,
  sentence,
  staffId,
  text,
  title,
  whole,
} from './schema-parts.ts';

/*
 * What the content has to be beyond its types: lengths that fit the layout, real dates, ratings in range, references
 * that lead somewhere, and exactly as many items as the specification counts.
 */

/** SPEC section 2, Services: seven cards, six bullets each; section 3, Contact form: each can be asked about. */
export const services = v.pipe(
  items(
    v.object(
      {
        id: v.string(),
        interest: v.pipe(
          v.string('missing'),
          v.regex(/^[a-z-]+$/, (issue) => `not lower case letters and hyphens: ${issue.received}`),
          v.notValue('other', 'stands for what is no service'),
        ),
        icon: v.picklist(
          ['cloud', 'database', 'app', 'web', 'devops', 'security', 'support'],
          'no such icon',
        ),
        route: routeId,
        title,
        hint: text(8, 48),
        description: text(40, 160),
        bullets: v.pipe(v.array(text(5, 60)), v.length(6, 'a service has six bullets')),
      },
      'missing',
    ),
    7,
  ),
  v.check(
    (list) => new Set(list.map(({ interest }) => interest)).size === new Set(list.map(({ id }) => id)).size,
    'two items have the same interest',
  ),
);

/** SPEC section 2, About: six leadership profiles. */
export const leaders = items(
  v.object({ id: staffId, name: title, position: role, image: staffId, bio: sentence }),
  6,
);

/** A link to a page of its own; left out where there is none. */
const profileAddress = v.optional(
  v.pipe(
    v.string('missing'),
    v.regex(/^https:\/\/[^\s/]+\.\S+$/, 'no address of a profile: it starts with https://'),
  ),
);

/** SPEC section 2, Team: eight members. */
export const team = items(
  v.object({
    id: staffId,
    name: title,
    role,
    image: staffId,
    description: sentence,
    profiles: v.strictObject({ linkedin: profileAddress, twitter: profileAddress }),
  }),
  8,
);

/** SPEC section 3, Testimonial: a rating of 1 to 5; section 2, Home: four of them. */
export const testimonials = items(
  v.object({
    id: v.string(),
    name: title,
    role,
    company: title,
    content: text(40, 180),
    rating: whole(1, limits.rating.max),
    image: clientPersonId,
  }),
  4,
);

/** The client strip has six places, and six glyphs stand in for logos. */
export const clients = v.pipe(
  v.array(v.object({ name: text(2, 24), glyph: whole(0, 5) })),
  v.length(6, 'the strip has six places'),
);

const projectCategory = v.picklist(
  ['cloud', 'database', 'app', 'web', 'devops', 'mobile'],
  (issue) => `no such category, or one that stays empty: ${issue.received}`,
);

/** SPEC section 2, Portfolio: six projects; section 3, Portfolio project. */
export const projects = items(
  v.object({
    id: v.string(),
    title,
    description: text(40, 160),
    image: cover,
    client: title,
    categories: v.pipe(v.array(projectCategory), v.minLength(1, 'no category')),
    technologies: v.pipe(v.array(text(2, 24)), v.minLength(1, 'no technology')),
  }),
  6,
);

/** SPEC section 2, Portfolio: featured case studies. */
export const featuredCases = items(
  v.object({ id: v.string(), client: title, image: cover, title, figure: text(1, 12), figureLabel: role }),
  2,
);

/** SPEC section 3: the filter ids of the portfolio. */
export const projectFilters = items(v.object({ id: v.string(), name: text(2, 20) }), 8);

const webLink = v.pipe(v.string(), v.url('not a web address'), v.startsWith('https://', 'not https'));

/** SPEC section 3, Webinar: an upcoming one can be registered for, a past one can be watched (section 4). */
const webinar = v.pipe(
  v.object({
    id: v.string(),
    title,
    description: text(30, 220),
    date: day,
    startsAt: clock,
    minutes: whole(10, 240),
    revisedDate: day,
    time: v.pipe(text(8, 40), v.includes('EST', 'without the time zone EST')),
    image: cover,
    speakers: v.pipe(
      v.array(v.object({ id: staffId, name: title, role, image: staffId })),
      v.minLength(1, 'no speaker'),
    ),
    isPast: v.boolean(),
    registrationLink: v.union([webLink, v.literal('')], 'not a web address'),
    recordingLink: v.union([webLink, v.literal('')], 'not a web address'),
  }),
  v.check(({ isPast, recordingLink }) => !isPast || recordingLink !== '', 'past, but without a recording'),
  v.check(
    ({ isPast, registrationLink }) => isPast || registrationLink !== '',
    'upcoming, but no way to register',
  ),
);

/** SPEC section 2, Webinars: two upcoming, three past. */
export const webinars = v.pipe(
  items(webinar, 5),
  v.check(
    (list) => list.filter(({ isPast }) => isPast).length === 3,
    'the specification counts three past ones',
  ),
);

const question = v.object({
  id: v.string(),
  question: v.pipe(text(10, 90), v.endsWith('?', 'not a question')),
  answer: text(30, 300),
});

/** SPEC section 2, Contact: four questions. */
export const contactQuestions = items(question, 4);

/** SPEC section 2, Resources: five questions. */
export const resourceQuestions = items(question, 5);

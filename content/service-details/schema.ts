import * as v from 'valibot';
import { exactly, head, items, sentence, text, title, whole } from '../schema-parts.ts';

/*
 * What a service page has to be beyond its types; the counts are those of SPEC section 2, Service pages.
 */

const titled = { title, description: sentence };
const figure = text(1, 20);
const label = text(3, 100);
const technology = { name: text(2, 24), logo: v.string() };
const id = v.string();

/** What all seven pages have: hero, a features grid of three cards, closing call. */
const page = <const Card extends v.GenericSchema>(card: Card) => ({
  head,
  lead: text(60, 200),
  caption: text(20, 90),
  features: v.object({ title, lead: text(20, 160), cards: exactly(card, 3) }),
  closing: v.object(titled),
});

const listCard = v.object({ ...titled, points: exactly(text(5, 60), 3) });
const figureCard = v.object({ ...titled, figure, figureLabel: label });

/** Four why-choose points. */
export const cloud = v.object({
  ...page(listCard),
  facts: exactly(v.object({ value: figure, label }), 4),
  why: v.object({ title, points: items(v.object({ id, ...titled, figure, figureLabel: label }), 4) }),
  duration: v.object({
    title,
    lead: sentence,
    alt: sentence,
    caption: sentence,
    month: text(3, 10),
    rows: items(
      v.object({
        id,
        fromMonths: whole(1, 12),
        toMonths: whole(1, 12),
        name: title,
        size: title,
        from: text(3, 10),
        to: text(2, 10),
      }),
      2,
    ),
  }),
  platforms: v.object({ title, items: exactly(v.object(technology), 8) }),
  caseStudy: v.object({
    kicker: title,
    title,
    description: sentence,
    link: text(5, 30),
    figures: exactly(v.object({ value: figure, label }), 2),
  }),
});

const engines = v.object({
  title,
  lead: sentence,
  items: items(v.object({ id, ...technology, trait: text(4, 70), use: text(10, 90) }), 5),
});

/** Five SQL and five NoSQL technologies. */
export const database = v.object({
  ...page(listCard),
  engines: v.object({ title, lead: sentence }),
  sql: engines,
  noSql: engines,
  batch: v.object({
    title,
    lead: sentence,
    caption: sentence,
    steps: items(v.object({ id, minutes: whole(1, 1440), name: text(3, 32), duration: text(2, 10) }), 5),
  }),
});

/** A four-step process and six platforms. */
export const app = v.object({
  ...page(figureCard),
  tiers: items(v.object({ id, name: text(3, 20), note: text(5, 40) }), 4),
  process: v.object({
    title,
    lead: sentence,
    caption: sentence,
    steps: items(
      v.object({ id, fromWeek: whole(0, 20), weeks: whole(1, 20), duration: text(3, 20), ...titled }),
      4,
    ),
  }),
  platforms: v.object({
    title,
    lead: sentence,
    items: items(v.object({ id, ...technology, note: text(5, 45) }), 6),
  }),
});

/** Twelve technologies in five categories and a five-step process. */
export const web = v.object({
  ...page(figureCard),
  stack: v.object({
    title,
    lead: sentence,
    courses: v.pipe(
      items(
        v.object({ id, name: text(2, 24), note: text(5, 32), technologies: v.array(v.object(technology)) }),
        5,
      ),
      v.check(
        (courses) => courses.flatMap(({ technologies }) => technologies).length === 12,
        'the specification counts twelve technologies',
      ),
    ),
  }),
  weight: v.object({
    title,
    lead: sentence,
    caption: sentence,
    parts: items(v.object({ id, kilobytes: whole(1, 500), name: text(3, 24) }), 4),
  }),
  process: v.object({ title, steps: items(v.object({ id, ...titled }), 5) }),
});

/** Four benefits and twelve tools. */
export const devops = v.object({
  ...page(listCard),
  benefits: v.object({
    title,
    lead: sentence,
    items: items(v.object({ id, figure, ...titled }), 4),
  }),
  loop: v.object({
    title,
    caption: sentence,
    center: text(3, 20),
    stages: items(v.object({ id, name: text(3, 24), tools: exactly(v.object(technology), 2) }), 6),
  }),
});

/** Ten security services and three compliance blocks. */
export const security = v.object({
  ...page(v.object(titled)),
  services: v.object({ title, lead: sentence, items: items(v.object({ id, ...titled }), 10) }),
  compliance: v.object({
    title,
    lead: sentence,
    blocks: items(
      v.object({
        id,
        total: whole(1, 200),
        solid: whole(1, 200),
        perRow: whole(1, 40),
        name: text(3, 12),
        count: text(8, 40),
        description: sentence,
        points: exactly(text(5, 60), 3),
      }),
      3,
    ),
  }),
});

/** The seventh page follows the pattern of the other six. */
export const support = v.object({
  ...page(listCard),
  response: v.object({
    title,
    lead: sentence,
    caption: sentence,
    levels: items(
      v.object({
        id,
        minutes: whole(1, 1440),
        isRoundTheClock: v.boolean(),
        name: text(3, 20),
        time: text(3, 24),
        hours: text(3, 30),
        example: sentence,
      }),
      4,
    ),
  }),
  onboarding: v.object({
    title,
    lead: sentence,
    steps: items(v.object({ id, week: text(3, 16), ...titled }), 4),
  }),
  consulting: v.object({
    title,
    lead: sentence,
    items: items(v.object({ id, weeks: whole(0, 52), duration: text(3, 24), ...titled }), 4),
  }),
});

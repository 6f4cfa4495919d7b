import * as v from 'valibot';
import { inFirstLanguage, language } from '#content/site-file/in-each-language.ts';
import {
  headTitle,
  day,
  description,
  fields,
  list,
  slug,
  text,
  title,
  webUrl,
  whole,
} from '#content/site-file/parts.ts';
import type { Reference } from './references.ts';
import { formerly } from './redirects.ts';

/*
 * The long texts of a site: a Markdown file per language for each, `<id>.<language>.md`. The id is the last part
 * of the address. The front matter of the site's first language also has the language-independent fields.
 */

/** A moment with its distance from UTC, as the editor writes it. */
const moment = v.pipe(
  v.string('must be a date and time, such as 2026-12-01T09:00:00+01:00'),
  v.regex(
    /^\d{4}-\d\d-\d\dT\d\d:\d\d(:\d\d(\.\d+)?)?(Z|[+-]\d\d:\d\d)$/,
    ({ input }) => `must be a date and time, such as 2026-12-01T09:00:00+01:00: ${input}`,
  ),
  v.check((value) => !Number.isNaN(Date.parse(value)), 'no such date and time'),
);

export const textFacts = {
  /** Names it had before, which lead to it. */
  formerly,
  date: day,
  /** The moment from which it is on the site; at once where it says nothing (docs/how-to/publish.md). */
  publishAt: v.optional(moment),
  draft: v.optional(v.boolean('neither true nor false')),
  /** Day of the last complete review; not before its publication. */
  reviewed: v.optional(day),
  /** The sources of its claims, listed at its end: standards, documentation, law. */
  sources: v.optional(
    list(
      fields({
        title: text(4, 160),
        publisher: text(2, 80),
        address: webUrl,
        /** Its name for readers of another language, such as that of a law. */
        inLanguage: v.optional(
          v.record(language, fields({ title: text(4, 160), publisher: text(2, 80) })),
          {},
        ),
        /** The language it is written in; by default the site's first one. */
        language: v.optional(
          v.pipe(v.string(), v.regex(/^[a-z]{2,3}$/, 'must be the code of a language, such as en')),
        ),
      }),
      0,
      12,
    ),
    [],
  ),
  /** The service it is about, by its id; the page links to it. */
  service: v.optional(slug),
};

/** The reference of a text to the service that it is about. */
export const serviceReference = (service: string | undefined): Reference[] =>
  service === undefined ? [] : [{ path: ['service'], name: service, to: 'services' }];

interface Dates extends Record<string, unknown> {
  date: string;
  reviewed?: string | undefined;
  publishAt?: string | undefined;
}

/** A text is reviewed after its publication, and `publishAt` is on the day that readers see. */
export const datesAgree = <Facts extends Dates>() =>
  v.rawCheck<Facts>(({ dataset, addIssue }) => {
    if (!dataset.typed) return;
    const { value: input } = dataset;
    const { date, reviewed, publishAt } = input;
    const complain = (key: 'date' | 'reviewed', message: string) =>
      addIssue({
        message,
        path: [{ type: 'object', origin: 'value', input, key, value: input[key] }],
      });
    if (reviewed !== undefined && reviewed < date) complain('reviewed', `before its publication on ${date}`);
    const scheduled = publishAt?.slice(0, 10) ?? date;
    if (scheduled !== date)
      complain('date', `${date}, but publishAt is on ${scheduled}: both name the day of publication`);
  });

/** What a cover shows: the caption of a drawing. */
export const coverAlt = v.optional(text(20, 240));

/** What the front matter of every long text holds. */
export const textWords = {
  /** The title for tabs and search results, which show 60 characters with the brand. */
  headTitle,
  description,
  /** Needed where the text has a cover. */
  coverAlt,
};

/** What the front matter of every case study and white paper holds; the excerpt also opens the page and the PDF. */
export const documentWords = { ...textWords, title, excerpt: text(30, 160) };

/** Its position among the others: the smaller number first. */
export const requiredOrder = whole(0, 100_000);

/**
 * The categories of posts in the order of the filter, `posts/categories.yaml`.
 * @param languages of the site
 */
export const categoriesSchema = (languages: readonly string[]) =>
  v.pipe(
    list(
      fields({
        id: v.pipe(slug, v.notValue('all', 'reserved: it selects every category')),
        name: inFirstLanguage(languages, text(2, 30)),
      }),
      1,
      12,
    ),
    v.check((all) => new Set(all.map(({ id }) => id)).size === all.length, 'two categories have the same id'),
  );

import * as v from 'valibot';
import { day, fields, head, sentence, title, whole } from '#content/site-file/parts.ts';
import { formerly } from './redirects.ts';
import { retentionSchema } from './retention.ts';

/*
 * Pages that are only text: the two legal ones, `legal/<page>.<language>.md`, and those that a site adds,
 * `pages/<slug>.<language>.md`.
 */

export const legalPages = ['privacy', 'terms'] as const;
export type LegalPageName = (typeof legalPages)[number];

/** The front matter of a legal page (SPEC section 2, Legal pages). */
export const legalPageWords = fields({ title, head, lead: sentence });

/** The front matter of a page of the site's own. */
export const ownPageWords = fields({
  title,
  /** Names it had before in this language, which lead to it. */
  formerly,
  head,
  lead: v.optional(sentence),
  /** Day of the last change; shown where it is given. */
  lastUpdated: v.optional(day),
  /** Whether sections are numbered and there is a list of contents. */
  contents: v.optional(v.boolean('neither true nor false'), true),
});

/**
 * `legal/settings.yaml`: what is true of the legal texts in every language.
 * @param languages of the site
 */
export const legalFactsSchema = (languages: readonly string[]) =>
  fields({
    /** Day both pages were last changed. */
    lastUpdated: day,
    /** Minimum age of users, in years; where it is left out, the texts need not name it. */
    minimumAge: v.optional(whole(1, 25)),
    /** How long each kind of data is kept at most. */
    retention: v.optional(retentionSchema(languages), {}),
  });

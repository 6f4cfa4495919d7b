import { testSite } from '#content/test-support/test-site.ts';
import type { ServicesMode } from '#shared/services-mode.ts';
import type { RouteId } from '#shared/routes.ts';

/**
 * What the interface claims to do, and the mode in which that is true. The SPEC's successes ("Message sent!") are in
 * both; in a simulated build a note qualifies them.
 */

/** Words of the interface that make a claim: every message with one must be in the table. */
export const claimWords =
  /\b(?:sent|sends?|stored?|we (?:use|will)|we'll|in touch|subscribed|sign you up|link we|demonstration|sample|erased?|deleted|arrives)\b/i;

/** Messages by key, or a whole area by a star, and the modes that may show them. */
export const claims: readonly (readonly [keys: string, mode: ServicesMode | 'both' | 'no page'])[] = [
  ['demonstration.*', 'simulated'],
  ['admin.notice', 'simulated'],
  ['admin.notice.still', 'simulated'],
  // A subscription begins only after the link in the mail was opened.
  ['newsletter.toast.text', 'simulated'],
  // Live mode refuses such a file.
  ['application.resume.large', 'simulated'],
  ['application.resume.otherFormat', 'simulated'],
  ['dashboard.*', 'live'],
  ['log.*', 'live'],
  ['live.*', 'live'],
  ['newsletter.help', 'live'],
  ['contact.form.privacy', 'live'],
  ['application.privacy', 'live'],
  ['cookies.*', 'both'],
  ['contact.sent.title', 'both'],
  ['contact.refused', 'both'],
  ['contact.form.send', 'both'],
  ['application.resume.ready', 'both'],
  ['application.succeeded', 'both'],
  ['application.failed.again', 'both'],
  ['form.leaveQuestion', 'both'],
  ['mail.*', 'no page'],
  ['newsletterPage.*', 'no page'],
];

const covers = (pattern: string, key: string) =>
  pattern.endsWith('.*') ? key.startsWith(pattern.slice(0, -1)) : key === pattern;

/** Where a message may be shown; undefined when it is not in the table. */
export const placeOf = (key: string) => claims.find(([pattern]) => covers(pattern, key))?.[1];

/** What the pages of a route must say in a mode, by key. */
export const needed: Record<ServicesMode, Partial<Record<RouteId, readonly string[]>>> = {
  simulated: {
    contact: ['demonstration.form', 'demonstration.done', 'contact.sent.title'],
    job: ['demonstration.form', 'demonstration.done', 'application.succeeded', 'application.failed.again'],
    post: ['demonstration.form', 'demonstration.done', 'newsletter.toast.text'],
    admin: [testSite.applications.arrivals.length > 0 ? 'admin.notice' : 'admin.notice.still'],
  },
  live: {
    contact: ['contact.form.privacy', 'contact.sent.title'],
    job: ['application.privacy', 'application.succeeded', 'application.failed.again'],
    post: ['newsletter.help', 'live.newsletter.confirm', 'live.newsletter.sent'],
    blog: ['newsletter.help', 'live.newsletter.confirm'],
    admin: ['dashboard.session.hint', 'dashboard.people.erase.text'],
  },
};

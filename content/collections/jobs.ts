import type { Translator } from '#shared/i18n/translator.ts';
import * as v from 'valibot';
import { countryCode } from '#content/site-file/country.ts';
import {
  day as isoDay,
  fields,
  list,
  oneOf,
  role,
  secureUrl,
  text,
  title,
  whole,
} from '#content/site-file/parts.ts';
import { amountEnd, currency, fallsMessage, period, rises } from '#content/schema/amounts.ts';
import { formerly } from '#content/schema/redirects.ts';
import { defineItems, type ShownOf } from './define-collection.ts';
import { buildDay } from '#shared/build-day.ts';
import { dayMs } from '#shared/durations.ts';

/** Words of an open position that name a duty, a requirement (“SQL”) or a benefit. */
const points = list(text(2, 110), 1, 12);

const schema = {
  facts: v.pipe(
    fields({
      /** Names it had before, which lead to it. */
      formerly,
      postedDate: isoDay,
      /** Last day for applications, where there is one. */
      validThrough: v.optional(isoDay),
      /** Where people apply instead of with the form of the page: the company's applicant system. */
      applyAt: v.optional(secureUrl),
      /** Only open positions are announced to search engines. */
      isOpen: v.optional(v.boolean('neither true nor false'), true),
      city: title,
      /** State or province as addresses abbreviate it; left out where addresses have none. */
      region: v.optional(text(0, 40), ''),
      /** ISO 3166 code of the country of that office, which is also the one that applicants for remote work live in. */
      country: countryCode,
      /** Whether all work can be done from home: job searches list such positions everywhere in the country. */
      remote: v.optional(v.boolean('neither true nor false'), false),
      /** What job searches call the kind of employment; the words beside it are in `type`. */
      employmentType: v.optional(
        oneOf(['FULL_TIME', 'PART_TIME', 'CONTRACTOR', 'TEMPORARY', 'INTERN'], 'kind of employment'),
        'FULL_TIME',
      ),
      minimumYears: whole(0, 40),
      /** What the position pays; several states ask for it in the advertisement. */
      salary: v.optional(
        v.pipe(
          fields({ low: amountEnd, high: amountEnd, currency, period }),
          v.forward(
            v.check((ends) => rises(ends), fallsMessage),
            ['high'],
          ),
        ),
      ),
    }),
    v.forward(
      v.check(
        ({ postedDate, validThrough }) => validThrough === undefined || validThrough > postedDate,
        'the last day for applications is before the day of publication',
      ),
      ['validThrough'],
    ),
  ),
  words: fields({
    /** Used as the whole title of the page; `check-site` gives advice on the length that search results show. */
    title: text(2, 200),
    department: role,
    location: role,
    type: text(2, 40),
    experience: text(2, 40),
    /** One sentence for the list and the head of the detail page. */
    summary: text(40, 160),
    description: text(80, 900),
    responsibilities: points,
    requirements: points,
    benefits: points,
  }),
};

/**
 * The open positions, newest first, `jobs/<id>.yaml` (SPEC section 3, Job listing and detail). The id is also the last
 * part of the address.
 */
export const jobs = defineItems({
  name: 'job',
  noun: 'position',
  files: 'jobs/*.yaml',
  schema,
  list: 'careers',
  isListKept: true,
  route: 'job',
  arrange: (items) => items.toSorted((a, b) => b.postedDate.localeCompare(a.postedDate)),
  search: [
    {
      names: 'search.names.job',
      has: ({ isOpen }) => isOpen,
      title: ({ title: name }) => name,
      text: ({ location, department, summary }) => [location, department, summary],
      also: 'search.also.job',
      more: (job) => job,
      weight: 1.1,
    },
  ],
  structuredData: 'JobPosting',
  editor: {
    title: 'title',
    one: { en: 'Open position', de: 'Offene Stelle', es: 'Oferta de empleo', fr: 'Offre d’emploi' },
    many: { en: 'Open positions', de: 'Stellen', es: 'Ofertas de empleo', fr: 'Offres d’emploi' },
  },
});

/** A job in one language (SPEC section 3). */
export type Job = ShownOf<typeof jobs>;

/** An edition, as far as jobs need it. */
interface WithJobs {
  readonly jobs: readonly Job[];
}

/** The open positions in a language, newest first. The page of a closed one stays, for those who have its link. */
export const openJobs = (edition: WithJobs): Job[] => edition.jobs.filter(({ isOpen }) => isOpen);

/** The ids of the open positions in a language, newest first. */
export const jobIds = (edition: WithJobs): string[] => openJobs(edition).map(({ id }) => id);

/** One job by its id; nothing when there is no such job, so that the page can go to Careers (SPEC section 8). */
export function jobIn(edition: WithJobs, id: string): Job | undefined {
  return edition.jobs.find((job) => job.id === id);
}

/** How long after its publication a position is announced, in days: an older one is likely to be filled. */
const announcedDays = 365;

/** Whether a position is open on a day: its last day, if it has one, is still to come. */
export const isOpenOn = ({ isOpen, validThrough }: Job, day: string = buildDay()): boolean =>
  isOpen && (validThrough === undefined || validThrough >= day);

/**
 * Whether structured data announces a position on a day: it is open, has a last day, and is not older than a year.
 * Without a last day it would be announced forever.
 */
export function isAnnounced(job: Job, day: string = buildDay()): boolean {
  const ageMs = Date.parse(day) - Date.parse(job.postedDate);
  return isOpenOn(job, day) && job.validThrough !== undefined && ageMs <= announcedDays * dayMs;
}

/** The lists of a job with their titles, in the order of its page (SPEC section 3, Job detail). */
export const jobLists = (
  t: Translator,
  job: Job,
): { id: 'responsibilities' | 'requirements' | 'benefits'; title: string; items: readonly string[] }[] =>
  (['responsibilities', 'requirements', 'benefits'] as const).map((id) => ({
    id,
    title: t(`job.${id}`),
    items: job[id],
  }));

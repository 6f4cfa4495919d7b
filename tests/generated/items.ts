import type * as v from 'valibot';
import { generate } from './from-schema.ts';
import { city, counts, country, times } from './site-yaml.ts';
import { between, type Writer } from './writer.ts';
import { testimonialSchema } from '#content/schema/testimonials.ts';
import { priceSchema } from '#content/schema/prices.ts';
import { featuredCaseSchema, projectFilterSchema } from '#content/schema/projects.ts';
import { collections } from '#content/collections/all-collections.ts';

const { jobs, people, projects, questions, webinars } = collections;

/** The writers of a site, one for each language. */
export type Writers = ReadonlyMap<string, Writer>;

/** A text in each language, below its code. */
export const inEach = <Text>(writers: Writers, text: (writer: Writer) => Text): Record<string, Text> =>
  Object.fromEntries([...writers].map(([language, writer]) => [language, text(writer)]));

/** The sections of a file: texts in each language, and language-independent fields in that of the first. */
export const inSections = (writers: Writers, facts: object, words: (writer: Writer) => object): object =>
  Object.fromEntries(
    [...writers].map(([language, writer], index) => [
      language,
      index === 0 ? { ...words(writer), ...facts } : words(writer),
    ]),
  );

/** The words of an item of a list below the code of each language. */
const inLanguages = (writers: Writers, words: v.GenericSchema): object =>
  inEach(writers, (writer) => generate(words, writer));

/** A day; the higher the number, the earlier. */
export const dayBefore = (number: number): string =>
  new Date(Date.UTC(2025, 5, 30) - number * 86_400_000 * 9).toISOString().slice(0, 10);

const names = ['ليلى حداد', 'Anna Berger', 'سامي الخوري', 'نور الدين عبد الرحمن', 'Kwame Mensah'];
const nameOf = (number: number) => names[number % names.length] ?? '';

/** The cover of a post, a case study, a project or a webinar. */
export const cover = (number: number) => ({ picture: drawings[number % drawings.length] });

/** Drawings of the site: one that follows the theme, and one with colours of its own. */
export const drawings = ['/images/themed.svg', '/images/plain.svg'] as const;

/** The longest amount of money that the layout must hold. */
const amount = { low: 90_000, high: 1_250_000, currency: 'EUR' };

/** The items with a file of their own, by its path. */
export function itemFiles(writers: Writers): [file: string, item: object][] {
  /** For what exists in the first language alone. */
  const firstWriter = new Map([...writers].slice(0, 1));
  const withWords = (words: v.GenericSchema, facts: object, by = writers): object =>
    inSections(by, facts, (writer) => generate(words, writer));
  const person = (number: number, on?: 'about' | 'team' | 'both') =>
    withWords(people.schema.words, {
      name: nameOf(number),
      ...(on && { on, order: number }),
      ...(on === 'team' && number % 2 === 0 && { profiles: { linkedin: 'https://example.com/in/someone' } }),
    });
  return [
    ...times(counts.members, (number): [string, object] => [
      `people/member-${number}`,
      person(number, 'team'),
    ]),
    ...times(counts.leaders, (number): [string, object] => [
      `people/leader-${number}`,
      // One of them is on both pages.
      person(number, number === 1 ? 'both' : 'about'),
    ]),
    ...times(counts.testimonials, (number): [string, object] => [`people/client-${number}`, person(number)]),
    ...times(counts.jobs, (number): [string, object] => [
      `jobs/job-${number}`,
      withWords(jobs.schema.words, {
        postedDate: dayBefore(number),
        city,
        country,
        minimumYears: number % 41,
        salary: { ...amount, period: 'year' },
      }),
    ]),
    ...times(counts.projects, (number): [string, object] => [
      `projects/project-${number}`,
      withWords(projects.schema.words, {
        order: number,
        client: nameOf(number),
        image: cover(number),
        categories: times(
          Math.min(counts.filters, between(1, 6)),
          (index) => `filter-${((number + index) % counts.filters) + 1}`,
        ),
        technologies: times(between(0, 12), (index) => `Technologie-${index}-Langname`.slice(0, 24)),
      }),
    ]),
    ...times(counts.webinars, (number): [string, object] => [
      `webinars/webinar-${number}`,
      withWords(
        webinars.schema.words,
        {
          date: dayBefore(number * 4),
          startsAt: '13:00',
          timeZone: 'America/New_York',
          minutes: 60,
          revisedDate: '2025-06-30',
          image: cover(number),
          speakers: times(between(1, 6), (index) => `member-${index}`),
          isPast: number % 2 === 0,
          ...(number % 2 === 0
            ? { recordingLink: 'https://example.com/watch' }
            : { registrationLink: 'https://example.com/register' }),
        },
        number === 1 ? firstWriter : writers,
      ),
    ]),
  ];
}

/** The files of lists. */
export function listFiles(writers: Writers): [file: string, list: object][] {
  const questionList = (count: number) => times(count, () => inLanguages(writers, questions.schema.words));
  return [
    [
      'testimonials',
      times(counts.testimonials, (number) => ({
        person: `client-${number}`,
        company: nameOf(number),
        rating: (number % 5) + 1,
        ...inLanguages(writers, testimonialSchema.words),
      })),
    ],
    ['clients', times(counts.clients, (number) => ({ name: nameOf(number) }))],
    [
      'project-filters',
      times(counts.filters, (number) => ({
        id: `filter-${number}`,
        ...inLanguages(writers, projectFilterSchema.words),
      })),
    ],
    [
      'featured-cases',
      times(counts.featured, (number) => ({
        client: nameOf(number),
        ...inLanguages(writers, featuredCaseSchema.words),
      })),
    ],
    [
      'prices',
      times(between(1, priceSchema.most), (number) => ({
        ...amount,
        ...(number % 2 === 0 && { period: 'month' }),
        ...inLanguages(writers, priceSchema.words),
      })),
    ],
    ['questions', { contact: questionList(counts.questions), resources: questionList(counts.questions) }],
  ];
}

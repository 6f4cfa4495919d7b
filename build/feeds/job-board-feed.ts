import type { Edition } from '#content/edition.ts';
import { isOpenOn, jobLists, type Job } from '#content/collections/jobs.ts';
import { element, printable } from '#shared/markup.ts';
import { withoutSoftHyphens } from '#shared/i18n/typography.ts';
import { noonOf } from './feed.ts';

const jobTypes: Readonly<Record<Job['employmentType'], string>> = {
  FULL_TIME: 'fulltime',
  PART_TIME: 'parttime',
  CONTRACTOR: 'contract',
  TEMPORARY: 'temporary',
  INTERN: 'internship',
};

/** Without what only places line breaks. */
const plain = (text: string): string => printable(withoutSoftHyphens(text)).replaceAll('\u2060', '');

/** Text for HTML without entities, which Indeed does not read. */
const inHtml = (text: string): string => plain(text).replace(/[<>]/g, '');

const descriptionOf = ({ t }: Edition, job: Job): string =>
  [
    element('p', inHtml(job.summary)),
    element('p', inHtml(job.description)),
    ...jobLists(t, job).flatMap(({ title, items }) => [
      element('h2', inHtml(title)),
      element('ul', items.map((item) => element('li', inHtml(item))).join('')),
    ]),
  ].join('\n');

/** A range as job boards read it: a hyphen without spaces, no separators of thousands, ordinary spaces. */
function salaryOf(
  { number, t }: Edition,
  { period, low, high, currency }: NonNullable<Job['salary']>,
): string {
  const options = {
    style: 'currency',
    currency,
    currencyDisplay: 'narrowSymbol',
    useGrouping: false,
    trailingZeroDisplay: 'stripIfInteger',
  } as const;
  const amount = [low, high].map((end) => number(end, options)).join('-');
  return t(`amount.${period}`, { amount }).replaceAll(/\s/gu, ' ');
}

function jobXml(edition: Edition, job: Job): string {
  const { settings } = edition;
  const fields: Readonly<Record<string, string | undefined>> = {
    title: job.title,
    date: noonOf(job.postedDate).toISOString(),
    referencenumber: `${job.id}-${edition.language}`,
    requisitionid: job.id,
    url: settings.origin + edition.path('job', { jobId: job.id }),
    company: settings.name,
    sourcename: settings.legalName,
    city: job.city,
    state: job.region || undefined,
    country: job.country,
    email: settings.contact.email.careers,
    description: descriptionOf(edition, job),
    salary: job.salary && salaryOf(edition, job.salary),
    jobtype: jobTypes[job.employmentType],
    category: job.department,
    experience: job.experience,
    expirationdate: job.validThrough,
    remotetype: job.remote ? 'Fully remote' : undefined,
  };
  const elements = Object.entries(fields).flatMap(([name, text]) =>
    text === undefined
      ? []
      : element(name, `<![CDATA[${plain(text).replaceAll(']]>', ']]]]><![CDATA[>')}]]>`),
  );
  return element('job', `\n${elements.join('\n')}\n`);
}

/**
 * The open positions as job boards read them: the XML of Indeed
 * (https://docs.indeed.com/indeed-apply/xml-feed), which others read too.
 */
export const jobBoardFeed = (edition: Edition): string =>
  `<?xml version="1.0" encoding="utf-8"?>\n${element(
    'source',
    `\n${edition.jobs
      .filter((job) => isOpenOn(job))
      .map((job) => jobXml(edition, job))
      .join('\n')}\n`,
  )}\n`;

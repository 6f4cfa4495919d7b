import { heading, links, paragraph, terms, type Content } from '../../page-data/markdown/blocks.ts';
import { feedContent, pageTitle, sectionTitle } from '../../page-data/markdown/sections.ts';
import type { CareersProps } from './careers.page.tsx';
import type { JobListProps, JobRow } from './job-list.tsx';

const jobContent = (job: JobRow, { labels, apply }: JobListProps): Content => [
  heading(3, job.title),
  paragraph(job.summary),
  terms([
    { label: labels.department, value: job.department },
    { label: labels.location, value: job.location },
    { label: labels.type, value: job.type },
    { label: labels.experience, value: job.experience },
    ...(job.salary ? [{ label: labels.salary, value: job.salary }] : []),
    { label: labels.posted, value: job.posted.text },
  ]),
  links({ label: `${apply} ${job.about}`, href: job.href }),
];

/** The Careers page as Markdown. */
export const careersContent = ({ hero, values, benefits, jobs }: CareersProps): Content => [
  pageTitle(hero),
  links(hero.link),
  paragraph(hero.drawing?.caption),
  heading(2, values.title),
  values.values.map(({ name, text }) => [heading(3, name), paragraph(text)]),
  heading(2, benefits.title),
  benefits.benefits.map(({ figure, what, text }) => [heading(3, `${figure} ${what}`), paragraph(text)]),
  sectionTitle({ title: jobs.title, lead: jobs.jobs.length > 0 ? jobs.lead : jobs.none }),
  jobs.jobs.map((job) => jobContent(job, jobs)),
  feedContent(jobs.feeds),
];

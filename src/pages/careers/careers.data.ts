import type { Edition } from '#content/edition.ts';
import { openJobs, type Job } from '#content/collections/jobs.ts';
import { pageWords, type WordsOf } from '#content/pages/page-words.ts';
import { amountText } from '#src/pages/amounts.data.ts';
import { withCounts } from '#src/pages/counts.data.ts';
import { headOf } from '#src/pages/head.data.ts';
import type { PageDefinition } from '#src/pages/page-definition.ts';
import { bandPreview } from '#src/pages/preview-art.data.ts';
import { breadcrumbTo } from '#src/pages/breadcrumb.data.ts';
import { jobFeedLink, jobFeeds } from '#src/pages/feeds.data.ts';
import type { CareersHeroProps } from './careers-hero.tsx';
import type { JobRow } from './job-list.tsx';
import type { CareersProps } from './careers.page.tsx';
import { openPositions } from '#src/pages/links.data.ts';
import { pageImageOf } from '#src/pages/pictures.data.ts';

function heroOf(edition: Edition, { title, lead, caption }: WordsOf<'careers'>): CareersHeroProps {
  const { t } = edition;
  const picture = pageImageOf(edition, 'careers');
  return {
    title: withCounts(edition, title),
    lead: withCounts(edition, lead),
    link: { label: t('careers.hero.link'), href: `#${openPositions}` },
    picture: picture && { ...picture, caption },
  };
}

function rowOf(edition: Edition, job: Job): JobRow {
  const { id, title, department, summary, location, type, experience, salary, postedDate } = job;
  return {
    id,
    title,
    department,
    summary,
    location,
    type,
    experience,
    ...(salary && { salary: amountText(edition, salary) }),
    posted: { text: edition.date(postedDate, 'medium'), iso: postedDate },
    href: edition.path('job', { jobId: id }),
    about: edition.t('job.apply.about', { job: title }),
  };
}

/** The Careers page (SPEC section 2, Careers). */
export const page: PageDefinition<CareersProps> = {
  route: 'careers',
  view: 'careers',
  load(edition) {
    const { t } = edition;
    const words = pageWords(edition, 'careers');
    return {
      head: {
        ...headOf(edition, withCounts(edition, words.title), words.head),
        feeds: jobFeeds(edition),
        previewArt: bandPreview(pageImageOf(edition, 'careers')?.image),
      },
      breadcrumb: breadcrumbTo(edition, t('menu.careers')),
      props: {
        hero: heroOf(edition, words),
        values: { title: words.values.title, values: words.values.items },
        benefits: { title: words.benefits.title, benefits: words.benefits.items },
        jobs: {
          id: openPositions,
          title: words.jobs.title,
          lead: words.jobs.lead,
          labels: t.pick('job.fact'),
          apply: t('job.apply'),
          none: t('careers.jobs.none'),
          jobs: openJobs(edition).map((job) => rowOf(edition, job)),
          feed: jobFeedLink(edition),
        },
        ...(edition.mode === 'live' && { applicationSent: { title: t('application.form.succeeded') } }),
      },
    };
  },
};

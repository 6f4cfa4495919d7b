import type { Site } from '#content/load-site.ts';
import { pathTo } from '#shared/routes.ts';
import type { Job } from '#content/jobs.ts';
import { pageWords, type WordsOf } from '#content/page-words.ts';
import { formatDate } from '#shared/i18n/format.ts';
import type { Translator } from '#shared/i18n/translator.ts';
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
import { withoutSoftHyphens } from '#shared/i18n/typography.ts';
import { pageImageOf } from '#src/pages/pictures.data.ts';

/** SPEC section 2: the hero links to it. */
const openPositions = 'open-positions';

function heroOf(site: Site, t: Translator, { title, lead, caption }: WordsOf<'careers'>): CareersHeroProps {
  const picture = pageImageOf(site, 'careers');
  return {
    breadcrumb: breadcrumbTo(site, t, t('menu.careers')),
    title: withCounts(site, t.language, title),
    lead: withCounts(site, t.language, lead),
    link: { label: t('careers.hero.link'), href: `#${openPositions}` },
    picture: picture && { ...picture, caption },
  };
}

function rowOf(site: Site, t: Translator, job: Job): JobRow {
  const { id, title, department, summary, location, type, experience, salary, postedDate } = job;
  return {
    id,
    title,
    department,
    summary,
    location,
    type,
    experience,
    ...(salary && { salary: amountText(site, t, salary) }),
    posted: { text: formatDate(site, t.language, postedDate, 'medium'), iso: postedDate },
    href: pathTo(site, t.language, 'job', { jobId: id }),
    about: t('job.apply.about', { job: withoutSoftHyphens(title) }),
  };
}

/** The Careers page (SPEC section 2, Careers). */
export const page: PageDefinition<CareersProps> = {
  route: 'careers',
  view: 'careers',
  load({ site, language, t, mode }) {
    const words = pageWords(site, 'careers', language);
    return {
      head: {
        ...headOf(site, words.head),
        feeds: jobFeeds(site, t),
        previewArt: bandPreview(pageImageOf(site, 'careers')?.image),
      },
      props: {
        hero: heroOf(site, t, words),
        values: {
          title: words.values.title,
          values: words.values.items,
        },
        benefits: { title: words.benefits.title, benefits: words.benefits.items },
        jobs: {
          id: openPositions,
          title: words.jobs.title,
          lead: words.jobs.lead,
          labels: t.pick('job.fact'),
          apply: t('job.apply'),
          none: t('careers.jobs.none'),
          jobs: (site.jobs[language] ?? []).map((job) => rowOf(site, t, job)),
          feed: jobFeedLink(site, t),
        },
        ...(mode === 'live' && { applicationSent: { title: t('application.form.succeeded') } }),
      },
    };
  },
};

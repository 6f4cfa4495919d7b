import { roster, rosterCounts, values as valuePictures } from '../../../artwork/out/roster.ts';
import { brandName } from '../../../config/brand.ts';
import { pathTo } from '../../../config/routes.ts';
import { jobsIn, type Job } from '../../../content/jobs.ts';
import { formatDate, formatNumber } from '../../../i18n/format.ts';
import { withoutSoftHyphens } from '../../../i18n/plain-text.ts';
import type { Translator } from '../../../i18n/translator.ts';
import type { PageDefinition } from '../../page-data/page-definition.ts';
import { bandPreview } from '../../page-data/preview-art.data.ts';
import { breadcrumbTo } from '../../page-data/breadcrumb.data.ts';
import { jobFeedLinks, jobFeeds } from '../../page-data/feeds.data.ts';
import type { CareersHeroProps } from './careers-hero.tsx';
import type { JobRow } from './job-list.tsx';
import type { CareersProps } from './careers.page.tsx';

/** SPEC section 2: the hero links to it. */
const openPositions = 'open-positions';

function heroOf(t: Translator): CareersHeroProps {
  const number = (count: number) => formatNumber(t.language, count);
  return {
    breadcrumb: breadcrumbTo(t, t('menu.careers')),
    title: t('careers.title'),
    lead: t('careers.lead'),
    link: { label: t('careers.hero.link'), href: `#${openPositions}` },
    art: roster,
    caption: t('careers.hero.caption', {
      people: number(rosterCounts.people),
      roles: number(rosterCounts.openRoles),
    }),
  };
}

function valuesOf(t: Translator): CareersProps['values'] {
  const ids = ['innovation', 'growth', 'impact'] as const;
  return {
    title: t('careers.values.title'),
    values: ids.map((id) => ({
      id,
      name: t(`careers.values.${id}`),
      text: t(`careers.values.${id}.text`),
      picture: valuePictures[id],
    })),
  };
}

function benefitsOf(t: Translator): CareersProps['benefits'] {
  const ids = ['leave', 'learning', 'remote', 'health'] as const;
  return {
    title: t('careers.benefits.title'),
    benefits: ids.map((id) => ({
      id,
      figure: t(`careers.benefits.${id}`),
      what: t(`careers.benefits.${id}.what`),
      text: t(`careers.benefits.${id}.text`),
    })),
  };
}

function rowOf(t: Translator, job: Job): JobRow {
  const { id, title, department, summary, location, type, experience, postedDate } = job;
  return {
    id,
    title,
    department,
    summary,
    location,
    type,
    experience,
    posted: { text: formatDate(t.language, postedDate, 'medium'), iso: postedDate },
    href: pathTo(t.language, 'job', { jobId: id }),
    about: t('job.apply.about', { job: withoutSoftHyphens(title) }),
  };
}

/** The Careers page (SPEC section 2, Careers). */
export const page: PageDefinition<CareersProps> = {
  route: 'careers',
  view: 'careers',
  load({ language, t, mode }) {
    return {
      head: {
        title: t('careers.head.title', { brand: brandName }),
        description: t('careers.head.description'),
        feeds: jobFeeds(t),
        previewArt: bandPreview(roster.wide),
      },
      props: {
        hero: heroOf(t),
        values: valuesOf(t),
        benefits: benefitsOf(t),
        jobs: {
          id: openPositions,
          title: t('careers.jobs.title'),
          lead: t('careers.jobs.lead'),
          labels: {
            department: t('job.department'),
            location: t('job.location'),
            type: t('job.type'),
            experience: t('job.experience'),
            posted: t('job.posted'),
          },
          apply: t('job.apply'),
          jobs: jobsIn(language).map((job) => rowOf(t, job)),
          feeds: jobFeedLinks(t),
        },
        ...(mode === 'live' && { applicationSent: { title: t('application.succeeded') } }),
      },
    };
  },
};

import { editionOf, type Edition } from '#content/edition.ts';
import { phoneOf } from '#content/pages/brand.ts';
import { limits } from '#shared/limits.ts';
import { routes } from '#shared/routes.ts';
import { formAction, hasForm, isDemonstration, isOwnApi } from '#shared/form-endpoints.ts';
import { jobLists, jobIn, type Job } from '#content/collections/jobs.ts';
import { pageWords } from '#content/pages/page-words.ts';
import { amountText } from '#src/pages/amounts.data.ts';
import type { PageDefinition, PageMetadata } from '#src/pages/page-definition.ts';
import { applicationForm } from '#shared/forms/application.ts';
import { localizeFields } from '#shared/forms/localized-field.ts';
import { bandPreview } from '#src/pages/preview-art.data.ts';
import type { ApplicationWords } from '#src/features/application/application-form.tsx';
import type { LinkTo } from '#src/components/section-head.tsx';
import { breadcrumbTo } from '#src/pages/breadcrumb.data.ts';
import { jobFeeds } from '#src/pages/feeds.data.ts';
import { hasPage } from '#content/pages/site-pages.ts';
import { openPositions, writtenLink } from '#src/pages/links.data.ts';
import { legalLink } from '#src/pages/menus.data.ts';
import { causeWords, postWords, demonstrationWords } from '#src/pages/form-words.data.ts';
import { jobPosting } from '#src/pages/structured-data.data.ts';
import type { JobProps } from './job.page.tsx';
import { pageImageOf } from '#src/pages/pictures.data.ts';
import { legalFacts } from '#content/pages/legal-facts.ts';
import { applicationConfirmation, greetsByFullName } from '#shared/forms/application-confirmation.ts';
import type { ApplicationMails } from '#shared/contracts/application.ts';
import { withoutSoftHyphens } from '#shared/i18n/typography.ts';

/** The notice to the hiring team (SPEC section 7), in the first language of the site. */
function noticeFor({ settings, path, t }: Edition, job: string): ApplicationMails['notice'] {
  const facts = [
    [t('admin.column.position'), job],
    [t('admin.column.name'), '{name}'],
    [t('application.email'), '{email}'],
  ] as const;
  const address = settings.origin + path('admin');
  return {
    to: settings.contact.email.careers,
    subject: t('mail.applicationNotice.subject', { job, name: '{name}' }),
    body: [
      facts.map(([label, value]) => t('label.value', { label, value })).join('\n'),
      t('mail.applicationNotice.logIn', { address }),
    ].join('\n\n'),
  };
}

/** The emails that the simulation writes to the console after an application for a job. */
function applicationMails(edition: Edition, job: string): ApplicationMails {
  const { t } = edition;
  const greeting = t('mail.greeting', { firstName: greetsByFullName(t) ? '{name}' : '{firstName}' });
  const { subject, paragraphs } = applicationConfirmation(
    { settings: edition.settings, t, mails: pageWords(edition, 'mails') },
    { job, greeting },
  );
  return {
    confirmation: { subject, body: paragraphs.join('\n\n') },
    notice: noticeFor(editionOf(edition.site), job),
  };
}

/** Where "Apply Now" of the head leads. */
const formAnchor = 'apply';

const titleLength = 60;
const descriptionLength = 158;

/** The first text that search results show in full; texts are sorted from long to short. */
const fullestWithin = (length: number, texts: string[]): string =>
  texts.find((text) => text.length <= length) ?? texts.at(-1) ?? '';

/** As much about a job as search results show in full. */
export function jobDescription(edition: Edition, { summary, location, type, experience }: Job): string {
  const { invitation } = pageWords(edition, 'job');
  const years = edition.t('label.value', { label: edition.t('job.fact.experience'), value: experience });
  return fullestWithin(descriptionLength, [
    `${summary} ${location}. ${type}. ${years}. ${invitation}`,
    `${summary} ${location}. ${type}. ${years}.`,
    `${summary} ${location}. ${type}.`,
    `${summary} ${location}.`,
    summary,
  ]);
}

function jobHead(edition: Edition, job: Job): PageMetadata {
  const title = withoutSoftHyphens(job.title);
  return {
    previewTitle: title,
    title: fullestWithin(titleLength, [
      `${title} | ${edition.t('menu.careers')} | ${edition.settings.name}`,
      `${title} | ${edition.settings.name}`,
      title,
    ]),
    description: jobDescription(edition, job),
    feeds: jobFeeds(edition),
    lastModified: job.postedDate,
    // Its link still works, but nobody should find it.
    ...(!job.isOpen && { robots: 'noindex' }),
    previewArt: bandPreview(pageImageOf(edition, 'careers')?.image),
    structuredData: jobPosting(edition, job),
  };
}

function factsOf(edition: Edition, job: Job): JobProps['facts'] {
  const { department, location, type, experience, salary, postedDate } = job;
  const labels = edition.t.pick('job.fact');
  return {
    facts: [
      { id: 'department', label: labels.department, text: department },
      { id: 'location', label: labels.location, text: location },
      { id: 'type', label: labels.type, text: type },
      { id: 'experience', label: labels.experience, text: experience },
      ...(salary ? [{ id: 'salary', label: labels.salary, text: amountText(edition, salary) }] : []),
      {
        id: 'posted',
        label: labels.posted,
        text: edition.date(postedDate, 'medium'),
        iso: postedDate,
      },
    ],
  };
}

function descriptionOf(edition: Edition, job: Job): JobProps['description'] {
  const { t } = edition;
  const words = pageWords(edition, 'job');
  return {
    description: { title: t('job.description'), text: job.description },
    lists: jobLists(t, job),
    company: { ...words.company, cover: pageImageOf(edition, 'job')?.image ?? null },
    hiring: job.isOpen ? words.hiring : null,
  };
}

function resumeWords({ t, locale }: Edition, isLive: boolean): ApplicationWords['resume'] {
  return {
    label: t(applicationForm.resume.label),
    ...t.pick('application.resume'),
    notes: isLive ? t.pick('live.resume') : t.pick('simulated.resume'),
    locale: locale.intl,
  };
}

function applicationWords(edition: Edition, job: { id: string; title: string }): ApplicationWords {
  const { mode, t } = edition;
  const kept = legalFacts(edition.site).retention.applications;
  const action = formAction(edition, mode, 'application');
  const failedAgain = t('application.form.failedAgain', { email: edition.settings.contact.email.careers });
  return {
    fields: localizeFields(t, applicationForm),
    resume: {
      ...resumeWords(edition, isOwnApi(action)),
      ...(action !== undefined && { causes: t.pick('live.file') }),
    },
    draft: {
      ...t.pick('application.draft'),
      hint: t('application.draft.hint', {
        days: edition.number(limits.application.draftDays),
      }),
    },
    ...t.pick('form'),
    ...t.pick('application.form'),
    failedAgain,
    privacyPolicy: hasPage(edition.site, 'privacy') ? legalLink(edition, routes.privacy) : null,
    unscripted: t('application.form.unscripted', { email: edition.settings.contact.email.careers }),
    ...demonstrationWords(edition),
    ...(isDemonstration(edition, mode) && { mails: applicationMails(edition, job.title) }),
    ...(action !== undefined && {
      privacy: t('application.privacy', {
        time: edition.duration(kept.amount, kept.unit),
      }),
      post: {
        ...postWords(
          t,
          {
            action,
            sent: { title: t('application.form.succeeded') },
            failed: `${t('application.form.failed')} ${failedAgain}`,
          },
          edition.path('job', { jobId: job.id }),
        ),
        ...(isOwnApi(action) && { upload: t('live.upload') }),
      },
      causes: causeWords(t, failedAgain),
    }),
  };
}

/** Where a page without a form leads: to the company's applicant system, or from a closed position to open ones. */
function insteadOfForm(edition: Edition, { applyAt, isOpen }: Job): LinkTo | null {
  const { t } = edition;
  if (!isOpen) return { label: t('careers.hero.link'), href: `${edition.path('careers')}#${openPositions}` };
  return applyAt === undefined ? null : writtenLink(edition, t('job.apply'), applyAt);
}

/** A job with its application form (SPEC section 2, Job detail and application). */
export const page: PageDefinition<JobProps> = {
  route: 'job',
  view: 'job',
  load(edition, { jobId = '' }) {
    const { t } = edition;
    const job = jobIn(edition, jobId);
    if (!job) throw new RangeError(`There is no job ${jobId}`);
    const instead = insteadOfForm(edition, job);
    return {
      head: jobHead(edition, job),
      breadcrumb: breadcrumbTo(edition, job.title, 'careers'),
      props: {
        head: {
          title: job.title,
          summary: job.isOpen ? job.summary : t('job.closed'),
          apply: instead ?? { label: t('job.apply'), href: `#${formAnchor}` },
        },
        facts: factsOf(edition, job),
        description: descriptionOf(edition, job),
        application: {
          id: formAnchor,
          title: t(job.isOpen ? 'application.title' : 'job.closed'),
          lead: (job.isOpen && pageWords(edition, 'job').applying) || null,
          job: { id: job.id, title: job.title },
          careersHref: edition.path('careers'),
          instead,
          words:
            !instead && hasForm(edition, edition.mode, 'application') ? applicationWords(edition, job) : null,
          reach: { phone: phoneOf(edition), email: edition.settings.contact.email.careers },
        },
      },
    };
  },
};

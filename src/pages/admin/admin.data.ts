import { editionsOf, type Edition } from '#content/edition.ts';
import { headOf } from '#src/pages/head.data.ts';
import { limits } from '#shared/limits.ts';
import { readApplications } from '#content/pages/applications.ts';
import { en } from '#shared/i18n/messages/en.ts';
import type { PageDefinition } from '#src/pages/page-definition.ts';
import { applicationForm } from '#shared/forms/application.ts';
import { localizeFields } from '#shared/forms/localized-field.ts';
import { enquiryForm } from '#shared/forms/enquiry.ts';
import { loginRefusals } from '#shared/contracts/dashboard.ts';
import { sourceForm } from '#shared/forms/source.ts';
import type {
  AdminWords,
  DashboardWords,
  LiveKey,
  LiveWords,
  LoginWords,
} from '#src/features/admin/admin-words.ts';
import type { AdminProps } from './admin.page.tsx';
import { interestOptions } from '#shared/forms/interest-options.ts';

function loginWords({ t, path }: Edition): LoginWords {
  const refusals = loginRefusals.map((reason) => [reason, t(`dashboard.login.${reason}`)]);
  return {
    ...t.pick('admin.login'),
    home: path('home'),
    method: 'password',
    // oxlint-disable-next-line typescript/no-unsafe-type-assertion
    refusals: Object.fromEntries(refusals) as LoginWords['refusals'],
  };
}

function dashboardWords({ number, locale, t, jobs }: Edition): DashboardWords {
  return {
    locale: locale.intl,
    ...t.pick('admin.dashboard'),
    status: t.pick('admin.status'),
    counts: t.pick('admin.count'),
    applicationFields: localizeFields(t, applicationForm),
    columns: { ...t.pick('admin.column'), email: t('application.email') },
    jobTitles: Object.fromEntries(jobs.map(({ id, title }) => [id, title])),
    tableCaption: t('admin.dashboard.tableCaption', { count: number(limits.admin.tableRows) }),
    arrival: t.pick('admin.arrival'),
    unavailable: t('admin.unavailable'),
  };
}

function demonstrationNotice({ site, number, t }: Edition): string {
  const hasArrivals = readApplications(site).arrivals.length > 0;
  const seconds = number(limits.admin.arrivalIntervalMs / 1000);
  return hasArrivals ? t('simulated.arrivals', { seconds }) : t('simulated.noArrivals');
}

const isLiveKey = (key: string): key is LiveKey => /^(?:dashboard\.|log(?:\.|$))/.test(key);

function liveWords(edition: Edition): LiveWords {
  const { t } = edition;
  const services = interestOptions(edition, t('contact.form.service.other'));
  const words = Object.fromEntries(
    Object.keys(en)
      .filter(isLiveKey)
      .map((key) => [key, t.of(key)]),
  );
  return {
    // Their names and parameters are those of the catalog.
    // oxlint-disable-next-line typescript/no-unsafe-type-assertion
    ...(words as Pick<LiveWords, LiveKey>),
    api: '/api',
    answers: Object.fromEntries(
      editionsOf(edition.site).map((other) => [other.language, other.t.pick('dashboard.answer')]),
    ),
    enquiryFields: localizeFields(t, enquiryForm, services),
    sourceFields: localizeFields(t, sourceForm),
  };
}

/** Live mode has other words, for more functions (docs/decisions/022-small-live-mode.md). */
function adminProps(edition: Edition): AdminProps {
  const { t, mode, settings, site } = edition;
  const words: AdminWords = {
    login: loginWords(edition),
    dashboard: dashboardWords(edition),
    ...t.pick('admin'),
  };
  if (mode !== 'live')
    return {
      words,
      mode: 'simulated',
      data: {
        demonstration: demonstrationNotice(edition),
        gate: settings.adminGate,
        ...readApplications(site),
      },
    };
  return {
    words: {
      ...words,
      login: {
        ...words.login,
        lead: t('dashboard.lead'),
        hint: t('dashboard.session.hint'),
        method: null,
      },
      dashboard: { ...words.dashboard, tableCaption: t('dashboard.applications.table') },
      unavailable: t('dashboard.failed'),
    },
    mode: 'live',
    data: liveWords(edition),
  };
}

/** The admin page (SPEC section 2, Admin dashboard); not linked, and not for search engines. */
export const page: PageDefinition<AdminProps> = {
  route: 'admin',
  view: 'admin',
  load: (edition) => ({
    head: {
      ...headOf(edition, edition.t('admin.head.title'), {
        title: edition.t('admin.head.title'),
        description: edition.t('admin.head.description'),
      }),
      robots: 'noindex',
    },
    breadcrumb: null,
    props: adminProps(edition),
  }),
};

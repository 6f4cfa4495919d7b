import type { Site } from '#content/load-site.ts';
import { headOf } from '#src/pages/head.data.ts';
import { limits } from '#shared/limits.ts';
import { localeOf } from '#shared/i18n/locale.ts';
import { pathTo } from '#shared/routes.ts';
import { readApplications } from '#content/applications.ts';
import { formatNumber } from '#shared/i18n/format.ts';
import { en } from '#shared/i18n/messages/en.ts';
import { createTranslator, type Translator } from '#shared/i18n/translator.ts';
import type { PageDefinition } from '#src/pages/page-definition.ts';
import { applicationForm } from '#shared/forms/application.ts';
import { localizeFields } from '#shared/forms/localized-field.ts';
import { enquiryForm } from '#shared/forms/enquiry.ts';
import type {
  AdminWords,
  DashboardWords,
  LiveKey,
  LiveWords,
  LoginWords,
} from '#src/features/admin/admin-words.ts';
import type { AdminProps } from './admin.page.tsx';
import { interestOptions } from '#content/form-choices.ts';
import { withoutSoftHyphens } from '#shared/i18n/typography.ts';

function loginWords(site: Site, t: Translator): LoginWords {
  return {
    ...t.pick('admin.login'),
    home: pathTo(site, t.language, 'home'),
  };
}

function dashboardWords(site: Site, t: Translator): DashboardWords {
  const { language } = t;
  const whole = (value: number) => formatNumber(site, language, value);
  return {
    locale: localeOf(site, language).intl,
    ...t.pick('admin.dashboard'),
    status: t.pick('admin.status'),
    counts: t.pick('admin.count'),
    applicationFields: localizeFields(t, applicationForm),
    columns: { ...t.pick('admin.column'), email: t('application.email') },
    jobTitles: Object.fromEntries(
      (site.jobs[language] ?? []).map(({ id, title }) => [id, withoutSoftHyphens(title)]),
    ),
    tableCaption: t('admin.dashboard.tableCaption', { count: whole(limits.admin.tableRows) }),
    arrival: t.pick('admin.arrival'),
    unavailable: t('admin.unavailable'),
  };
}

function demonstrationNotice(site: Site, t: Translator): string {
  const hasArrivals = readApplications(site).arrivals.length > 0;
  const seconds = formatNumber(site, t.language, limits.admin.arrivalIntervalMs / 1000);
  return hasArrivals ? t('simulated.arrivals', { seconds }) : t('simulated.noArrivals');
}

const isLiveKey = (key: string): key is LiveKey => /^(?:dashboard\.|log(?:\.|$))/.test(key);

function liveWords(site: Site, t: Translator): LiveWords {
  const services = interestOptions(site, t.language, t('contact.form.service.other'));
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
      site.languages.map((language) => [language, createTranslator(site, language).pick('dashboard.answer')]),
    ),
    enquiryFields: localizeFields(t, enquiryForm, services),
  };
}

/**
 * Live mode has other words in the login and more functions in the dashboard (docs/decisions/022-small-live-mode.md).
 */
function adminWords(site: Site, t: Translator, isLive: boolean): AdminWords {
  const words = {
    login: loginWords(site, t),
    dashboard: dashboardWords(site, t),
    ...t.pick('admin'),
  };
  if (!isLive) return { ...words, demonstration: demonstrationNotice(site, t) };
  return {
    ...words,
    login: { ...words.login, lead: t('dashboard.lead'), hint: t('dashboard.session.hint') },
    dashboard: { ...words.dashboard, tableCaption: t('dashboard.applications.table') },
    unavailable: t('dashboard.failed'),
    live: liveWords(site, t),
  };
}

/** The admin page (SPEC section 2, Admin dashboard); not linked, and not for search engines. */
export const page: PageDefinition<AdminProps> = {
  route: 'admin',
  view: 'admin',
  load: ({ site, t, mode }) => ({
    head: {
      ...headOf(site, { title: t('admin.head.title'), description: t('admin.head.description') }),
      robots: 'noindex',
    },
    props: {
      words: adminWords(site, t, mode === 'live'),
      simulated: mode === 'live' ? null : { gate: site.settings.adminGate, ...readApplications(site) },
    },
  }),
};

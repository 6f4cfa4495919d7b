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
  AdminDemonstrationWords,
  AdminWords,
  AnswerWords,
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
    title: t('admin.login.title'),
    lead: t('admin.login.lead'),
    password: t('admin.login.password'),
    hint: t('admin.login.hint'),
    logIn: t('admin.login.logIn'),
    invalid: t('admin.login.invalid'),
    unscripted: t('admin.login.unscripted'),
    back: { label: t('admin.login.back'), href: pathTo(site, t.language, 'home') },
  };
}

function dashboardWords(site: Site, t: Translator): DashboardWords {
  const { language } = t;
  const whole = (value: number) => formatNumber(site, language, value);
  return {
    locale: localeOf(site, language).intl,
    title: t('admin.dashboard.title'),
    none: t('admin.dashboard.none'),
    exportCsv: t('admin.dashboard.exportCsv'),
    csvFile: t('admin.dashboard.csvFile'),
    logOut: t('admin.dashboard.logOut'),
    total: t('admin.dashboard.total'),
    status: { new: t('admin.status.new'), reviewed: t('admin.status.reviewed') },
    counts: { new: t('admin.count.new'), reviewed: t('admin.count.reviewed') },
    applicationFields: localizeFields(t, applicationForm),
    columns: {
      name: t('admin.column.name'),
      position: t('admin.column.position'),
      email: t('application.email'),
      date: t('admin.column.date'),
      status: t('admin.column.status'),
    },
    jobTitles: Object.fromEntries(
      (site.jobs[language] ?? []).map(({ id, title }) => [id, withoutSoftHyphens(title)]),
    ),
    tableCaption: t('admin.dashboard.tableCaption', { count: whole(limits.admin.tableRows) }),
    tableShown: t.template('admin.dashboard.tableShown'),
    detailLabel: t('admin.dashboard.detailLabel'),
    closeDetail: t('admin.dashboard.closeDetail'),
    notProvided: t('admin.dashboard.notProvided'),
    noCoverLetter: t('admin.dashboard.noCoverLetter'),
    arrival: { title: t('admin.arrival.title'), text: t.template('admin.arrival.text') },
    unavailable: t('admin.unavailable'),
  };
}

function demonstrationWords(site: Site, t: Translator): AdminDemonstrationWords {
  const hasArrivals = readApplications(site).arrivals.length > 0;
  const seconds = formatNumber(site, t.language, limits.admin.arrivalIntervalMs / 1000);
  return {
    notice: hasArrivals ? t('simulated.arrivals', { seconds }) : t('simulated.noArrivals'),
  };
}

/** The words of the mail that 'Answer' opens, in one language. */
function answerWords(t: Translator): AnswerWords {
  return {
    application: t.template('dashboard.answer.application'),
    enquiry: t('dashboard.answer.enquiry'),
    greeting: t.template('dashboard.answer.greeting'),
  };
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
      site.languages.map((language) => [language, answerWords(createTranslator(site, language))]),
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
    loggedIn: t('admin.loggedIn'),
    refused: t('admin.refused'),
    unavailable: t('admin.unavailable'),
  };
  if (!isLive) return { ...words, demonstration: demonstrationWords(site, t) };
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

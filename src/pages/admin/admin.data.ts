import { headOf } from '../../page-data/head.data.ts';
import { gate } from '#artwork/gate.ts';
import { limits } from '../../../config/limits.ts';
import { localeOf } from '../../../i18n/locale.ts';
import { pathTo } from '../../../config/routes.ts';
import { readApplications } from '../../../content/applications.ts';
import { jobsIn } from '../../../content/jobs.ts';
import { formatNumber } from '../../../i18n/format.ts';
import { withoutSoftHyphens } from '../../../i18n/plain-text.ts';
import type { Translator } from '../../../i18n/translator.ts';
import type { PageDefinition } from '../../page-data/page-definition.ts';
import { applicationForm } from '../../../shared/forms/application.ts';
import { labelsOf } from '../../../shared/forms/define-form.ts';
import type {
  AdminDemonstrationWords,
  AdminWords,
  DashboardWords,
  LoginWords,
} from '../../features/admin/admin-words.ts';
import type { AdminProps } from './admin.page.tsx';
import { liveAdminWords } from './live/admin-words.data.ts';
import { ofBasalt } from '../../page-data/look.data.ts';

function loginWords(t: Translator): LoginWords {
  return {
    title: t('admin.title'),
    lead: t('admin.lead'),
    password: t('admin.password'),
    hint: t('admin.password.hint'),
    logIn: t('admin.logIn'),
    invalid: t('admin.invalid'),
    unscripted: t('admin.unscripted'),
    back: { label: t('admin.back'), href: pathTo(t.language, 'home') },
  };
}

function dashboardWords(t: Translator): DashboardWords {
  const { language } = t;
  const whole = (value: number) => formatNumber(language, value);
  return {
    locale: localeOf(language).intl,
    title: t('admin.applications'),
    none: t('admin.none'),
    exportCsv: t('admin.export'),
    csvFile: t('admin.export.file'),
    logOut: t('admin.logOut'),
    total: t('admin.total'),
    status: { new: t('admin.status.new'), reviewed: t('admin.status.reviewed') },
    counts: { new: t('admin.count.new'), reviewed: t('admin.count.reviewed') },
    fields: {
      ...labelsOf(t, applicationForm),
      name: t('admin.name'),
      position: t('admin.position'),
      date: t('admin.date'),
      status: t('admin.status'),
    },
    jobTitles: Object.fromEntries(jobsIn(language).map(({ id, title }) => [id, withoutSoftHyphens(title)])),
    tableCaption: t('admin.table', { count: whole(limits.admin.tableRows) }),
    tableShown: t.template('admin.table.shown'),
    detailLabel: t('admin.detail'),
    closeDetail: t('admin.detail.close'),
    notProvided: t('admin.notProvided'),
    noCoverLetter: t('admin.noCoverLetter'),
    perDay: t('admin.perDay'),
    perJob: t('admin.perJob'),
    ofThemNew: t.template('admin.ofThemNew'),
    arrival: { title: t('admin.arrival'), text: t.template('admin.arrival.text') },
    unavailable: t('admin.unavailable'),
  };
}

function demonstrationWords(t: Translator): AdminDemonstrationWords {
  const hasArrivals = readApplications().arrivals.length > 0;
  const seconds = formatNumber(t.language, limits.admin.arrivalIntervalMs / 1000);
  return {
    notice: hasArrivals ? t('admin.notice', { seconds }) : t('admin.notice.still'),
    login: t('demonstration.login'),
    arrival: t('demonstration.arrival'),
  };
}

const adminWords = (t: Translator): AdminWords => ({
  login: loginWords(t),
  dashboard: dashboardWords(t),
  loggedIn: t('admin.loggedIn'),
  refused: t('admin.refused'),
  unavailable: t('admin.unavailable'),
});

/** The admin page (SPEC section 2, Admin dashboard); not linked, and not for search engines. */
export const page: PageDefinition<AdminProps> = {
  route: 'admin',
  view: 'admin',
  load({ t, mode }) {
    const words = adminWords(t);
    return {
      head: {
        ...headOf({ title: t('admin.head.title'), description: t('admin.head.description') }),
        robots: 'noindex',
      },
      props: {
        words:
          mode === 'live' ? liveAdminWords(t, words) : { ...words, demonstration: demonstrationWords(t) },
        art: ofBasalt(gate),
      },
    };
  },
};

import { headOf } from '../../page-data/head.data.ts';
import { gate } from '#artwork/gate.ts';
import { languages } from '../../../config/locales.ts';
import { limits } from '../../../config/limits.ts';
import { localeOf } from '../../../i18n/locale.ts';
import { pathTo } from '../../../config/routes.ts';
import { readApplications } from '../../../content/applications.ts';
import { jobsIn } from '../../../content/jobs.ts';
import { formatNumber } from '../../../i18n/format.ts';
import { withoutSoftHyphens } from '../../../i18n/plain-text.ts';
import { createTranslator, type Translator } from '../../../i18n/translator.ts';
import type { PageDefinition } from '../../page-data/page-definition.ts';
import { logActions, loginRefusals, logSubjects } from '../../../shared/contracts/desk.ts';
import { interestOptions } from '../../../shared/contracts/interest-options.ts';
import { applicationForm } from '../../../shared/forms/application.ts';
import { labelsOf } from '../../../shared/forms/define-form.ts';
import { enquiryForm } from '../../../shared/forms/enquiry.ts';
import type {
  AdminDemonstrationWords,
  AdminWords,
  AnswerWords,
  DashboardWords,
  LiveWords,
  LoginWords,
} from '../../features/admin/admin-words.ts';
import type { AdminProps } from './admin.page.tsx';
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

function wordsOf<Name extends string>(names: readonly Name[], word: (name: Name) => string) {
  // oxlint-disable-next-line typescript/no-unsafe-type-assertion
  return Object.fromEntries(names.map((name) => [name, word(name)])) as Record<Name, string>;
}

/** The mail that 'Answer' begins, in one language. */
function answerWords(t: Translator): AnswerWords {
  return {
    application: t.template('desk.answer.application'),
    enquiry: t('desk.answer.enquiry'),
    greeting: t.template('desk.answer.greeting'),
  };
}

function recordWords(t: Translator) {
  return {
    close: t('desk.close'),
    resume: t('desk.resume'),
    download: t.template('desk.resume.download'),
    markAs: { new: t('desk.mark.new'), reviewed: t('desk.mark.reviewed') },
    marked: t.template('desk.status.done'),
    answer: t('desk.answer'),
    answers: Object.fromEntries(
      languages.map((language) => [language, answerWords(createTranslator(language))]),
    ),
    note: { label: t('desk.notes'), save: t('desk.note.save'), saved: t('desk.note.saved') },
    remove: {
      label: t('desk.delete'),
      title: t.template('desk.delete.title'),
      text: t('desk.delete.text'),
      done: t.template('desk.deleted'),
    },
    cancel: t('desk.cancel'),
    foldersLabel: t('desk.folders'),
    folders: { inbox: t('desk.inbox'), spam: t('desk.spam') },
    move: { inbox: t('desk.move.inbox'), spam: t('desk.move.spam') },
    moved: { inbox: t('desk.moved.inbox'), spam: t('desk.moved.spam') },
    enquiries: {
      caption: t('desk.enquiries.table'),
      detail: t('desk.enquiry'),
      fields: labelsOf(t, enquiryForm),
      services: Object.fromEntries(
        interestOptions(t.language, t('contact.form.service.other')).map(({ value, label }) => [
          value,
          label,
        ]),
      ),
      arrival: { title: t('desk.enquiry.arrival'), text: t.template('desk.enquiry.arrival.text') },
    },
  };
}

function liveWords(t: Translator): LiveWords {
  return {
    ...recordWords(t),
    api: '/api',
    companyLogIn: t('desk.login.company'),
    refusals: wordsOf(loginRefusals, (reason) => t(`desk.login.${reason}`)),
    sessionEnded: t('desk.session.ended'),
    throttled: t.template('desk.throttled'),
    viewsLabel: t('desk.views'),
    views: {
      applications: t('desk.applications'),
      enquiries: t('desk.enquiries'),
      subscribers: t('desk.subscribers'),
      mails: t('desk.mails'),
      people: t('desk.people'),
      log: t('log'),
    },
    gone: t('desk.gone'),
    loading: t('desk.loading'),
    failed: t('desk.failed'),
    retry: t('desk.retry'),
    notDone: t('desk.notDone'),
    search: t('desk.search'),
    searchPlaceholder: t('desk.search.placeholder'),
    all: t('desk.status.all'),
    allJobs: t('desk.jobs.all'),
    found: t.template('desk.found'),
    nothing: t('desk.nothing'),
    pages: {
      label: t('desk.pages'),
      previous: t('desk.pages.previous'),
      next: t('desk.pages.next'),
      at: t.template('desk.pages.at'),
    },
    confirmed: t('desk.confirmed'),
    unconfirmed: t('desk.unconfirmed'),
    mails: { waiting: t('desk.mails.waiting'), sent: t('desk.mails.sent'), dead: t('desk.mails.dead') },
    attempts: t.template('desk.mails.attempts'),
    retryMail: t('desk.mails.retry'),
    retried: t('desk.mails.retried'),
    log: {
      lead: t('log.lead'),
      unknown: t('log.unknown'),
      more: t.template('log.more'),
      actions: wordsOf(logActions, (action) => t(`log.action.${action}`)),
      subjects: wordsOf(logSubjects, (subject) => t(`log.subject.${subject}`)),
    },
    people: {
      lead: t('desk.people.lead'),
      find: t('desk.people.find'),
      found: t.template('desk.people.found'),
      none: t.template('desk.people.none'),
      save: t('desk.people.export'),
      file: t('desk.people.file'),
      erase: t('desk.people.erase'),
      eraseTitle: t.template('desk.people.erase.title'),
      eraseText: t('desk.people.erase.text'),
      erased: t.template('desk.people.erased'),
    },
  };
}

/** In live mode the login says another thing, and the dashboard has more (docs/decisions/022-small-live-mode.md). */
function adminWords(t: Translator, isLive: boolean): AdminWords {
  const words = {
    login: loginWords(t),
    dashboard: dashboardWords(t),
    loggedIn: t('admin.loggedIn'),
    refused: t('admin.refused'),
    unavailable: t('admin.unavailable'),
  };
  if (!isLive) return { ...words, demonstration: demonstrationWords(t) };
  return {
    ...words,
    login: { ...words.login, lead: t('desk.lead'), hint: t('desk.session.hint') },
    dashboard: { ...words.dashboard, tableCaption: t('desk.applications.table') },
    unavailable: t('desk.failed'),
    live: liveWords(t),
  };
}

/** The admin page (SPEC section 2, Admin dashboard); not linked, and not for search engines. */
export const page: PageDefinition<AdminProps> = {
  route: 'admin',
  view: 'admin',
  load: ({ t, mode }) => ({
    head: {
      ...headOf({ title: t('admin.head.title'), description: t('admin.head.description') }),
      robots: 'noindex',
    },
    props: { words: adminWords(t, mode === 'live'), art: ofBasalt(gate) },
  }),
};

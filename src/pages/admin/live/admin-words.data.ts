import { brand, brandName } from '../../../../config/brand.ts';
import { mark } from '../../../../config/site.ts';
import type { Translator } from '../../../../i18n/translator.ts';
import { stagesIn } from '../../../../content/desk.ts';
import { interestOptions } from '../../../../shared/contracts/interest-options.ts';
import { labelsOf } from '../../../../shared/forms/define-form.ts';
import { enquiryForm } from '../../../../shared/forms/enquiry.ts';
import type { AdminWords } from '../../../features/admin/admin-words.ts';
import { teamWords } from './team-words.data.ts';
import type { DeskWords, LiveAdminWords } from '../../../features/admin/live/desk-words.ts';
import { workWords } from './work-words.data.ts';
import { connectionsWords } from './connections-words.data.ts';

/** What a visitor can ask about, by the name it has in the contact form. */
function serviceNames(t: Translator): Record<string, string> {
  const options = interestOptions(t.language, t('contact.form.service.other'));
  return Object.fromEntries(options.map(({ value, label }) => [value, label]));
}

function peopleWords(t: Translator): DeskWords['people'] {
  return {
    lead: t('desk.people.lead'),
    find: t('desk.people.find'),
    found: t.template('desk.people.found'),
    none: t.template('desk.people.none'),
    save: t('desk.people.export'),
    show: t('desk.people.show'),
    file: t('desk.people.file'),
    erase: t('desk.people.erase'),
    eraseTitle: t.template('desk.people.erase.title'),
    eraseText: t('desk.people.erase.text'),
    erased: t.template('desk.people.erased'),
  };
}

function partsOf(t: Translator): Pick<DeskWords, 'views' | 'pages' | 'remove'> {
  return {
    views: {
      applications: t('desk.applications'),
      enquiries: t('desk.enquiries'),
      subscribers: t('desk.subscribers'),
      mails: t('desk.mails'),
      statistics: t('desk.statistics'),
      people: t('desk.people'),
    },
    pages: {
      label: t('desk.pages'),
      previous: t('desk.pages.previous'),
      next: t('desk.pages.next'),
      at: t.template('desk.pages.at'),
    },
    remove: {
      label: t('desk.delete'),
      title: t.template('desk.delete.title'),
      text: t('desk.delete.text'),
      done: t.template('desk.deleted'),
    },
  };
}

function deskWords(t: Translator): DeskWords {
  return {
    ...partsOf(t),
    work: workWords(t),
    skip: t('shell.skipToContent'),
    brand: { name: brand.name, mark, home: t('shell.homeLink', { brand: brandName }) },
    title: t('desk.title'),
    viewsLabel: t('desk.views'),
    gone: t('desk.gone'),
    loading: t('desk.loading'),
    failed: t('desk.failed'),
    retry: t('desk.retry'),
    notDone: t('desk.notDone'),
    search: t('desk.search'),
    searchPlaceholder: t('desk.search.placeholder'),
    all: t('desk.status.all'),
    found: t.template('desk.found'),
    nothing: t('desk.nothing'),
    statusDone: t.template('desk.status.done'),
    undo: t('desk.undo'),
    close: t('desk.close'),
    resume: t('desk.resume'),
    download: t.template('desk.resume.download'),
    cancel: t('desk.cancel'),
    foldersLabel: t('desk.folders'),
    folders: { inbox: t('desk.inbox'), spam: t('desk.spam') },
    move: { inbox: t('desk.move.inbox'), spam: t('desk.move.spam') },
    moved: { inbox: t('desk.moved.inbox'), spam: t('desk.moved.spam') },
    enquiry: t('desk.enquiry'),
    enquiryFields: labelsOf(t, enquiryForm),
    serviceNames: serviceNames(t),
    confirmed: t('desk.confirmed'),
    unconfirmed: t('desk.unconfirmed'),
    mails: {
      waiting: t('desk.mails.waiting'),
      sent: t('desk.mails.sent'),
      dead: t('desk.mails.dead'),
    },
    alerts: { mails: t.template('desk.alert.mails'), resumes: t.template('desk.alert.resumes') },
    attempts: t.template('desk.mails.attempts'),
    retryMail: t('desk.mails.retry'),
    retried: t('desk.mails.retried'),
    days: t.template('desk.days'),
    perDay: t('desk.days.perDay'),
    perWeek: t('desk.days.perWeek'),
    scale: t.template('desk.days.scale'),
    policy: {
      title: t('desk.policy'),
      lead: t('desk.policy.lead'),
      none: t('desk.policy.none'),
      line: t.template('desk.policy.line'),
      elsewhere: t('desk.policy.elsewhere'),
    },
    connections: connectionsWords(t),
    people: peopleWords(t),
  };
}

/**
 * The words of the admin page in live mode (docs/decisions/009): the dashboard has more, and the login says
 * another thing.
 */
export function liveAdminWords(t: Translator, words: AdminWords): LiveAdminWords {
  const { login, dashboard } = words;
  return {
    ...words,
    login: { ...login, lead: t('desk.lead'), hint: t('desk.session.hint') },
    dashboard: {
      ...dashboard,
      status: {
        ...dashboard.status,
        ...Object.fromEntries(stagesIn(t.language).map(({ id, name }) => [id, name])),
      },
      tableCaption: t('desk.applications.table'),
    },
    unavailable: t('desk.failed'),
    desk: deskWords(t),
    team: teamWords(t),
    sessionEnded: t('desk.session.ended'),
    throttled: t.template('desk.throttled'),
  };
}

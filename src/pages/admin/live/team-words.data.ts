import { languages } from '../../../../config/locales.ts';
import { localeOf } from '../../../../i18n/locale.ts';
import type { Translator } from '../../../../i18n/translator.ts';
import { auditActions, auditSubjects } from '../../../../shared/contracts/audit.ts';
import type { TeamWords } from '../../../features/admin/live/team-words.ts';

function gateWords(t: Translator): TeamWords['gate'] {
  return {
    alone: t('people.login.alone'),
    passkey: t('people.login.passkey'),
    passkeyRefused: t('people.login.passkeyRefused'),
    forgot: t('people.login.forgot'),
    back: t('people.login.back'),
    resetTitle: t('people.reset.title'),
    resetLead: t('people.reset.lead'),
    resetSend: t('people.reset.send'),
    resetSent: t.template('people.reset.sent'),
    resetChoose: t('people.reset.choose'),
    resetSave: t('people.reset.save'),
    resetDone: t('people.reset.done'),
    linkInvalid: t('people.link.invalid'),
    welcome: t('people.invitation.title'),
    invitationLead: t.template('people.invitation.lead'),
    join: t('people.invitation.join'),
  };
}

function userWords(t: Translator): TeamWords['users'] {
  return {
    title: t('people.users'),
    lead: t('people.users.lead'),
    name: t('people.users.name'),
    role: t('people.users.role'),
    language: t('people.users.language'),
    languageOfPage: t('people.users.languageOfPage'),
    invite: t('people.users.invite'),
    send: t('people.users.send'),
    sent: t.template('people.users.sent'),
    invited: t('people.users.invited'),
    again: t('people.users.again'),
    you: t('people.users.you'),
    changed: t.template('people.users.changed'),
    remove: t('people.users.remove'),
    removeTitle: t.template('people.users.removeTitle'),
    removeText: t('people.users.removeText'),
    removed: t.template('people.users.removed'),
    lastOwner: t('people.users.lastOwner'),
    taken: t('people.users.taken'),
    ownEmail: t('people.users.ownEmail'),
    passwordOnly: t('people.users.passwordOnly'),
    passwordOnlyDone: t.template('people.users.passwordOnlyDone'),
  };
}

function accountWords(t: Translator): TeamWords['account'] {
  return {
    title: t('people.account'),
    save: t('people.account.save'),
    saved: t('people.account.saved'),
    address: t('people.account.address'),
    confirm: t('people.account.confirm'),
    wrongPassword: t('people.account.wrongPassword'),
    password: t('people.account.password'),
    current: t('people.account.current'),
    passwordChanged: t('people.account.passwordChanged'),
    sessions: t('people.account.sessions'),
    thisSession: t('people.account.thisSession'),
    unknownDevice: t('people.account.unknownDevice'),
    lastSeen: t.template('people.account.lastSeen'),
    end: t('people.account.end'),
    endOthers: t('people.account.endOthers'),
    passkeys: t('people.account.passkeys'),
    passkeysLead: t('people.account.passkeysLead'),
    passkeyName: t('people.account.passkeyName'),
    addPasskey: t('people.account.addPasskey'),
    passkeyAdded: t('people.account.passkeyAdded'),
    passkeyFailed: t('people.account.passkeyFailed'),
    passkeyNeeded: t('people.account.passkeyNeeded'),
    rule: t('people.account.rule'),
    rules: {
      password: t('people.account.rule.password'),
      both: t('people.account.rule.both'),
      passkey: t('people.account.rule.passkey'),
    },
  };
}

function wordsOf<Name extends string>(names: readonly Name[], word: (name: Name) => string) {
  // oxlint-disable-next-line typescript/no-unsafe-type-assertion
  return Object.fromEntries(names.map((name) => [name, word(name)])) as Record<Name, string>;
}

/** The words of users, their accounts and the log (docs/decisions/015-people.md). */
export function teamWords(t: Translator): TeamWords {
  return {
    email: t('people.email'),
    gate: gateWords(t),
    newPassword: t('people.password.new'),
    passwordRule: t.template('people.password.rule'),
    forbidden: t('people.forbidden'),
    roles: {
      owner: t('people.role.owner'),
      editor: t('people.role.editor'),
      reader: t('people.role.reader'),
    },
    roleTexts: [t('people.role.owner.text'), t('people.role.editor.text'), t('people.role.reader.text')],
    languages: wordsOf(languages, (language) => localeOf(language).name),
    users: userWords(t),
    account: accountWords(t),
    assigned: {
      label: t('people.assigned'),
      nobody: t('people.assigned.nobody'),
      mine: t('people.assigned.mine'),
      all: t('people.assigned.all'),
    },
    log: {
      title: t('log'),
      lead: t('log.lead'),
      who: t('log.who'),
      everybody: t('log.everybody'),
      unknown: t('log.unknown'),
      more: t.template('log.more'),
      actions: wordsOf(auditActions, (action) => t(`log.action.${action}`)),
      subjects: wordsOf(auditSubjects, (subject) => t(`log.subject.${subject}`)),
    },
  };
}

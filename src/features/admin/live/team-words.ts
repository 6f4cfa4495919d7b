import type { AuditAction, AuditSubject } from '../../../../shared/contracts/audit.ts';
import type { LoginRule, Role } from '../../../../shared/contracts/roles.ts';
import type { Template } from '../../../lib/template.ts';

/** Words of logins, links in mails, users, the own account and the log, in one language. */
export interface TeamWords {
  email: string;
  gate: {
    alone: string;
    passkey: string;
    passkeyRefused: string;
    forgot: string;
    back: string;
    resetTitle: string;
    resetLead: string;
    resetSend: string;
    resetSent: Template<'email'>;
    resetChoose: string;
    resetSave: string;
    resetDone: string;
    linkInvalid: string;
    welcome: string;
    invitationLead: Template<'email'>;
    join: string;
  };
  newPassword: string;
  passwordRule: Template<'count'>;
  forbidden: string;
  roles: Record<Role, string>;
  roleTexts: readonly string[];
  /** Names of the site's languages, by code. */
  languages: Record<string, string>;
  users: Record<
    | 'title'
    | 'lead'
    | 'name'
    | 'role'
    | 'language'
    | 'languageOfPage'
    | 'invite'
    | 'send'
    | 'invited'
    | 'again'
    | 'you'
    | 'remove'
    | 'removeText'
    | 'lastOwner'
    | 'taken'
    | 'ownEmail'
    | 'passwordOnly',
    string
  > & {
    sent: Template<'email'>;
    changed: Template<'name' | 'role'>;
    removeTitle: Template<'name'>;
    removed: Template<'name'>;
    passwordOnlyDone: Template<'name'>;
  };
  account: Record<
    | 'title'
    | 'save'
    | 'saved'
    | 'address'
    | 'confirm'
    | 'wrongPassword'
    | 'password'
    | 'current'
    | 'passwordChanged'
    | 'sessions'
    | 'thisSession'
    | 'unknownDevice'
    | 'end'
    | 'endOthers'
    | 'passkeys'
    | 'passkeysLead'
    | 'passkeyName'
    | 'addPasskey'
    | 'passkeyAdded'
    | 'passkeyFailed'
    | 'passkeyNeeded'
    | 'rule',
    string
  > & { lastSeen: Template<'date'>; rules: Record<LoginRule, string> };
  assigned: Record<'label' | 'nobody' | 'mine' | 'all', string>;
  log: Record<'title' | 'lead' | 'who' | 'everybody' | 'unknown', string> & {
    more: Template<'count'>;
    actions: Record<AuditAction, string>;
    subjects: Record<AuditSubject, string>;
  };
}

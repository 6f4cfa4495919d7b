import type { Language } from '../../../config/locales.ts';
import type { AuditAction, AuditSubject } from '../../../shared/contracts/audit.ts';
import type { LoginRule, Role } from '../../../shared/contracts/roles.ts';
import type { StoredSession } from './access-store.ts';
import type { OutgoingMail } from './outgoing-mail.ts';

/** A user of the dashboard. */
export interface StoredUser {
  id: string;
  /** Empty for the first owner, until they have given one. */
  email: string;
  name: string;
  /** Of the dashboard and of mails; empty: that of the page. */
  language: Language;
  role: Role;
  loginRule: LoginRule;
  createdAt: string;
  /** Null until the invitation was accepted. */
  joinedAt: string | null;
}

/** A secret of which the store has the SHA-256 in hex; it works once. */
export interface StoredToken {
  hash: string;
  expiresAt: string;
}

export interface StoredPasskey {
  id: string;
  account: string;
  /** Given by the authenticator, in base64url. */
  credentialId: string;
  /** SPKI in base64url. */
  publicKey: string;
  /** The authenticator's count of signatures; 0 when it does not count. */
  counter: number;
  name: string;
  createdAt: string;
  lastUsedAt: string | null;
}

/** What a challenge of a passkey was made for; only one for a login without a password belongs to nobody. */
export type ChallengePurpose = 'new-passkey' | 'login' | 'second-factor';

export interface AuditEntry {
  id: string;
  at: string;
  /** Null for a refused login of nobody we know. */
  account: string | null;
  /** The user's name at that time; it stays when the user is removed. */
  accountName: string;
  action: AuditAction;
  subject: AuditSubject;
  /** Identifiers with spaces between them. Never what a person typed. */
  records: string;
}

/** Why a user is not changed: nobody would be left who may do everything, or the address is another user's. */
export type UserProblem = 'last-owner' | 'taken';

type UserChange = Partial<Pick<StoredUser, 'name' | 'email' | 'language' | 'role' | 'loginRule'>>;

/** Users of the dashboard, their secrets and sessions, and the log of what they did. */
export interface UserStore {
  /** In the order in which they came. */
  users(): Promise<StoredUser[]>;
  user(id: string): Promise<StoredUser | null>;
  /** By the address, in any case. */
  userByEmail(email: string): Promise<StoredUser | null>;
  /** Adds a user, unless there is one with the id or the address. @returns whether it was added */
  addUser(user: StoredUser, passwordHash: string): Promise<boolean>;
  /** Adds an invited user, or renews the invitation of one who has not joined, with its token and mail. */
  inviteUser(
    user: StoredUser,
    token: StoredToken,
    mails: readonly OutgoingMail[],
    at: string,
  ): Promise<StoredUser | 'taken'>;
  /** Null when there is no such user. */
  changeUser(id: string, change: UserChange): Promise<StoredUser | UserProblem | null>;
  /** Also ends the sessions, deletes the secrets, and leaves their records to nobody. */
  removeUser(id: string): Promise<StoredUser | 'last-owner' | null>;
  /** The user of a valid invitation. */
  invited(tokenHash: string, at: string): Promise<StoredUser | null>;
  /** Uses up an invitation. Null when it was used, is late or unknown. */
  acceptInvitation(
    tokenHash: string,
    joining: { name: string; passwordHash: string },
    at: string,
  ): Promise<StoredUser | null>;
  /**
   * Stores the token and the mail of a reset, if a user with this address may have one. Otherwise it stores a
   * token of nobody, so that both take the same time.
   */
  requestReset(
    email: string,
    token: StoredToken,
    mailsOf: (user: StoredUser) => readonly OutgoingMail[],
    at: string,
  ): Promise<void>;
  /** Uses up a reset and ends all sessions. Null when it was used, is late or unknown. */
  resetPassword(tokenHash: string, passwordHash: string, at: string): Promise<StoredUser | null>;

  addChallenge(token: StoredToken, purpose: ChallengePurpose, account: string | null): Promise<void>;
  /** Uses up a challenge. @returns null when it was used, is late or unknown */
  takeChallenge(
    hash: string,
    at: string,
  ): Promise<{ purpose: ChallengePurpose; account: string | null } | null>;
  passkeys(account: string): Promise<StoredPasskey[]>;
  passkeyByCredential(credentialId: string): Promise<StoredPasskey | null>;
  /** @returns false when it is known already */
  addPasskey(passkey: StoredPasskey): Promise<boolean>;
  touchPasskey(id: string, counter: number, at: string): Promise<void>;
  /** @returns `needed` for the last one of a user whose login needs one */
  deletePasskey(account: string, id: string): Promise<'deleted' | 'needed' | 'unknown'>;

  /** Latest use first. */
  sessions(account: string): Promise<StoredSession[]>;
  /** Ends a session of this user. @returns whether there was one */
  endSession(account: string, tokenHash: string): Promise<boolean>;
  endOtherSessions(account: string, tokenHash: string): Promise<void>;

  /**
   * Adds an entry to the log.
   * @param unlessSince nothing is added when the same user has done the same since then
   */
  addAuditEntry(entry: AuditEntry, unlessSince?: string): Promise<void>;
  /** Latest first. */
  auditEntries(search: {
    account: string;
    record: string;
    offset: number;
    limit: number;
  }): Promise<{ items: AuditEntry[]; total: number }>;
}

import type { AuditAction, AuditSubject } from '../../shared/contracts/audit.ts';
import type { LoginRule, Role } from '../../shared/contracts/roles.ts';
import type { DeskPage } from './desk-page.ts';

/** The user who is logged in. */
export interface OwnUser {
  id: string;
  /** Empty for the first owner until they have given one. */
  email: string;
  name: string;
  /** Empty: that of the page. */
  language: string;
  role: Role;
  loginRule: LoginRule;
}

/** A user of the dashboard. */
export interface TeamUser extends OwnUser {
  /** ISO 8601 in UTC; null until the invitation was accepted. */
  joinedAt: string | null;
}

/** A user to whom records can be assigned. */
export interface Colleague {
  id: string;
  name: string;
}

export interface OwnSession {
  id: string;
  /** The kind of browser; empty when unknown. */
  device: string;
  /** ISO 8601 in UTC. */
  lastSeenAt: string;
  isCurrent: boolean;
}

export interface OwnPasskey {
  id: string;
  name: string;
  /** ISO 8601 in UTC; null when it was never used. */
  lastUsedAt: string | null;
}

export interface OwnAccount {
  user: OwnUser;
  sessions: readonly OwnSession[];
  passkeys: readonly OwnPasskey[];
}

export interface LogEntry {
  id: string;
  /** ISO 8601 in UTC. */
  at: string;
  /** Empty for nobody we know. */
  accountName: string;
  action: AuditAction;
  subject: AuditSubject;
  /** Identifiers. */
  records: readonly string[];
}

/** An invitation to be sent. */
export interface Invitation {
  email: string;
  name: string;
  role: Role;
  language: string;
}

/** Users, the own account and the log of the dashboard. All calls reject with DeskFailure. */
export interface TeamDesk {
  colleagues(): Promise<readonly Colleague[]>;
  users(): Promise<readonly TeamUser[]>;
  invite(invitation: Invitation): Promise<void>;
  inviteAgain(id: string): Promise<void>;
  changeUser(id: string, change: { role?: Role; loginRule?: 'password' }): Promise<void>;
  removeUser(id: string): Promise<void>;
  account(): Promise<OwnAccount>;
  /** @param change the password is needed for address and rule */
  changeAccount(change: {
    name?: string;
    language?: string;
    email?: string;
    loginRule?: LoginRule;
    password?: string;
  }): Promise<void>;
  /** Ends all other sessions. */
  changePassword(current: string, next: string): Promise<void>;
  endSession(id: string): Promise<void>;
  endOtherSessions(): Promise<void>;
  /** Asks browser and device for a passkey. Rejects also when they, or the person, do not want to. */
  addPasskey(name: string, password: string, user: OwnUser): Promise<void>;
  deletePasskey(id: string): Promise<void>;
  log(search: { user: string; record: string; page: number }): Promise<DeskPage<LogEntry>>;
  /** Download address of the log. */
  logHref(search: { user: string; record: string }, language: string): string;
}

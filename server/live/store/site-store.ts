/**
 * Why a resume has no application: it is being uploaded, its application was deleted, or nothing is known of
 * it.
 */
export type ResumeLeft = 'upload' | 'deleted' | 'quarantined';

/** Which resume files exist, or may exist, without an application. */
export interface ResumeRecords {
  /** Records a key before its file is written, so that after a crash no file is unknown. */
  announceResume(key: string, at: string): Promise<void>;
  /** Keys left for this reason before a time that no application uses, oldest first. */
  resumesLeft(reason: ResumeLeft, before: string): Promise<string[]>;
  /** @returns whether it was announced; the caller that gets `true` may remove the file */
  forgetResume(key: string): Promise<boolean>;
  /** Quarantines unknown files and unfinished uploads; others, and those quarantined before, stay as they are. */
  quarantineResumes(keys: readonly string[], at: string): Promise<void>;
  /** Those of the keys that are announced or belong to an application. */
  knownResumes(keys: readonly string[]): Promise<string[]>;
}

/** Facts of which a site has one each. */
export type SiteFact =
  | 'identity'
  | 'retention-ran-at'
  | 'clock-doubted-at'
  | 'device-secret'
  | 'login-code'
  | 'mails-held-at'
  | 'resumes-held'
  /** What subscribers read before they agreed, by version and language. */
  | `consent-text ${string}`;

/** Single facts about the site, such as its identity. */
export interface SiteFacts {
  siteFact(name: SiteFact): Promise<string | null>;
  setSiteFact(name: SiteFact, value: string): Promise<void>;
  /** Sets a fact unless it is set. @returns the value that is stored now */
  claimSiteFact(name: SiteFact, value: string): Promise<string>;
  /** Deletes a fact with this value. @returns whether it was there: of several callers one gets `true` */
  takeSiteFact(name: SiteFact, value: string): Promise<boolean>;
}

/** What came in on a day. */
export interface DayCount {
  /** YYYY-MM-DD in UTC. */
  day: string;
  applications: number;
  enquiries: number;
  subscribers: number;
}

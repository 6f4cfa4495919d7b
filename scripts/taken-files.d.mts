/** What an upgrade does to a file: its hashes, null where it is not there. */
export interface TakenFile {
  before: string | null;
  after: string | null;
}

/** Files that are taken together, by their paths from the project's folder. */
export interface Batch {
  name: 'product' | 'data';
  files: Record<string, TakenFile>;
  isTaken: boolean;
}

/** What is known of an upgrade that has begun. Later versions read it too: only ever add fields. */
export interface Journal {
  from: string;
  to: string;
  /** Milliseconds since 1970. */
  startedAt: number;
  /** The sites that belong to the adopter, by the names of their folders. */
  sites: string[];
  batches: Batch[];
  isDone: boolean;
}

export const workFolder: string;
export function hashOf(content: Uint8Array): string;
export function hashOfFile(file: string): string | null;
export function forgetUpgrade(project: string): void;
export function readJournal(project: string): Journal | null;
export function writeJournal(project: string, journal: Journal): void;
export function takeFiles(project: string, before?: (path: string) => void): void;
export function changedSince(project: string): string[];
export function putBack(project: string, before?: (path: string) => void): void;

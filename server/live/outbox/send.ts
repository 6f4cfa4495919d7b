import type { OutboxRow } from '../database.ts';

/** Sends one kind of item of the outbox. */
export interface Transport {
  /** Rejects when it was not accepted, with RefusedForGood when it never will be. */
  send: (item: OutboxRow) => Promise<void>;
  close: () => Promise<void>;
}

/** The receiver of a mail or an event will never accept it: do not try again. */
export class RefusedForGood extends Error {}

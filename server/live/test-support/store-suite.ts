import { afterAll, beforeAll, beforeEach, describe, expect, it } from 'vitest';
import { describeAccess } from './store-access-suite.ts';
import { describeAdmin } from './store-admin-suite.ts';
import { describeFacts } from './store-facts-suite.ts';
import { describeIntake } from './store-intake-suite.ts';
import { describeOutbox } from './store-outbox-suite.ts';
import { describePeople } from './store-people-suite.ts';
import { describeSearch } from './store-search-suite.ts';
import { momentAt, receiveApplication, receiveEnquiry, sampleMail } from './store-samples.ts';
import { StoreUnavailable, type Store } from '../store/store.ts';
import { describeUsers } from './store-users-suite.ts';
import { describeSubscriptions } from './store-subscriptions-suite.ts';
import { describeWebhooks } from './store-webhooks-suite.ts';
import type { Tables } from '../store/tables.ts';
import { describeOrder } from './store-order-suite.ts';
import { describeWork } from './store-work-suite.ts';

/** A database for tests. */
export interface TestDatabase {
  /** Opens a store in it, like a further server process. */
  open: () => Promise<Store>;
  /** Runs SQL beside the stores. */
  run: (statements: string) => Promise<void>;
  remove: () => Promise<void>;
}

const tables: readonly (keyof Tables)[] = [
  'enquiries',
  'applications',
  'subscribers',
  'announced_resumes',
  'site_facts',
  'mails',
  'notes',
  'webhooks',
  'deliveries',
  'idempotency_keys',
  'accounts',
  'sessions',
  'event_counts',
  'account_tokens',
  'passkeys',
  'audit_entries',
];

/**
 * Contract tests for every store.
 * @param name of the store in the report
 * @param createDatabase makes an empty database; the suite empties it between tests, because that is faster
 */
export function describeStore(name: string, createDatabase: () => Promise<TestDatabase>): void {
  describe(`store: ${name}`, () => {
    let database: TestDatabase;
    let store: Store;

    beforeAll(async () => {
      database = await createDatabase();
      store = await database.open();
    });

    beforeEach(() => database.run(tables.map((table) => `delete from ${table};`).join('\n')));

    afterAll(async () => {
      await store.close();
      await database.remove();
    });

    describeIntake(() => store);
    describeFacts(() => store);
    describeSubscriptions(() => store);
    describeAdmin(() => store);
    describeSearch(() => store);
    describePeople(() => store);
    describeOutbox(() => store);
    describeWebhooks(() => store);
    describeAccess(() => store);
    describeUsers(
      () => store,
      (statements) => database.run(statements),
    );
    describeWork(() => store);
    describeOrder(() => store);

    it('can write', async () => {
      await expect(store.ping()).resolves.toBeUndefined();
      await expect(store.ping()).resolves.toBeUndefined();
    });

    it('keeps everything when it is closed and opened again', async () => {
      const enquiry = await receiveEnquiry(store, {}, [sampleMail()]);
      const application = await receiveApplication(store);
      await store.close();
      store = await database.open();
      expect((await store.enquiries({ text: '', folder: 'inbox', offset: 0, limit: 9 })).items).toEqual([
        enquiry,
      ]);
      expect(await store.application(application.id)).toEqual(application);
      expect(await store.mailCounts()).toEqual({ waiting: 1, sent: 0, dead: 0 });
    });

    it('is one store for two processes', async () => {
      const other = await database.open();
      const counts = [];
      for (const one of [store, other, store, other]) {
        counts.push((await one.countEvent('both', momentAt(0), 1000)).count);
      }
      expect(counts).toEqual([1, 2, 3, 4]);
      const enquiry = await receiveEnquiry(other);
      expect(await store.changeEnquiry(enquiry.id, { status: 'reviewed' })).toEqual({
        ...enquiry,
        status: 'reviewed',
      });
      await other.close();
    });

    it('finishes what is under way before it closes, and is unavailable afterwards', async () => {
      const pending = Array.from({ length: 30 }, () => receiveEnquiry(store));
      await store.close();
      const outcomes = await Promise.allSettled(pending);
      expect(outcomes.filter(({ status }) => status === 'fulfilled')).toHaveLength(30);
      await expect(receiveEnquiry(store)).rejects.toBeInstanceOf(StoreUnavailable);
      await expect(store.mailCounts()).rejects.toBeInstanceOf(StoreUnavailable);
      store = await database.open();
      expect((await store.enquiries({ text: '', folder: 'inbox', offset: 0, limit: 1 })).total).toBe(30);
    });
  });
}

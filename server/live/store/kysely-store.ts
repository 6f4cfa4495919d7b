import { createAccess } from './access.ts';
import { createAdminApplications } from './admin-applications.ts';
import { createAdminEnquiries } from './admin-enquiries.ts';
import { createAdminSubscribers } from './admin-subscribers.ts';
import type { Database } from './database.ts';
import { createIntake } from './intake.ts';
import { createOutbox } from './outbox.ts';
import { createPeople } from './people.ts';
import { createResumeRecords } from './resume-records.ts';
import { createSiteFacts } from './site-facts.ts';
import { createStatistics } from './statistics.ts';
import type { Store } from './store.ts';
import { createSubscriptions } from './subscriptions.ts';
import { createAudit } from './audit.ts';
import { createPasskeys } from './passkeys.ts';
import { createUserLinks } from './user-links.ts';
import { createUsers } from './users.ts';
import { createWork } from './work.ts';
import { createWebhooks } from './webhooks.ts';

/** The store for a database; the same code for SQLite and PostgreSQL. */
export function createStore(database: Database): Store {
  return {
    ...createIntake(database),
    ...createResumeRecords(database),
    ...createSiteFacts(database),
    ...createSubscriptions(database),
    ...createAdminApplications(database),
    ...createAdminEnquiries(database),
    ...createAdminSubscribers(database),
    ...createWork(database),
    ...createStatistics(database),
    ...createPeople(database),
    ...createOutbox(database),
    ...createWebhooks(database),
    ...createAccess(database),
    ...createUsers(database),
    ...createUserLinks(database),
    ...createPasskeys(database),
    ...createAudit(database),
    // A real write: a full disk can still be read.
    ping: () =>
      database.writeAtOnce(async (db) => {
        await db
          .insertInto('write_probes')
          .values({ id: 1, count: 1 })
          .onConflict((conflict) =>
            conflict.column('id').doUpdateSet(({ eb }) => ({ count: eb('write_probes.count', '+', 1) })),
          )
          .execute();
      }),
    purge: () => database.purge(),
    close: () => database.close(),
  };
}

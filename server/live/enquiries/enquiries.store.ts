import { enquiryForm } from '#shared/forms/enquiry.ts';
import { shownIn } from '#shared/forms/define-form.ts';
import type { Database, StoredEnquiry, Tables } from '#server/live/database.ts';
import { addOutgoing, type Outgoing } from '#server/live/outbox/outbox.store.ts';
import { repeatedRecord, type IdempotencyKey, type Stored } from '#server/live/records.store.ts';
import { emailKeyOf, searchTextOf, sortNameOf } from '#server/live/compared-text.ts';
import { workStore } from '#server/live/work.store.ts';

/** A record without its derived columns. */
export function enquiryOf(row: Tables['enquiries']): StoredEnquiry {
  const { emailKey: _key, searchText: _text, sortName: _name, ...enquiry } = row;
  return enquiry;
}

/**
 * Stores an enquiry, its emails and its event in one transaction; a repeated key returns the first enquiry.
 * @param count called before a new one is stored; may throw a Refusal
 */
export function addEnquiry(
  { write }: Database,
  enquiry: StoredEnquiry,
  key: IdempotencyKey,
  outgoing: readonly Outgoing[],
  count: () => void = () => {},
): Promise<Stored<StoredEnquiry>> {
  return write(async (db) => {
    const first = await repeatedRecord(db, 'enquiries', key, enquiry);
    if (first) return { value: enquiryOf(first), isRepeat: true };
    count();
    const searchText = searchTextOf(shownIn(enquiryForm, 'search').map(({ name }) => enquiry[name]));
    await db
      .insertInto('enquiries')
      .values({
        ...enquiry,
        emailKey: emailKeyOf(enquiry.email),
        searchText,
        sortName: sortNameOf(enquiry.name),
      })
      .execute();
    await addOutgoing(db, enquiry, outgoing, enquiry.receivedAt);
    return { value: enquiry, isRepeat: false };
  });
}

export const enquiryStore = workStore('enquiries', 'serviceInterest', enquiryOf);

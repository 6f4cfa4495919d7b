import { randomUUID } from 'node:crypto';
import { describe, expect, it } from 'vitest';
import { mailsADay } from '../store/mail-limits.ts';
import type { Store, StoredEnquiry } from '../store/store.ts';
import type { StoredWebhook } from '../store/webhook-store.ts';
import {
  freshKey,
  momentAt,
  receiveApplication,
  receiveEnquiry,
  receiveSubscriber,
  sampleEnquiry,
  sampleMail,
  sampleNote,
  sampleReply,
} from './store-samples.ts';

const everything = { offset: 0, limit: 1000 } as const;

/** Adds a webhook and takes its first event. */
export async function addWebhook(store: Store, changes: Partial<StoredWebhook> = {}): Promise<StoredWebhook> {
  const webhook: StoredWebhook = {
    id: randomUUID(),
    url: 'https://tools.halden.example/hook',
    format: 'standard',
    secret: 'whsec_c2VjcmV0',
    formerSecret: '',
    formerUntil: '',
    createdAt: momentAt(0),
    ...changes,
  };
  const { formerSecret: _, formerUntil: __, ...added } = webhook;
  await store.addWebhook(added);
  const { createdAt: at } = webhook;
  const first = await store.claimDeliveries(webhook.id, at, at, 9);
  await store.markDeliveriesSent(
    first.map(({ id }) => id),
    at,
  );
  return webhook;
}

/** Who of the team works on a record is told to nobody outside. */
function toldOf({ assignedTo: _, ...told }: StoredEnquiry): object {
  return told;
}

/** Contract tests: what webhooks are told. */
export function describeWebhooks(current: () => Store): void {
  /** Types and data of what waits for a webhook. */
  async function toldTo({ id }: StoredWebhook) {
    const { items } = await current().deliveries({ ...everything, state: 'waiting' });
    return items
      .filter(({ webhookId }) => webhookId === id)
      .map(({ type, body }) => [type, JSON.parse(body).data])
      .toReversed();
  }
  const typesTo = async (webhook: StoredWebhook) =>
    (await toldTo(webhook)).map(([type]) => String(type)).toSorted();

  describe('webhooks', () => {
    it('keeps webhooks, says first that they were added, and deletes them with what waits for them', async () => {
      const store = current();
      const webhook = await addWebhook(store);
      const slack = await addWebhook(store, { format: 'slack', createdAt: momentAt(1) });
      expect(await store.webhooks()).toEqual([webhook, slack]);
      const { items } = await store.deliveries({ ...everything, state: 'sent' });
      expect(items.map(({ type }) => type)).toEqual(['webhook.added', 'webhook.added']);
      await receiveEnquiry(store);
      expect(await store.deleteWebhook(webhook.id)).toBe(true);
      expect(await store.deleteWebhook(webhook.id)).toBe(false);
      expect(await store.webhooks()).toEqual([slack]);
      expect(await toldTo(webhook)).toEqual([]);
      expect(await typesTo(slack)).toEqual(['enquiry.received']);
    });

    it('tells an arrival once, with every field of its form, however often it is sent', async () => {
      const store = current();
      const webhook = await addWebhook(store);
      const enquiry = sampleEnquiry({ message: 'Quote " and \\ and ‹\u{1F44B}›,\n<b>line</b>' });
      const key = freshKey('enquiry');
      await Promise.all([store.addEnquiry(enquiry, key, []), store.addEnquiry(enquiry, key, [])]);
      await store.addEnquiry(enquiry, key, []);
      expect(await toldTo(webhook)).toEqual([['enquiry.received', toldOf(enquiry)]]);
      const application = await receiveApplication(store);
      const told = (await toldTo(webhook)).find(([type]) => type === 'application.received');
      const { notes: _, assignedTo: _user, resume, ...fields } = application;
      const { key: _key, ...file } = resume;
      expect(told).toEqual(['application.received', { ...fields, resume: file }]);
      const { items } = await store.deliveries({ ...everything, state: 'waiting' });
      expect(JSON.parse(items[0]?.body ?? '')).toMatchObject({ timestamp: momentAt(0) });
    });

    it('says nothing of spam, and of what leaves it that it has arrived', async () => {
      const store = current();
      const webhook = await addWebhook(store);
      const enquiry = await receiveEnquiry(store, { folder: 'spam' });
      const application = await receiveApplication(store, { folder: 'spam' });
      await store.changeEnquiry(enquiry.id, { status: 'reviewed' });
      const gone = await receiveEnquiry(store, { folder: 'spam' });
      await store.deleteEnquiry(gone.id);
      expect(await typesTo(webhook)).toEqual([]);
      await store.changeEnquiry(enquiry.id, { folder: 'inbox' });
      await store.changeApplication(application.id, { folder: 'inbox' });
      expect(await typesTo(webhook)).toEqual(['application.received', 'enquiry.received']);
    });

    it('tells the stage that a reply moves a record to, once', async () => {
      const store = current();
      const webhook = await addWebhook(store);
      const [{ id }, enquiry] = [await receiveApplication(store), await receiveEnquiry(store)];
      const key = freshKey('reply');
      const reply = { mail: sampleReply(id), status: 'interview', at: momentAt(1) };
      for (let click = 0; click < 2; click += 1) await store.addReply('applications', reply, key);
      const answer = { mail: sampleReply(enquiry.id), status: 'reviewed', at: momentAt(1) };
      await store.addReply('enquiries', answer, freshKey('reply'));
      await store.addReply('enquiries', { ...answer, status: undefined }, freshKey('reply'));
      const changed = (await toldTo(webhook)).filter(([type]) => String(type).endsWith('changed'));
      expect(changed.map(([type, { status }]) => `${type} ${status}`).toSorted()).toEqual([
        'application.changed interview',
        'enquiry.changed reviewed',
      ]);
    });

    it('tells stages, folders and deletions, and nothing when nothing has changed', async () => {
      const store = current();
      const webhook = await addWebhook(store);
      const enquiry = await receiveEnquiry(store);
      const application = await receiveApplication(store);
      await store.addNote('applications', application.id, sampleNote('called'), freshKey('note'));
      await store.changeEnquiry(enquiry.id, { status: 'new' });
      expect(await typesTo(webhook)).toEqual(['application.received', 'enquiry.received']);
      await store.changeApplication(application.id, { status: 'reviewed' });
      await store.changeEnquiry(enquiry.id, { folder: 'spam' });
      const changed = (await toldTo(webhook)).filter(([type]) => String(type).endsWith('changed'));
      expect(changed.map(([type, { status, folder }]) => `${type} ${status} ${folder}`).toSorted()).toEqual([
        'application.changed reviewed inbox',
        'enquiry.changed new spam',
      ]);
      await store.deleteApplication(application.id, momentAt(5));
      expect((await toldTo(webhook)).filter(([, { id }]) => id === application.id)).toEqual([
        ['application.deleted', { id: application.id }],
      ]);
    });

    it('tells who confirmed, who left with the address, and who was deleted; not of unconfirmed addresses', async () => {
      const store = current();
      const webhook = await addWebhook(store);
      const subscribe = async (email: string) => {
        const subscriber = await receiveSubscriber(store, { email });
        return { subscriber, confirm: () => store.confirmSubscriber(`confirm-${email}`, momentAt(7)) };
      };
      const never = await subscribe('never@halden.example');
      await store.deleteSubscriber(never.subscriber.id);
      await subscribe('left-before@halden.example');
      await store.removeSubscriberByToken('confirm-left-before@halden.example');
      expect(await typesTo(webhook)).toEqual([]);

      const leaving = await subscribe('leaves@halden.example');
      await leaving.confirm();
      const { id, language, consentVersion, receivedAt } = leaving.subscriber;
      const data = {
        id,
        language,
        consentVersion,
        receivedAt,
        email: 'leaves@halden.example',
        confirmedAt: momentAt(7),
      };
      expect(await toldTo(webhook)).toEqual([['subscriber.confirmed', data]]);
      await store.removeSubscriberByToken('confirm-leaves@halden.example');
      expect(await toldTo(webhook)).toEqual([['subscriber.left', data]]);

      const deleted = await subscribe('deleted@halden.example');
      await deleted.confirm();
      await store.deleteSubscriber(deleted.subscriber.id);
      expect(await typesTo(webhook)).toEqual(['subscriber.deleted', 'subscriber.left']);
    });

    it('tells each format only what it has a use for', async () => {
      const store = current();
      const slack = await addWebhook(store, { format: 'slack' });
      const hubspot = await addWebhook(store, { format: 'hubspot' });
      const enquiry = await receiveEnquiry(store);
      await receiveApplication(store);
      await store.changeEnquiry(enquiry.id, { status: 'reviewed' });
      await receiveSubscriber(store);
      await store.confirmSubscriber('confirm-news@halden.example', momentAt(1));
      expect(await typesTo(slack)).toEqual(['application.received', 'enquiry.received']);
      expect(await typesTo(hubspot)).toEqual(['enquiry.received']);
    });

    it('forgets what was received, gives up, tries again, and hands out each delivery once', async () => {
      const store = current();
      const webhook = await addWebhook(store);
      for (let index = 0; index < 30; index += 1) await receiveEnquiry(store);
      expect((await store.webhooksDue(momentAt(0))).map(({ id }) => id)).toEqual([webhook.id]);
      const claims = await Promise.all(
        Array.from({ length: 6 }, () => store.claimDeliveries(webhook.id, momentAt(0), momentAt(9), 4)),
      );
      const rest = await store.claimDeliveries(webhook.id, momentAt(0), momentAt(9), 100);
      const ids = [...claims.flat(), ...rest].map(({ id }) => id);
      expect([ids.length, new Set(ids).size]).toEqual([30, 30]);
      expect(await store.webhooksDue(momentAt(0))).toEqual([]);
      const [received = '', failed = '', dead = '', ...others] = ids;
      expect(await store.markDeliveriesSent([received, 'unknown'], momentAt(1))).toEqual([received]);
      await store.markDeliveryFailed(failed, { error: 'answered 500', attempts: 1, dueAt: momentAt(50) });
      await store.markDeliveryFailed(dead, { error: 'answered 410', attempts: 1, dueAt: null });
      expect(await store.deliveryCounts()).toEqual({ waiting: others.length + 1, sent: 2, dead: 1 });
      const { items } = await store.deliveries({ ...everything, state: 'sent' });
      expect(items.map(({ body }) => body)).toEqual(['', '']);
      expect(await store.retryDelivery(received, momentAt(2))).toBe(false);
      expect(await store.retryDelivery(dead, momentAt(2))).toBe(true);
      const [again] = await store.claimDeliveries(webhook.id, momentAt(2), momentAt(60), 9);
      expect(again).toMatchObject({ id: dead, attempts: 0, lastError: 'answered 410' });
      expect(JSON.parse(again?.body ?? '').type).toBe('enquiry.received');
    });

    it('forgets a person who is erased, and tells that the records are gone', async () => {
      const store = current();
      const webhook = await addWebhook(store);
      const email = 'ida@halden.example';
      const enquiry = await receiveEnquiry(store, { email });
      const spam = await receiveEnquiry(store, { email, folder: 'spam' });
      const application = await receiveApplication(store, { email });
      const other = await receiveEnquiry(store);
      const { deliveries } = await store.person(email);
      expect(deliveries.map(({ type }) => type).toSorted()).toEqual([
        'application.received',
        'enquiry.received',
      ]);
      await store.erasePerson(email, momentAt(3));
      const told = await toldTo(webhook);
      expect(told).toContainEqual(['enquiry.received', toldOf(other)]);
      expect(told).toContainEqual(['enquiry.deleted', { id: enquiry.id }]);
      expect(told).toContainEqual(['application.deleted', { id: application.id }]);
      expect(JSON.stringify(told)).not.toContain(spam.id);
      expect(JSON.stringify(told)).not.toContain(email);
    });

    it('tells what the end of a retention period deletes, and keeps no old delivery', async () => {
      const store = current();
      const webhook = await addWebhook(store);
      const old = await receiveEnquiry(store);
      const [delivery] = await store.claimDeliveries(webhook.id, momentAt(0), momentAt(9), 9);
      await store.markDeliveriesSent([delivery!.id], momentAt(1));
      await store.deleteOlderThan({ enquiries: momentAt(1), mails: momentAt(1) }, momentAt(2));
      expect(await toldTo(webhook)).toEqual([['enquiry.deleted', { id: old.id }]]);
      expect((await store.deliveryCounts()).sent).toBe(0);
    });
  });

  it('acknowledges no more enquiries a day than the limit of an address, and every notice is stored', async () => {
    const store = current();
    const enquire = (hours: number, email = 'Mira@halden.example') =>
      receiveEnquiry(store, { email, receivedAt: momentAt(hours * 3_600_000) }, [
        sampleMail({ to: email, personEmail: email }),
        sampleMail({ to: 'desk@site.example', personEmail: email }),
      ]);
    // The first ones at the same moment.
    await Promise.all(Array.from({ length: mailsADay.other + 2 }, () => enquire(0)));
    await enquire(1, 'mira@halden.example');
    await enquire(1, 'other@halden.example');
    const { items } = await store.mails({ ...everything, text: '', state: 'waiting' });
    const countTo = (to: string) => items.filter((mail) => mail.to.toLowerCase() === to).length;
    expect(countTo('mira@halden.example')).toBe(mailsADay.other);
    expect(countTo('other@halden.example')).toBe(1);
    expect(countTo('desk@site.example')).toBe(mailsADay.other + 4);
    await enquire(25);
    const later = await store.mails({ ...everything, text: 'mira', state: 'waiting' });
    expect(later.items.filter(({ to }) => to === 'Mira@halden.example')).toHaveLength(mailsADay.other + 1);
  });
}

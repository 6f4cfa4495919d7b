import { describe, expect, it } from 'vitest';
import { freshKey, momentAt, receiveSubscriber, sampleMail, sampleSubscriber } from './store-samples.ts';
import type { Store } from '../store/store.ts';

const everything = { text: '', offset: 0, limit: 1000 };

/** Contract tests: newsletter. */
export function describeSubscriptions(current: () => Store): void {
  describe('subscriptions', () => {
    it('stores a subscriber who confirms once, with the link of the mail', async () => {
      const store = current();
      const subscriber = await receiveSubscriber(store, {}, [sampleMail()]);
      expect(subscriber.confirmedAt).toBeNull();
      expect((await store.mailCounts()).waiting).toBe(1);

      const confirmed = { ...subscriber, confirmedAt: momentAt(1000) };
      const hash = `confirm-${subscriber.email}`;
      expect(await store.confirmSubscriber(hash, momentAt(1000))).toEqual(confirmed);
      expect(await store.confirmSubscriber(hash, momentAt(2000))).toBeNull();
      expect(await store.subscribers(everything)).toEqual({ items: [confirmed], total: 1 });
    });

    it('confirms once when the link is followed several times at the same moment', async () => {
      const store = current();
      const { email } = await receiveSubscriber(store);
      const outcomes = await Promise.all(
        Array.from({ length: 6 }, () => store.confirmSubscriber(`confirm-${email}`, momentAt(1000))),
      );
      expect(outcomes.filter((outcome) => outcome !== null)).toHaveLength(1);
    });

    it('confirms until the token expires, not at that moment', async () => {
      const store = current();
      await receiveSubscriber(store, { email: 'a@x.example' });
      await receiveSubscriber(store, { email: 'b@x.example' });
      const end = 48 * 3_600_000;
      expect(await store.confirmSubscriber('confirm-a@x.example', momentAt(end))).toBeNull();
      expect(await store.confirmSubscriber('confirm-b@x.example', momentAt(end - 1))).not.toBeNull();
      expect(await store.confirmSubscriber('unknown', momentAt(0))).toBeNull();
    });

    it('mails one address once a day, whoever asks and however often', async () => {
      const store = current();
      const email = 'Victim@halden.example';
      const hour = 3_600_000;
      const subscribe = (hours: number, address = email, hash = `hash-${hours}`) => {
        const subscriber = sampleSubscriber({ email: address, receivedAt: momentAt(hours * hour) });
        const mail = sampleMail({ to: address, personEmail: address, leaveUrl: 'https://leave' });
        const token = { hash, expiresAt: momentAt(99 * hour) };
        return store.addSubscriber(subscriber, token, freshKey('newsletter'), [mail]);
      };
      await Promise.all([subscribe(0), subscribe(0, email, 'b'), subscribe(0, 'victim@Halden.example', 'c')]);
      await subscribe(23);
      const waiting = async () => (await store.mailCounts()).waiting;
      expect(await waiting()).toBe(1);
      await subscribe(3, 'other@halden.example');
      expect(await waiting()).toBe(2);
      await subscribe(27);
      expect(await waiting()).toBe(3);
      // Who leaves by the link has shown whose address it is, and may come back.
      await store.removeSubscriberByToken('hash-27');
      await subscribe(28);
      expect(await waiting()).toBe(2);
    });

    it('takes an address that has not confirmed again, in any case, as the same subscriber', async () => {
      const store = current();
      const first = await receiveSubscriber(store, {}, [sampleMail()]);
      const again = sampleSubscriber({
        email: 'News@Halden.example',
        language: 'en',
        receivedAt: momentAt(9),
      });
      const token = { hash: 'second', expiresAt: momentAt(9999) };
      const stored = await store.addSubscriber(again, token, freshKey('newsletter'), [sampleMail()]);
      expect(stored).toEqual({ value: { ...again, id: first.id }, isRepeat: false });
      expect((await store.subscribers(everything)).items).toEqual([stored.value]);
      expect((await store.mailCounts()).waiting).toBe(2);

      // Either link confirms; then the other one has no effect.
      const hash = `confirm-${first.email}`;
      expect(await store.confirmSubscriber(hash, momentAt(10))).not.toBeNull();
      expect(await store.confirmSubscriber('second', momentAt(10))).toBeNull();
    });

    it('leaves a confirmed address as it is and sends it nothing', async () => {
      const store = current();
      const { email } = await receiveSubscriber(store);
      const confirmed = await store.confirmSubscriber(`confirm-${email}`, momentAt(1));
      const again = sampleSubscriber({ language: 'fr', receivedAt: momentAt(5) });
      const token = { hash: 'second', expiresAt: momentAt(9999) };
      expect(await store.addSubscriber(again, token, freshKey('newsletter'), [sampleMail()])).toEqual({
        value: confirmed,
        isRepeat: false,
      });
      expect((await store.mailCounts()).waiting).toBe(0);
      expect(await store.confirmSubscriber('second', momentAt(6))).toBeNull();
    });

    it('stores once when a key is used again', async () => {
      const store = current();
      const key = freshKey('newsletter');
      const outcomes = await Promise.all(
        ['one', 'two', 'three'].map((hash) =>
          store.addSubscriber(sampleSubscriber(), { hash, expiresAt: momentAt(99) }, key, [sampleMail()]),
        ),
      );
      expect(outcomes.filter(({ isRepeat }) => !isRepeat)).toHaveLength(1);
      expect(new Set(outcomes.map(({ value }) => value.id)).size).toBe(1);
      expect((await store.mailCounts()).waiting).toBe(1);
    });

    it('stores one subscriber when an address comes in several times at the same moment', async () => {
      const store = current();
      const outcomes = await Promise.all(
        Array.from({ length: 6 }, (_, index) =>
          store.addSubscriber(
            sampleSubscriber(),
            { hash: `token-${index}`, expiresAt: momentAt(99) },
            freshKey('newsletter'),
            [],
          ),
        ),
      );
      expect(new Set(outcomes.map(({ value }) => value.id)).size).toBe(1);
      expect((await store.subscribers(everything)).total).toBe(1);
    });

    it('takes an address off the list once, and takes it on again', async () => {
      const store = current();
      const { email } = await receiveSubscriber(store);
      const hash = `confirm-${email}`;
      const confirmed = await store.confirmSubscriber(hash, momentAt(1));
      expect(await store.removeSubscriberByToken('unknown')).toBeNull();
      expect(await store.removeSubscriberByToken(hash)).toEqual(confirmed);
      expect(await store.removeSubscriberByToken(hash)).toBeNull();
      expect((await store.subscribers(everything)).total).toBe(0);
      expect((await receiveSubscriber(store)).confirmedAt).toBeNull();
    });

    it('takes an address off the list that has not confirmed, and then it cannot', async () => {
      const store = current();
      const subscriber = await receiveSubscriber(store);
      const hash = `confirm-${subscriber.email}`;
      expect(await store.removeSubscriberByToken(hash)).toEqual(subscriber);
      expect(await store.confirmSubscriber(hash, momentAt(1))).toBeNull();
    });

    it('lets a confirmed address leave by each of its mails, long after the links have expired', async () => {
      const store = current();
      const { email } = await receiveSubscriber(store);
      const token = { hash: 'second', expiresAt: momentAt(9999) };
      await store.addSubscriber(sampleSubscriber(), token, freshKey('newsletter'), []);
      const confirmed = await store.confirmSubscriber('second', momentAt(1));
      await store.deleteOlderThan({}, momentAt(365 * 24 * 3_600_000));
      expect(await store.removeSubscriberByToken(`confirm-${email}`)).toEqual(confirmed);
    });
  });
}

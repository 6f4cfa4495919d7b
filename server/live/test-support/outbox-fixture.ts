import type { LiveFixture } from './live-fixture.ts';
import { sampleEnquiry } from './live-fixture.ts';
import type { OutgoingMail } from '../store/outgoing-mail.ts';
import type { StoredEnquiry } from '../store/store.ts';
import { startOutbox } from '../mail/outbox.ts';
import type { MailTransport } from '../mail/transport.ts';

/** An outbox worker whose timer the test controls. */
export function startWorker(live: LiveFixture, transport: MailTransport, store = live.store) {
  let next: (() => void) | null = null;
  const outbox = startOutbox({ ...live.parts, store, transport }, (run) => {
    next = run;
    return () => {
      next = null;
    };
  });
  const fire = () => next?.();
  return {
    outbox,
    fire,
    isTimerStopped: () => next === null,
    /** Runs the next tick and waits for all it causes. */
    tick: async () => {
      fire();
      await outbox.idle();
    },
  };
}

/** Stores enquiries, each with a mail. */
export async function takeIn(
  live: LiveFixture,
  count: number,
  mail: Partial<OutgoingMail> = {},
): Promise<void> {
  for (let index = 0; index < count; index += 1) {
    const enquiry: StoredEnquiry = { ...sampleEnquiry, id: `enquiry-${index}-${mail.to ?? ''}` };
    const key = { endpoint: 'enquiry', key: enquiry.id } as const;
    const outgoing = {
      to: 'desk@site.example',
      subject: `Number ${index}`,
      text: 'Text\n',
      personEmail: enquiry.email,
    };
    await live.store.addEnquiry(enquiry, key, [{ ...outgoing, ...mail }]);
  }
}

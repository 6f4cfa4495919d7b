import { afterEach } from 'vitest';
import { startReceiver } from '../../../test-support/webhook-receiver.ts';

const stops: (() => Promise<void>)[] = [];

/** Ends the receivers of webhooks of a test after it. */
export function receiversForEachTest(): void {
  afterEach(async () => {
    for (const stop of stops.splice(0)) await stop();
  });
}

/** Starts one; `startReceiver` says what it answers. */
export async function receive(...answer: Parameters<typeof startReceiver>) {
  const receiver = await startReceiver(...answer);
  stops.push(receiver.stop);
  return receiver;
}

import { describe, expect, it } from 'vitest';
import type { NewsletterPort } from '../ports.ts';

/**
 * What every newsletter adapter has to keep, simulated or live.
 * @param name names the adapter in the report
 * @param create makes an adapter whose outside world is there and answers at once
 */
export function describeNewsletterContract(name: string, create: () => NewsletterPort): void {
  describe(`newsletter contract: ${name}`, () => {
    it('gives back the address it signed up', async () => {
      const outcome = await create().subscribe('mira@halden.example');
      expect(outcome).toEqual({ ok: true, value: { email: 'mira@halden.example' } });
    });

    it('signs up a second address after the first (R180)', async () => {
      const newsletter = create();
      await newsletter.subscribe('mira@halden.example');
      const outcome = await newsletter.subscribe('jon@halden.example');
      expect(outcome).toEqual({ ok: true, value: { email: 'jon@halden.example' } });
    });

    it('answers "aborted" instead of throwing when the signal has aborted', async () => {
      const outcome = await create().subscribe('mira@halden.example', AbortSignal.abort());
      expect(outcome).toEqual({ ok: false, reason: 'aborted' });
    });

    it('answers "aborted" when the signal aborts on the way', async () => {
      const controller = new AbortController();
      const pending = create().subscribe('mira@halden.example', controller.signal);
      controller.abort();
      expect(await pending).toEqual({ ok: false, reason: 'aborted' });
    });
  });
}

import { afterEach, beforeEach, describe, expect, it, vi } from 'vitest';
import { delay } from '../../lib/delay.ts';
import { describeNewsletterContract } from '../contracts/newsletter-contract.ts';
import { createSimulatedNewsletter } from './newsletter.ts';

describeNewsletterContract('simulated', () =>
  createSimulatedNewsletter({ wait: (_ms, signal) => delay(0, signal) }),
);

describe('simulated newsletter', () => {
  beforeEach(() => {
    vi.useFakeTimers();
  });
  afterEach(() => {
    vi.useRealTimers();
  });

  it('answers after 1000 ms, not before (R178)', async () => {
    const answered = vi.fn<(outcome: unknown) => void>();
    void createSimulatedNewsletter().subscribe('mira@halden.example').then(answered);
    await vi.advanceTimersByTimeAsync(999);
    expect(answered).not.toHaveBeenCalled();
    await vi.advanceTimersByTimeAsync(1);
    expect(answered).toHaveBeenCalledWith({ ok: true, value: { email: 'mira@halden.example' } });
  });

  it('leaves no timer behind when it is aborted', async () => {
    const controller = new AbortController();
    const pending = createSimulatedNewsletter().subscribe('mira@halden.example', controller.signal);
    controller.abort();
    expect(await pending).toEqual({ ok: false, reason: 'aborted' });
    expect(vi.getTimerCount()).toBe(0);
  });
});

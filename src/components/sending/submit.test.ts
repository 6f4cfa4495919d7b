import { afterEach, beforeEach, describe, expect, it, vi } from 'vitest';
import { limits } from '../../../shared/limits.ts';
import { delay } from '../../../shared/delay.ts';
import { describeSubmission, sampleEnquiries } from './test-support/submission-suite.ts';
import { createSimulatedSubmit } from './submit.ts';

describeSubmission(
  'simulated',
  () => createSimulatedSubmit(limits.contact.delayMs, (_ms, signal) => delay(0, signal)),
  sampleEnquiries,
);

describe('a simulated form', () => {
  beforeEach(() => void vi.useFakeTimers());
  afterEach(() => void vi.useRealTimers());

  it.each([
    ['contact (R193)', limits.contact.delayMs],
    ['newsletter (R178)', limits.newsletter.delayMs],
  ])('answers after 1000 ms, not before: %s', async (_, delayMs) => {
    const answered = vi.fn<(outcome: unknown) => void>();
    void createSimulatedSubmit(delayMs)(sampleEnquiries.full).then(answered);
    await vi.advanceTimersByTimeAsync(999);
    expect(answered).not.toHaveBeenCalled();
    await vi.advanceTimersByTimeAsync(1);
    expect(answered).toHaveBeenCalledWith({ ok: true, value: sampleEnquiries.full });
  });

  it('calls nobody and writes nothing', async () => {
    const reached = vi.fn<(...details: unknown[]) => never>();
    vi.stubGlobal('fetch', reached);
    for (const method of ['log', 'info', 'warn', 'error'] as const) {
      vi.spyOn(console, method).mockImplementation(reached);
    }
    const pending = createSimulatedSubmit(1000)(sampleEnquiries.full);
    await vi.runAllTimersAsync();
    expect(await pending).toMatchObject({ ok: true });
    expect(reached).not.toHaveBeenCalled();
  });
});

import { afterEach, beforeEach, describe, expect, it, vi } from 'vitest';
import { delay } from '../../lib/delay.ts';
import { describeEnquiryContract, sampleEnquiries } from '../contracts/enquiry-contract.ts';
import { createSimulatedEnquiry } from './enquiry.ts';

describeEnquiryContract('simulated', () =>
  createSimulatedEnquiry({ wait: (_ms, signal) => delay(0, signal) }),
);

describe('simulated enquiry', () => {
  beforeEach(() => {
    vi.useFakeTimers();
  });
  afterEach(() => {
    vi.useRealTimers();
    vi.restoreAllMocks();
  });

  it('answers after 1000 ms, not before (R193)', async () => {
    const answered = vi.fn<(outcome: unknown) => void>();
    void createSimulatedEnquiry().send(sampleEnquiries.full).then(answered);
    await vi.advanceTimersByTimeAsync(999);
    expect(answered).not.toHaveBeenCalled();
    await vi.advanceTimersByTimeAsync(1);
    expect(answered).toHaveBeenCalledWith({ ok: true, value: sampleEnquiries.full });
  });

  it('leaves no timer behind when it is aborted', async () => {
    const controller = new AbortController();
    const pending = createSimulatedEnquiry().send(sampleEnquiries.full, controller.signal);
    controller.abort();
    expect(await pending).toEqual({ ok: false, reason: 'aborted' });
    expect(vi.getTimerCount()).toBe(0);
  });

  it('calls nobody and writes nothing', async () => {
    const reached = vi.fn<(...details: unknown[]) => never>();
    vi.stubGlobal('fetch', reached);
    for (const method of ['log', 'info', 'warn', 'error'] as const) {
      vi.spyOn(console, method).mockImplementation(reached);
    }
    const pending = createSimulatedEnquiry().send(sampleEnquiries.full);
    await vi.runAllTimersAsync();
    expect(await pending).toMatchObject({ ok: true });
    expect(reached).not.toHaveBeenCalled();
    vi.unstubAllGlobals();
  });
});

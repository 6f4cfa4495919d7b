import { afterEach, beforeEach, describe, expect, it, vi } from 'vitest';
import { createSimulatedMailer } from './mail.ts';

const mail = { to: 'ada@example.com', subject: 'Hello', body: 'Two\nlines.' };

describe('simulated mailer', () => {
  beforeEach(() => {
    vi.useFakeTimers();
  });
  afterEach(() => {
    vi.useRealTimers();
    vi.restoreAllMocks();
  });

  it('logs recipient, subject and body to the console after 1000 ms, not before (R228)', async () => {
    const log = vi.spyOn(console, 'log').mockImplementation(() => {});
    const pending = createSimulatedMailer()(mail);
    await vi.advanceTimersByTimeAsync(999);
    expect(log).not.toHaveBeenCalled();
    await vi.advanceTimersByTimeAsync(1);
    expect(await pending).toBe(true);
    expect(log).toHaveBeenCalledTimes(1);
    expect(log.mock.calls[0]?.[0]).toMatch(/To: ada@example\.com\nSubject: Hello\n\nTwo\nlines\.$/);
  });

  it('logs nothing and leaves no timer when it is aborted on the way', async () => {
    const log = vi.fn<(text: string) => void>();
    const controller = new AbortController();
    const pending = createSimulatedMailer({ log })(mail, controller.signal);
    controller.abort();
    expect(await pending).toBe(false);
    expect(vi.getTimerCount()).toBe(0);
    expect(log).not.toHaveBeenCalled();
  });
});

import { afterEach, beforeEach, describe, expect, it, vi } from 'vitest';
import { sampleApplications } from '#shared/test-support/application-samples.ts';
import { delay } from '#src/browser/delay.ts';
import { describeSubmission } from '#src/browser/sending/test-support/submission-suite.ts';
import { createSimulatedApplication } from './simulated-application.ts';
import type { ApplicationMails } from '#shared/contracts/application.ts';

const atOnce: typeof delay = (_ms, signal) => delay(0, signal);
const silently = () => {};
const jobTitle = 'Senior Cloud Engineer';
const texts: ApplicationMails = {
  confirmation: { subject: 'Merci, {firstName}', body: 'Bonjour {firstName}' },
  notice: { to: 'jobs@acme.example', subject: 'New: {name}', body: '{name}, {email}, see /admin' },
};

/** Sets the query of the page, which can ask for a failure. */
function standOn(search: string): void {
  vi.stubGlobal('location', { search });
}

describeSubmission(
  'simulated application',
  () => {
    standOn('');
    return createSimulatedApplication(jobTitle, undefined, { log: silently, wait: atOnce });
  },
  sampleApplications,
);

/** A simulated application with a fixed clock, and what it logs. */
function listenedTo() {
  const logged: unknown[][] = [];
  const submit = createSimulatedApplication(jobTitle, texts, {
    now: () => new Date('2025-05-06T09:30:00.000Z'),
    log: (...what) => logged.push(what),
  });
  return { submit, logged };
}

describe('simulated application', () => {
  beforeEach(() => {
    vi.useFakeTimers();
    standOn('');
  });
  afterEach(() => void vi.useRealTimers());

  it('logs the record once, with id, fields, job, date and status (R225, R226, R227)', async () => {
    const { submit, logged } = listenedTo();
    void submit(sampleApplications.full);
    const { resume: file, ...fields } = sampleApplications.full;
    const resume = { name: file.name, sizeBytes: file.size, type: 'application/pdf' };
    const facts = {
      jobTitle,
      id: 'app-1746523800000',
      date: '2025-05-06T09:30:00.000Z',
      status: 'new',
      resume,
    };
    expect(logged).toEqual([['New application (simulated)', { ...fields, ...facts }]]);
  });

  it('sends both emails at once, so it takes 1000 ms (R228)', async () => {
    const log = vi.spyOn(console, 'log').mockImplementation(silently);
    const answered = vi.fn<(outcome: unknown) => void>();
    void createSimulatedApplication(jobTitle, texts)(sampleApplications.full).then(answered);
    await vi.advanceTimersByTimeAsync(999);
    expect(answered).not.toHaveBeenCalled();
    expect(log).toHaveBeenCalledTimes(1);
    await vi.advanceTimersByTimeAsync(1);
    expect(answered).toHaveBeenCalledWith(expect.objectContaining({ ok: true }));
    expect(log).toHaveBeenCalledTimes(3);
  });

  it('fails after 1000 ms if the URL says so, and logs nothing (R223)', async () => {
    const { submit, logged } = listenedTo();
    standOn('?a=b&simulate=application-failure');
    const pending = submit(sampleApplications.full);
    await vi.advanceTimersByTimeAsync(1000);
    expect(await pending).toEqual({ ok: false, reason: 'unavailable' });
    expect(logged).toEqual([]);
    // The query is read at each submit.
    standOn('');
    const next = submit(sampleApplications.full);
    await vi.runAllTimersAsync();
    expect((await next).ok).toBe(true);
  });

  it('leaves no timer behind when it is aborted, failing or not', async () => {
    for (const search of ['', '?simulate=application-failure']) {
      standOn(search);
      const controller = new AbortController();
      const pending = listenedTo().submit(sampleApplications.short, controller.signal);
      controller.abort();
      expect(await pending).toEqual({ ok: false, reason: 'aborted' });
      expect(vi.getTimerCount()).toBe(0);
    }
  });
});

import { afterEach, beforeEach, describe, expect, it, vi } from 'vitest';
import { brand } from '../../../config/brand.ts';
import { sampleApplications } from '../../../shared/test-support/application-samples.ts';
import type { ApplicationRecord } from '../../../shared/contracts/application.ts';
import type { ApplicationMails } from '../../../shared/contracts/application-mails.ts';
import { delay } from '../../lib/delay.ts';
import { applicationKept, describeSubmission } from '../test-support/submission-suite.ts';
import { createSimulatedApplication } from './application.ts';
import { createSimulatedMailer, type Mail } from './mail.ts';

const atOnce: typeof delay = (_ms, signal) => delay(0, signal);
const silently = () => {};
const texts: ApplicationMails = {
  confirmation: { subject: 'Merci, {firstName}', body: 'Bonjour {firstName}' },
  notice: { subject: 'New: {name}', body: '{name}, {email}, see /admin' },
};

describeSubmission(
  'simulated application',
  () =>
    createSimulatedApplication({
      log: silently,
      hasToFail: () => false,
      wait: atOnce,
      sendMail: createSimulatedMailer({ wait: atOnce, log: silently }),
    }),
  sampleApplications,
  applicationKept,
);

/** An adapter with a fixed clock, and all it logs. */
function listenedTo({ hasToFail = (): boolean => false } = {}) {
  const records: ApplicationRecord[] = [];
  const mails: Mail[] = [];
  const port = createSimulatedApplication({
    now: () => new Date('2025-05-06T09:30:00.000Z'),
    log: (record) => records.push(record),
    sendMail: async (mail) => mails.push(mail) > 0,
    hasToFail,
  });
  return { port, records, mails };
}

describe('simulated application', () => {
  beforeEach(() => {
    vi.useFakeTimers();
  });
  afterEach(() => {
    vi.useRealTimers();
    vi.restoreAllMocks();
    vi.unstubAllGlobals();
  });

  it('logs the record once, with id, fields, job, date and status (R225, R226, R227)', async () => {
    const { port, records } = listenedTo();
    await port.submit(sampleApplications.full, undefined, texts);
    const { resume, ...fields } = sampleApplications.full;
    expect(records).toEqual([
      {
        ...fields,
        id: 'app-1746523800000',
        date: '2025-05-06T09:30:00.000Z',
        status: 'new',
        resume: { name: resume.name, sizeBytes: resume.size, type: 'application/pdf' },
      },
    ]);
  });

  it('writes to the applicant and to the hiring team, in the words of the page (R229, R230, R231)', async () => {
    const { port, mails } = listenedTo();
    await port.submit(sampleApplications.full, undefined, texts);
    expect(mails).toEqual([
      { to: 'ximena@duarte.example', subject: 'Merci, Ximena', body: 'Bonjour Ximena' },
      {
        to: brand.email.careers,
        subject: "New: Ximena O'Dell-Duarte",
        body: "Ximena O'Dell-Duarte, ximena@duarte.example, see /admin",
      },
    ]);
  });

  it('sends both mails at once, so it takes 1000 ms (R228)', async () => {
    const log = vi.spyOn(console, 'log').mockImplementation(silently);
    vi.stubGlobal('location', { search: '' });
    const answered = vi.fn<(outcome: unknown) => void>();
    void createSimulatedApplication().submit(sampleApplications.full, undefined, texts).then(answered);
    await vi.advanceTimersByTimeAsync(999);
    expect(answered).not.toHaveBeenCalled();
    expect(log).toHaveBeenCalledTimes(1);
    await vi.advanceTimersByTimeAsync(1);
    expect(answered).toHaveBeenCalledWith(expect.objectContaining({ ok: true }));
    expect(log).toHaveBeenCalledTimes(3);
  });

  it('takes as long where a page has no mails for it', async () => {
    const { port, records } = listenedTo();
    const answered = vi.fn<(outcome: unknown) => void>();
    void port.submit(sampleApplications.full).then(answered);
    await vi.advanceTimersByTimeAsync(999);
    expect(answered).not.toHaveBeenCalled();
    await vi.advanceTimersByTimeAsync(1);
    expect(answered).toHaveBeenCalledWith({ ok: true, value: records[0] });
  });

  it('fails after 1000 ms when the address asks for it, and says nothing to anybody (R223)', async () => {
    vi.stubGlobal('location', { search: '?a=b&simulate=application-failure' });
    const log = vi.spyOn(console, 'log').mockImplementation(silently);
    const pending = createSimulatedApplication().submit(sampleApplications.full);
    await vi.advanceTimersByTimeAsync(1000);
    expect(await pending).toEqual({ ok: false, reason: 'unavailable' });
    expect(log).not.toHaveBeenCalled();
  });

  it('is asked again at the next application whether to fail (R223)', async () => {
    let isDown = true;
    const { port, records } = listenedTo({ hasToFail: () => isDown });
    const pending = port.submit(sampleApplications.full);
    await vi.runAllTimersAsync();
    expect((await pending).ok).toBe(false);
    isDown = false;
    expect((await port.submit(sampleApplications.full, undefined, texts)).ok).toBe(true);
    expect(records).toHaveLength(1);
  });

  it('leaves no timer behind when it is aborted, failing or not', async () => {
    for (const hasToFail of [() => true, () => false]) {
      const controller = new AbortController();
      const port = createSimulatedApplication({ log: silently, hasToFail });
      const pending = port.submit(sampleApplications.short, controller.signal);
      controller.abort();
      expect(await pending).toEqual({ ok: false, reason: 'aborted' });
      expect(vi.getTimerCount()).toBe(0);
    }
  });
});

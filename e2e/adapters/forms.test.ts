import { afterEach, beforeEach, describe, expect, it, vi } from 'vitest';
import { limits } from '../../config/limits.ts';
import { sampleApplications } from '../../shared/test-support/application-samples.ts';
import {
  applicationKept,
  describeSubmission,
  sampleEnquiries,
} from '../../src/ports/test-support/submission-suite.ts';
import { createJsonPort } from '../../src/ports/http/post-json.ts';
import { facts, openBrowser, type Browser } from './open-browser.ts';

/** The live forms' adapters against the real API. */

const emails = { full: { email: 'mira@halden.example' }, short: { email: 'jon@halden.example' } };

let browser: Browser;
beforeEach(async () => {
  browser = await openBrowser();
});
afterEach(() => browser.live.close());

describeSubmission('contact over HTTP', () => browser.enquiry, sampleEnquiries);
describeSubmission('newsletter over HTTP', () => browser.newsletter, emails);
describeSubmission('application over HTTP', () => browser.application, sampleApplications, applicationKept);

const forms = {
  enquiry: () => browser.enquiry.submit(sampleEnquiries.full),
  newsletter: () => browser.newsletter.submit(emails.full),
  application: () => browser.application.submit(sampleApplications.full),
};

/** The number of stored records of all kinds. */
async function storedCount(): Promise<number> {
  const { store } = browser.live;
  const search = { text: '', folder: 'inbox', offset: 0, limit: 9 } as const;
  const pages = [store.enquiries(search), store.applications(search), store.subscribers(search)];
  return (await Promise.all(pages)).reduce((sum, { total }) => sum + total, 0);
}

describe.each(Object.entries(forms))('the %s form over HTTP', (form, send) => {
  it('takes any refusal for a failure', async () => {
    for (const status of [422, 429, 503, 413, 415]) {
      browser.line.answer = () => new Response('{"error":"refused"}', { status });
      expect(await send()).toEqual({ ok: false, reason: 'unavailable' });
    }
  });

  it('is stored once when it is sent again because the answer was lost, and anew after it was stored', async () => {
    const { requests, line } = browser;
    line.losesAnswers = true;
    expect(await send()).toEqual({ ok: false, reason: 'unavailable' });
    line.losesAnswers = false;
    await send();
    expect(await storedCount()).toBe(1);
    await send();
    const [first, second, third] = requests.map(({ key }) => key);
    expect(first).toMatch(/^[0-9a-f]{32}$/);
    expect(second).toBe(first);
    expect(third).not.toBe(first);
    // An address is stored once, however often it subscribes.
    expect(await storedCount()).toBe(form === 'newsletter' ? 1 : 2);
  });
});

it('what was typed and in which language is what is stored', async () => {
  await forms.enquiry();
  const { items } = await browser.live.store.enquiries({ text: '', folder: 'inbox', offset: 0, limit: 9 });
  expect(items).toMatchObject([{ ...sampleEnquiries.full, language: facts().language }]);
});

it('tells how much of a resume has been sent, and when that is over', async () => {
  await forms.application();
  expect(browser.shares).toEqual([0.4, null]);
});

it('sends another key for another content', async () => {
  browser.line.losesAnswers = true;
  await browser.enquiry.submit(sampleEnquiries.full);
  await browser.enquiry.submit(sampleEnquiries.short);
  expect(new Set(browser.requests.map(({ key }) => key)).size).toBe(2);
});

it('a form that the browser filled in at once is sent when a person could have filled it in, and stored', async () => {
  const waits: number[] = [];
  let elapsedMs = 638;
  const { live, requests } = browser;
  const port = createJsonPort<{ email: string }>('/api/newsletter', 0, {
    fetch: browser.send,
    wait: async (milliseconds) => {
      waits.push(milliseconds);
      elapsedMs += milliseconds;
      return true;
    },
    facts: () => ({ ...facts(), elapsedMs: String(elapsedMs) }),
  });
  expect(await port.submit(emails.full)).toEqual({ ok: true, value: emails.full });
  expect(waits.toSorted((one, other) => one - other)).toEqual([0, 1362]);
  expect(requests).toHaveLength(1);
  const { items } = await live.store.subscribers({ text: '', offset: 0, limit: 9 });
  expect(items).toMatchObject([{ ...emails.full, folder: 'inbox' }]);
});

it('an answer that comes at once is not shown before the second of the specification', async () => {
  vi.useFakeTimers();
  try {
    const answered = vi.fn<(outcome: unknown) => void>();
    const fetch = async () => new Response(null, { status: 201 });
    const port = createJsonPort('/api/enquiries', limits.contact.delayMs, { fetch, facts });
    void port.submit(sampleEnquiries.full).then(answered);
    await vi.advanceTimersByTimeAsync(limits.contact.delayMs - 1);
    expect(answered).not.toHaveBeenCalled();
    await vi.advanceTimersByTimeAsync(1);
    expect(answered).toHaveBeenCalledWith({ ok: true, value: sampleEnquiries.full });
  } finally {
    vi.useRealTimers();
  }
});

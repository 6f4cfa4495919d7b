import { afterEach, beforeEach, describe, expect, it, vi } from 'vitest';
import { honeypot } from '#shared/honeypot.ts';
import { limits } from '#shared/limits.ts';
import { delay } from '#src/browser/delay.ts';
import { describeSubmission, sampleEnquiries } from './test-support/submission-suite.ts';
import { createSimulatedSubmit } from './submit.ts';
import { createPostSubmit, type Fetch } from './post-submit.ts';

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
  ])('responds after 1000 ms, not before: %s', async (_, delayMs) => {
    const answered = vi.fn<(outcome: unknown) => void>();
    void createSimulatedSubmit(delayMs)(sampleEnquiries.full).then(answered);
    await vi.advanceTimersByTimeAsync(999);
    expect(answered).not.toHaveBeenCalled();
    await vi.advanceTimersByTimeAsync(1);
    expect(answered).toHaveBeenCalledWith({ ok: true });
  });

  it('makes no request and stores nothing', async () => {
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

const atOnce: typeof delay = (_ms, signal) => delay(0, signal);
const facts = { page: '/contact', language: 'en', [honeypot]: '', elapsedMs: '4000' };
const readFacts = () => () => facts;
const stored = async () => new Response(null, { status: 201 });

describeSubmission(
  'live',
  () => createPostSubmit('/api/enquiries', 0, { fetch: stored, wait: atOnce, readFacts }),
  sampleEnquiries,
);

/** The parsed body of a request. */
const postedIn = ([, { body }]: Parameters<Fetch>): unknown => typeof body === 'string' && JSON.parse(body);

/** A form and its requests, which get the response of `answer`. */
function listenedTo(answer: () => Promise<Response> = stored) {
  const fetch = vi.fn<Fetch>(async () => answer());
  const submit = createPostSubmit('/api/enquiries', 0, {
    fetch,
    wait: atOnce,
    readFacts,
    findCause: async ({ end }) => (end === 'error' ? 'blocked' : null),
  });
  const keys = () => fetch.mock.calls.map(([, { headers }]) => new Headers(headers).get('idempotency-key'));
  return { fetch, submit, keys };
}

describe('a live form', () => {
  it('posts the fields and the data for the spam check', async () => {
    const { fetch, submit } = listenedTo();
    await submit(sampleEnquiries.full);
    expect(fetch.mock.calls[0]?.[0]).toBe('/api/enquiries');
    expect(fetch.mock.calls.map(postedIn)[0]).toEqual({ ...sampleEnquiries.full, ...facts });
  });

  it('treats any rejection as a failure', async () => {
    for (const status of [422, 429, 503, 413, 415]) {
      const { submit } = listenedTo(async () => new Response('{"error":"refused"}', { status }));
      expect(await submit(sampleEnquiries.full)).toEqual({ ok: false, reason: 'unavailable' });
    }
  });

  it('returns the reasons of a final rejection by field', async () => {
    const said = { message: 'Email: no.', messages: { email: 'Email: no.' } };
    const { submit } = listenedTo(
      async () => new Response(JSON.stringify({ error: 'fields', ...said }), { status: 422 }),
    );
    expect(await submit(sampleEnquiries.full)).toEqual({ ok: false, reason: 'refused', ...said });
  });

  it.each([
    '',
    'null',
    '[]',
    '{"message":"Bad request"}',
    '{"message":7,"messages":{}}',
    '{"message":"","messages":{}}',
  ])('treats other responses as a failure: %s', async (text) => {
    const { submit } = listenedTo(async () => new Response(text, { status: 422 }));
    expect(await submit(sampleEnquiries.full)).toEqual({ ok: false, reason: 'unavailable' });
  });

  it('reuses the key until the record is stored or the content changes', async () => {
    let isLost = true;
    const { submit, keys } = listenedTo(async () => {
      if (isLost) throw new TypeError('Failed to fetch');
      return stored();
    });
    expect(await submit(sampleEnquiries.full)).toEqual({ ok: false, reason: 'blocked' });
    isLost = false;
    await submit(sampleEnquiries.full);
    await submit(sampleEnquiries.full);
    await submit(sampleEnquiries.short);
    const [first, second, third, fourth] = keys();
    expect(first).toMatch(/^[0-9a-f]{32}$/);
    expect(second).toBe(first);
    expect(new Set([first, third, fourth]).size).toBe(3);
  });

  it('delays an autofilled form until a human could have filled it in', async () => {
    const waits: number[] = [];
    let elapsedMs = 638;
    const fetch = vi.fn<Fetch>(stored);
    const submit = createPostSubmit<{ email: string }>('/api/newsletter', 0, {
      fetch,
      async wait(milliseconds) {
        waits.push(milliseconds);
        elapsedMs += milliseconds;
        return true;
      },
      readFacts: () => () => ({ ...facts, elapsedMs: String(elapsedMs) }),
    });
    expect((await submit({ email: 'mira@halden.example' })).ok).toBe(true);
    expect(waits.toSorted((one, other) => one - other)).toEqual([0, 1362]);
    expect(fetch.mock.calls.map(postedIn)[0]).toMatchObject({ elapsedMs: '2000' });
  });
});

it('shows a fast response only after the second that the specification requires', async () => {
  vi.useFakeTimers();
  const answered = vi.fn<(outcome: unknown) => void>();
  const submit = createPostSubmit('/api/enquiries', limits.contact.delayMs, { fetch: stored, readFacts });
  void submit(sampleEnquiries.full).then(answered);
  await vi.advanceTimersByTimeAsync(limits.contact.delayMs - 1);
  expect(answered).not.toHaveBeenCalled();
  await vi.advanceTimersByTimeAsync(1);
  expect(answered).toHaveBeenCalledWith({ ok: true });
  vi.useRealTimers();
});

describe('a form that posts to another address', () => {
  const elsewhere = 'https://forms.example/f/acme';

  it('posts form data without headers that require CORS preflight', async () => {
    const fetch = vi.fn<Fetch>(stored);
    const submit = createPostSubmit(elsewhere, 0, { fetch, wait: atOnce, readFacts });
    expect(await submit(sampleEnquiries.full)).toEqual({ ok: true });
    const [address, { method, headers, body }] = fetch.mock.calls[0] ?? ['', {}];
    expect([address, method, [...new Headers(headers).keys()]]).toEqual([elsewhere, 'POST', ['accept']]);
    expect(body instanceof FormData && Object.fromEntries(body)).toEqual({
      ...sampleEnquiries.full,
      ...facts,
    });
  });

  it('waits longer for a form with a file, by its size', async () => {
    const timeout = vi.spyOn(AbortSignal, 'timeout');
    const submit = createPostSubmit<{ name: string; file?: File }>(elsewhere, 0, {
      fetch: stored,
      wait: atOnce,
      readFacts,
    });
    await submit({ name: 'Ada' });
    await submit({ name: 'Ada', file: new File(['x'.repeat(400_000)], 'cv.pdf') });
    const [short = 0, long = 0] = timeout.mock.calls.map(([ms]) => ms);
    expect(short).toBe(30_000);
    expect(long).toBeGreaterThan(120_000);
    timeout.mockRestore();
  });
});

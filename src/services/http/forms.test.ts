import { Hono } from 'hono';
import { afterEach, beforeEach, describe, expect, it, vi } from 'vitest';
import { limits } from '../../../config/limits.ts';
import { sampleApplications } from '../../../shared/contracts/application-samples.ts';
import { delay } from '../../lib/delay.ts';
import { describeApplicationContract } from '../contracts/application-contract.ts';
import { describeEnquiryContract, sampleEnquiries } from '../contracts/enquiry-contract.ts';
import { describeNewsletterContract } from '../contracts/newsletter-contract.ts';
import { createHttpApplication } from './application.ts';
import { createHttpEnquiry } from './enquiry.ts';
import { createHttpNewsletter } from './newsletter.ts';
import type { Fetch } from './post-json.ts';
import type { UploadRequest } from './upload.ts';

/** The API as far as the forms see it: stores once per key, or refuses with a status. */
function createFakeApi() {
  const stored = new Map<string, Record<string, unknown>>();
  const keys: string[] = [];
  const state: { refuseWith: 413 | 415 | 422 | 429 | 503 | null } = { refuseWith: null };
  const app = new Hono();
  app.use(async ({ req, json }, next) => {
    keys.push(req.header('idempotency-key') ?? '');
    if (req.header('accept') !== 'application/json') return json({ error: 'not-json' }, 400);
    if (state.refuseWith) return json({ error: 'refused' }, state.refuseWith, { 'retry-after': '5' });
    await next();
  });
  const keep = (key: string | undefined, fields: Record<string, unknown>) => {
    stored.set(key ?? '', fields);
  };
  app.post('/api/enquiries', async ({ req, json }) => {
    keep(req.header('idempotency-key'), await req.json());
    return json({ reference: 'r' }, 201);
  });
  app.post('/api/newsletter', async ({ req, json }) => {
    keep(req.header('idempotency-key'), await req.json());
    return json({ email: 'x' }, 202);
  });
  app.post('/api/applications', async ({ req, json }) => {
    keep(req.header('idempotency-key'), await req.parseBody());
    return json({ id: 'app-1795294800000', date: '2026-11-21T20:20:00.000Z' }, 201);
  });
  const fetch: Fetch = async (address, init) => {
    init.signal?.throwIfAborted();
    return app.request(address, init);
  };
  return { app, fetch, stored, keys, state };
}

/** XMLHttpRequest over the fake API, as far as the adapter uses it. */
class FakeRequest extends EventTarget {
  status = 0;
  responseText = '';
  timeout = 0;
  readonly upload = new EventTarget();
  readonly #headers = new Headers();
  readonly #app: Hono;
  #address = '';
  #isAborted = false;

  constructor(app: Hono) {
    super();
    this.#app = app;
  }
  open(_method: string, address: string): void {
    this.#address = address;
  }
  setRequestHeader(name: string, value: string): void {
    this.#headers.set(name, value);
  }
  abort(): void {
    this.#isAborted = true;
    this.dispatchEvent(new Event('abort'));
  }
  send(body: FormData): void {
    void this.#exchange(body);
  }
  async #exchange(body: FormData): Promise<void> {
    const progress = { lengthComputable: true, loaded: 40, total: 100 };
    this.upload.dispatchEvent(Object.assign(new Event('progress'), progress));
    const response = await this.#app.request(this.#address, { method: 'POST', body, headers: this.#headers });
    this.responseText = await response.text();
    this.status = response.status;
    if (!this.#isAborted) this.dispatchEvent(new Event('load'));
  }
}

const facts = () => ({ page: '/contact', language: 'en', website: '', elapsedMs: '4000' });
const wait: typeof delay = (_ms, signal) => delay(0, signal);

function requestOver(app: Hono): () => UploadRequest {
  return () => new FakeRequest(app);
}

describeEnquiryContract('http', () => createHttpEnquiry({ fetch: createFakeApi().fetch, wait, facts }));
describeNewsletterContract('http', () => createHttpNewsletter({ fetch: createFakeApi().fetch, wait, facts }));
describeApplicationContract('http', () =>
  createHttpApplication({ createRequest: requestOver(createFakeApi().app), wait, facts }),
);

/** The three forms over one fake API, each with a message of its own. */
function createForms() {
  const api = createFakeApi();
  const shares: (number | null)[] = [];
  const enquiry = createHttpEnquiry({ fetch: api.fetch, wait, facts });
  const newsletter = createHttpNewsletter({ fetch: api.fetch, wait, facts });
  const application = createHttpApplication({
    createRequest: requestOver(api.app),
    wait,
    facts,
    onProgress: (share) => shares.push(share),
  });
  return {
    api,
    shares,
    send: {
      enquiry: () => enquiry.send(sampleEnquiries.full),
      newsletter: () => newsletter.subscribe('mira@halden.example'),
      application: () => application.submit(sampleApplications.full),
    },
  };
}

const forms = ['enquiry', 'newsletter', 'application'] as const;

describe.each(forms)('the %s form over HTTP', (form) => {
  it.each([422, 429, 503, 413, 415] as const)('takes a %s for a failure', async (status) => {
    const { api, send } = createForms();
    api.state.refuseWith = status;
    expect(await send[form]()).toEqual({ ok: false, reason: 'unavailable' });
    expect(api.stored.size).toBe(0);
  });

  it('keeps its key when the same is sent again after a failure, and takes a new one after it was stored', async () => {
    const { api, send } = createForms();
    api.state.refuseWith = 503;
    await send[form]();
    api.state.refuseWith = null;
    await send[form]();
    await send[form]();
    const [first, second, third] = api.keys;
    expect(first).toMatch(/^[0-9a-f]{32}$/);
    expect(second).toBe(first);
    expect(third).not.toBe(first);
    expect(api.stored.size).toBe(2);
  });

  it('sends what was typed, and where it was typed', async () => {
    const { api, send } = createForms();
    await send[form]();
    const [fields] = api.stored.values();
    expect(fields).toMatchObject({ ...facts(), email: expect.stringContaining('@') });
  });
});

it('tells how much of a resume has been sent, and when that is over', async () => {
  const { send, shares } = createForms();
  await send.application();
  expect(shares).toEqual([0.4, null]);
});

it('sends another key for another content', async () => {
  const api = createFakeApi();
  const port = createHttpEnquiry({ fetch: api.fetch, wait, facts });
  api.state.refuseWith = 503;
  await port.send(sampleEnquiries.full);
  await port.send(sampleEnquiries.short);
  expect(new Set(api.keys).size).toBe(2);
});

it('takes a connection that breaks for a failure', async () => {
  const fetch: Fetch = () => Promise.reject(new TypeError('Failed to fetch'));
  const outcome = await createHttpEnquiry({ fetch, wait, facts }).send(sampleEnquiries.full);
  expect(outcome).toEqual({ ok: false, reason: 'unavailable' });
});

describe('the least time', () => {
  beforeEach(() => {
    vi.useFakeTimers();
  });
  afterEach(() => {
    vi.useRealTimers();
  });

  it('an answer that comes at once is not shown before the second of the specification', async () => {
    const answered = vi.fn<(outcome: unknown) => void>();
    const port = createHttpEnquiry({ fetch: createFakeApi().fetch, facts });
    void port.send(sampleEnquiries.full).then(answered);
    await vi.advanceTimersByTimeAsync(limits.contact.delayMs - 1);
    expect(answered).not.toHaveBeenCalled();
    await vi.advanceTimersByTimeAsync(1);
    expect(answered).toHaveBeenCalledWith({ ok: true, value: sampleEnquiries.full });
  });
});

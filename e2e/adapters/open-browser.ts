import { createLiveFixture } from '../../server/live/test-support/live-fixture.ts';
import { createAdminFixture, samplePassword } from '../../server/live/test-support/admin-fixture.ts';
import type { ArrivalSource } from '../../src/ports/http/admin-desk.ts';
import { createHttpAdminPorts } from '../../src/ports/http/admin-ports.ts';
import { createHttpApplication } from '../../src/ports/http/application.ts';
import { createJsonPort } from '../../src/ports/http/post-json.ts';
import type { UploadRequest } from '../../src/ports/http/upload.ts';
import { delay } from '../../src/lib/delay.ts';
import type { Enquiry } from '../../shared/forms/enquiry.ts';
import type { Subscription } from '../../shared/forms/newsletter.ts';

type Send = (address: string, init: RequestInit) => Promise<Response>;

/** The values that every form sends with it. */
export const facts = () => ({ page: '/contact', language: 'en', website: '', elapsedMs: '4000' });
const wait: typeof delay = (_ms, signal) => delay(0, signal);

/** The parts of XMLHttpRequest that an upload uses. */
class Upload extends EventTarget implements UploadRequest {
  status = 0;
  responseText = '';
  timeout = 0;
  readonly upload = new EventTarget();
  readonly #headers = new Headers();
  readonly #send: Send;
  #address = '';
  #isAborted = false;

  constructor(send: Send) {
    super();
    this.#send = send;
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
  send(form: FormData): void {
    this.#exchange(form).catch(() => this.dispatchEvent(new Event('error')));
  }
  async #exchange(form: FormData): Promise<void> {
    const progress = { lengthComputable: true, loaded: 40, total: 100 };
    this.upload.dispatchEvent(Object.assign(new Event('progress'), progress));
    const encoded = new Response(form);
    this.#headers.set('content-type', encoded.headers.get('content-type') ?? '');
    const body = new Uint8Array(await encoded.arrayBuffer());
    const response = await this.#send(this.#address, { method: 'POST', body, headers: this.#headers });
    this.responseText = await response.text();
    this.status = response.status;
    if (!this.#isAborted) this.dispatchEvent(new Event('load'));
  }
}

/** The parts of EventSource that the desk uses; the API writes one event at a time. */
function openEvents(send: Send, address: string): ArrivalSource {
  const source = new EventTarget();
  const leaving = new AbortController();
  async function read(): Promise<void> {
    const { body } = await send(address, { signal: leaving.signal });
    for await (const event of body?.pipeThrough(new TextDecoderStream(), leaving) ?? []) {
      const [, type, data] = /^event: (.+)\ndata: (.+)\n\n$/.exec(event) ?? [];
      source.dispatchEvent(type && data ? new MessageEvent(type, { data }) : new Event('open'));
    }
  }
  read().catch(() => {});
  return Object.assign(source, { close: () => leaving.abort() });
}

/** The live adapters, connected to the server's API with its own store (SQLite). */
export async function openBrowser() {
  const live = await createLiveFixture();
  const { app } = await createAdminFixture(live);
  const requests: { line: string; key: string | null }[] = [];
  const line: { answer: (() => Response) | null; losesAnswers: boolean } = {
    answer: null,
    losesAnswers: false,
  };
  const news = new EventTarget();
  let cookie = '';

  const send: Send = async (address, init) => {
    init.signal?.throwIfAborted();
    const headers = new Headers(init.headers);
    requests.push({ line: `${init.method ?? 'GET'} ${address}`, key: headers.get('idempotency-key') });
    if (line.answer) return line.answer();
    headers.set('origin', live.options.publicOrigin);
    headers.set('sec-fetch-site', 'same-origin');
    headers.set('cookie', cookie);
    const response = await app.request(address, { ...init, headers });
    const [given] = response.headers.getSetCookie();
    if (given) cookie = given.split(';')[0] ?? '';
    if (line.losesAnswers) throw new TypeError('Failed to fetch');
    return response;
  };

  const shares: (number | null)[] = [];
  return {
    live,
    send,
    requests,
    /** An answer that replaces the API's, and whether the API's answer gets lost. */
    line,
    password: samplePassword,
    shares,
    enquiry: createJsonPort<Enquiry>('/api/enquiries', 0, { fetch: send, wait, facts }),
    newsletter: createJsonPort<Subscription>('/api/newsletter', 0, { fetch: send, wait, facts }),
    application: createHttpApplication({
      createRequest: () => new Upload(send),
      wait,
      facts,
      onProgress: (share) => shares.push(share),
    }),
    admin: createHttpAdminPorts({
      fetch: send,
      openEvents(address) {
        const source = openEvents(send, address);
        source.addEventListener('open', () => news.dispatchEvent(new Event('open')));
        return source;
      },
    }),
    /** Resolves when the event stream is open. */
    listens: () => new Promise((resolve) => news.addEventListener('open', resolve, { once: true })),
  };
}

export type Browser = Awaited<ReturnType<typeof openBrowser>>;

import { Hono } from 'hono';
import { checkDescribed } from './described-answers.ts';
import { createLiveFixture } from './live-fixture.ts';
import type { Arrival, LiveParts } from '../parts.ts';
import type { LiveBindings } from '../routes/live-context.ts';
import { applicationRoutes } from '../routes/applications.ts';
import { enquiryRoutes } from '../routes/enquiries.ts';
import { newsletterRoutes } from '../routes/newsletter.ts';
import { policyReportRoutes } from '../routes/policy-reports.ts';

/**
 * The routes that anybody may post to, with a real store, for tests. Every request has a new client address unless
 * set, so that only tests of rate limits reach one.
 */
export async function createIntakeFixture(change: (parts: LiveParts) => LiveParts = (parts) => parts) {
  const fixture = await createLiveFixture();
  const options = { ...fixture.parts.options, trustedProxies: 1 };
  const parts = change({ ...fixture.parts, options });
  const app = new Hono<{ Bindings: LiveBindings }>();
  for (const routes of [enquiryRoutes, newsletterRoutes, applicationRoutes, policyReportRoutes])
    app.route('/api', routes(parts));
  const arrived: Arrival[] = [];
  parts.arrivals.subscribe((arrival) => arrived.push(arrival));

  let senders = 0;
  const newSender = () => {
    senders += 1;
    return `10.${(senders >> 16) & 255}.${(senders >> 8) & 255}.${senders & 255}`;
  };

  /** A request to the API, `path` below `/api/`. */
  const request = async (
    path: string,
    init: Omit<RequestInit, 'headers'> & { headers?: Record<string, string> } = {},
  ) => {
    const url = `https://site.example/api/${path}`;
    const answer = await app.request(url, {
      ...init,
      headers: { 'x-forwarded-for': newSender(), ...init.headers },
    });
    await checkDescribed(init.method ?? 'GET', url, answer);
    return answer;
  };

  return {
    ...fixture,
    parts,
    app,
    arrived,
    request,
    /** Posts JSON, as a script does. */
    postJson: (path: string, body: unknown, headers: Record<string, string> = {}) =>
      request(path, {
        method: 'POST',
        body: typeof body === 'string' ? body : JSON.stringify(body),
        headers: { 'content-type': 'application/json', accept: 'application/json', ...headers },
      }),
    /** Posts a form, as a browser without script does. */
    postForm: (path: string, fields: Record<string, string>, headers: Record<string, string> = {}) =>
      request(path, {
        method: 'POST',
        body: new URLSearchParams(fields).toString(),
        headers: { 'content-type': 'application/x-www-form-urlencoded', accept: 'text/html', ...headers },
      }),
    /** Posts a form with a file, like a script unless `accept` says otherwise. */
    postMultipart: async (path: string, form: FormData, headers: Record<string, string> = {}) => {
      // As bytes: a request made of the form itself fails when it is only half read.
      const encoded = new Response(form);
      const type = encoded.headers.get('content-type') ?? '';
      // Not bytes(): Hono's adapter replaces Node's Response by one without it.
      const body = new Uint8Array(await encoded.arrayBuffer());
      return request(path, {
        method: 'POST',
        body,
        headers: { accept: 'application/json', 'content-type': type, ...headers },
      });
    },
    /** All stored records, by kind. */
    stored: {
      enquiries: async (folder: 'inbox' | 'spam' = 'inbox') =>
        (await fixture.store.enquiries({ text: '', folder, offset: 0, limit: 100 })).items,
      applications: async (folder: 'inbox' | 'spam' = 'inbox') =>
        (await fixture.store.applications({ text: '', folder, offset: 0, limit: 100 })).items,
      subscribers: async () => (await fixture.store.subscribers({ text: '', offset: 0, limit: 100 })).items,
      mails: async () =>
        (await fixture.store.mails({ text: '', state: 'waiting', offset: 0, limit: 100 })).items,
    },
  };
}

export type IntakeFixture = Awaited<ReturnType<typeof createIntakeFixture>>;

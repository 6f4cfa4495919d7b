import crypto from 'node:crypto';
import { readFileSync } from 'node:fs';
import { createServer } from 'node:http';
import { buffer } from 'node:stream/consumers';
import { runInNewContext } from 'node:vm';
import { expect, it, onTestFinished } from 'vitest';
import type { OutboxRow } from '#server/live/database.ts';
import { createWebhookTransport } from '#server/live/outbox/transports.ts';
import { testLiveSite } from '#server/live/test-support/live-site.ts';
import { listenOnFreePort } from '#server/test-support/free-port.ts';
import type { Enquiry } from '#shared/forms/enquiry.ts';

const guide = readFileSync('docs/how-to/connect-other-services.md', 'utf8');

/** With characters that would break JSON, SQL or HTML. */
const full: Enquiry = {
  name: 'Ada "Countess" King Lovelace',
  email: "O'Ada@Mail.example",
  phone: '+44 20 1"',
  company: 'Engines\\Analytical',
  serviceInterest: 'Cloud "migration"',
  message: 'First & "last"\nC:\\ <b>',
};

const short: Enquiry = { ...full, name: 'Ada', phone: '', company: '', serviceInterest: '' };

/** What a request gets from the node before it: the event, or an answer in the services' documentation. */
const inputs = (event: object): Record<string, object[]> => {
  const found = { data: { results: [{ id: 7 }] } };
  return {
    HubSpot: [event],
    Pipedrive: [event, { success: true, data: { id: 42 } }, { success: true, data: { id: 'lead-1' } }],
    Brevo: [event, event],
    Listmonk: [event, { error: { status: 409 } }, found, found],
  };
};

/** What each recipe sends, in the order of the guide: JSON, or the query of a GET request. */
function requestsOf(data: Enquiry): Record<string, unknown[]> {
  const event = { body: { data } };
  const nodes: Record<string, object> = { Webhook: { item: { json: event } } };
  const sections = guide.split(/^## /m).map((section) => {
    const name = section.slice(0, section.indexOf('\n'));
    const requests = [...section.matchAll(/^```(text|sql)\n(.*?)^```/gms)].map(
      ([, kind, body = ''], index) => {
        const $json = inputs(event)[name]?.[index];
        const filled = body.replaceAll(/\{\{ (.*?) \}\}/gs, (_, expression: string) =>
          String(runInNewContext(expression, { $json, $: (node: string) => nodes[node] })),
        );
        return kind === 'sql' ? filled.trim() : (JSON.parse(filled) as unknown);
      },
    );
    return [name, requests] as const;
  });
  return Object.fromEntries(sections.filter(([, requests]) => requests.length > 0));
}

it('has requests for each service that keep all characters', () => {
  const email = "O'Ada@Mail.example";
  expect(requestsOf(full)).toStrictEqual({
    // https://developers.hubspot.com/docs/api-reference/2026-03/crm/objects/contacts/batch/upsert-contacts
    HubSpot: [
      {
        inputs: [
          {
            idProperty: 'email',
            id: "o'ada@mail.example",
            properties: {
              email: "o'ada@mail.example",
              firstname: 'Ada',
              lastname: '"Countess" King Lovelace',
              phone: '+44 20 1"',
              company: 'Engines\\Analytical',
              message: 'First & "last"\nC:\\ <b>',
            },
          },
        ],
      },
    ],
    // https://developers.pipedrive.com/docs/api/v1/Persons#addPerson (version 2), Leads#addLead, Notes#addNote
    Pipedrive: [
      {
        name: 'Ada "Countess" King Lovelace',
        emails: [{ value: email, primary: true, label: 'work' }],
        phones: [{ value: '+44 20 1"', primary: true, label: 'work' }],
      },
      { title: 'Ada "Countess" King Lovelace: Cloud "migration"', person_id: 42 },
      { content: 'First &amp; "last"<br>C:\\ &lt;b>', lead_id: 'lead-1' },
    ],
    // https://developers.brevo.com/reference/create-contact and remove-contact-from-list
    Brevo: [{ email, listIds: [1], updateEnabled: true }, { emails: [email] }],
    // https://listmonk.app/docs/apis/subscribers/
    Listmonk: [
      { email, name: email, status: 'enabled', lists: [1], preconfirm_subscriptions: true },
      "subscribers.email = 'o''ada@mail.example'",
      { ids: [7], action: 'add', target_list_ids: [1], status: 'confirmed' },
      { ids: [7], action: 'remove', target_list_ids: [1] },
    ],
  });
});

it('sends nothing for the fields that a visitor left empty', () => {
  const { HubSpot, Pipedrive } = requestsOf(short);
  const email = "o'ada@mail.example";
  const properties = { email, firstname: 'Ada', message: short.message };
  expect(HubSpot).toStrictEqual([{ inputs: [{ idProperty: 'email', id: email, properties }] }]);
  const emails = [{ value: short.email, primary: true, label: 'work' }];
  expect(Pipedrive?.slice(0, 2)).toStrictEqual([
    { name: 'Ada', emails, phones: [] },
    { title: 'Ada', person_id: 42 },
  ]);
});

const secret = `whsec_${Buffer.alloc(24, 7).toString('base64')}`;

interface Received {
  headers: Record<string, unknown>;
  body: Buffer;
}

/** An event as the server signs and posts it. */
async function postEvent(at = new Date()): Promise<Received> {
  const received = Promise.withResolvers<Received>();
  const server = createServer((request, response) => {
    response.end();
    void buffer(request).then((body) => received.resolve({ headers: request.headers, body }));
  });
  const url = `http://127.0.0.1:${await listenOnFreePort(server)}/`;
  onTestFinished(() => void server.close());
  const item = { id: 'event-1', text: '{"type":"enquiry.received","data":{"name":"Åse"}}' };
  await createWebhookTransport(testLiveSite, { url, secret }, () => at).send(item as OutboxRow);
  return received.promise;
}

/** Runs the guide's code as n8n's Code node does with NODE_FUNCTION_ALLOW_BUILTIN=crypto. */
async function runCodeNode({ headers, body }: Received): Promise<unknown> {
  const code = /^ *```js\n(.*?)^ *```/ms.exec(guide)?.[1]?.replace('whsec_…', secret) ?? '';
  const items = [{ json: { headers } }];
  const run = runInNewContext(`(async function () {${code}})`, {
    Buffer,
    require: (name: string) => (name === 'crypto' ? crypto : undefined),
    $input: { first: () => items[0], all: () => items },
  }) as () => Promise<unknown>;
  const helpers = {
    getBinaryDataBuffer: (index: number, name: string) =>
      Promise.resolve(index === 0 && name === 'data' ? body : undefined),
  };
  return run.call({ helpers });
}

it('has code for n8n that lets through what the server signed', async () => {
  const event = await postEvent();
  expect(await runCodeNode(event)).toEqual([{ json: { headers: event.headers } }]);
  const signatures = `v1,AAAA v1a,AAAA ${String(event.headers['webhook-signature'])}`;
  const withOthers = { ...event.headers, 'webhook-signature': signatures };
  expect(await runCodeNode({ ...event, headers: withOthers })).toHaveLength(1);
});

it.each<[string, (event: Received) => Received]>([
  ['another body', (event) => ({ ...event, body: Buffer.concat([event.body, Buffer.from(' ')]) })],
  ['another id', ({ headers, body }) => ({ body, headers: { ...headers, 'webhook-id': 'event-2' } })],
  [
    'no signature',
    ({ headers, body }) => ({ body, headers: { ...headers, 'webhook-signature': undefined } }),
  ],
  ['no headers', ({ body }) => ({ body, headers: {} })],
])('has code for n8n that stops an event with %s', async (_, change) => {
  await expect(runCodeNode(change(await postEvent()))).rejects.toThrow('signature is wrong');
});

it('has code for n8n that stops an old event', async () => {
  const old = await postEvent(new Date(Date.now() - 6 * 60_000));
  await expect(runCodeNode(old)).rejects.toThrow('older than five minutes');
});

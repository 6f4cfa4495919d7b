import { expect, it } from 'vitest';
import * as v from 'valibot';
import { brandName } from '../../../config/brand.ts';
import { defaultLanguage } from '../../../config/locales.ts';
import { createTranslator } from '../../../i18n/translator.ts';
import { sampleApplication, sampleEnquiry } from '../test-support/live-fixture.ts';
import { receive, receiversForEachTest } from '../test-support/each-receiver.ts';
import { addWebhook } from '../test-support/store-webhooks-suite.ts';
import { startWebhookOutbox } from './outbox.ts';
import { createWebhookTransport } from './transport.ts';
import { live, liveForEachTest } from '../test-support/each-test.ts';

/** The recipes of docs/how-to/connect-other-tools.md, against stand-ins of the APIs they call. */
liveForEachTest();
receiversForEachTest();

/** Sends all that waits, over real connections. */
async function sendAll(): Promise<void> {
  const webhookTransport = createWebhookTransport({ allowed: 'any' });
  const outbox = startWebhookOutbox({ ...live.parts, webhookTransport }, () => () => {});
  outbox.wake();
  await outbox.idle();
  await outbox.stop();
}

const enquire = (name: string, email = sampleEnquiry.email) =>
  live.enquire({ id: name.replaceAll(/\W/g, '-'), name, email });

/** What an incoming webhook of Slack takes: a text, where only its own marks may have angle brackets. */
const slackMessage = v.strictObject({
  text: v.pipe(v.string(), v.regex(/^(?:[^<>&]|&(?:amp|lt|gt);|<https?:[^<>\s]+>)+$/)),
});

it('Slack: a line for each new enquiry and application, with the way to the dashboard', async () => {
  const slack = await receive(({ headers, body }, response) => {
    const isRight = headers['content-type'] === 'application/json' && v.is(slackMessage, JSON.parse(body));
    response.writeHead(isRight ? 200 : 400).end(isRight ? 'ok' : 'invalid_payload');
  });
  await live.store.addWebhook({
    id: 'slack-1',
    url: slack.url,
    format: 'slack',
    secret: '',
    createdAt: live.now().toISOString(),
  });
  await enquire('Ada Byron');
  await enquire('<!channel> & <https://evil.example|click>');
  await live.apply();
  await sendAll();
  expect(await live.store.deliveryCounts()).toEqual({ waiting: 0, sent: 4, dead: 0 });
  const texts = slack.received.map(({ body }) => String(JSON.parse(body).text)).toSorted();
  const t = createTranslator(defaultLanguage);
  const job = sampleApplication.jobTitle;
  expect(texts).toEqual(
    [
      t('webhook.added', { brand: brandName }),
      t('mail.enquiryNotice.subject', { name: 'Ada Byron' }),
      t('mail.enquiryNotice.subject', {
        name: '&lt;!channel&gt; &amp; &lt;https://evil.example|click&gt;',
      }),
      t('mail.applicationNotice.subject', { job, name: 'Ada Byron' }),
    ]
      .map((line) => `${line}\n<https://site.example/admin>`)
      .toSorted(),
  );
  expect(texts.join()).not.toContain(sampleEnquiry.message);
  expect(texts.join()).not.toContain('@');
});

it('HubSpot: each enquiry is a contact; one that is there already is no failure; a wrong token is', async () => {
  const contacts = new Map<string, Record<string, string>>();
  const known = ['email', 'firstname', 'lastname', 'phone', 'company', 'message'] as const;
  const contact = v.strictObject({
    properties: v.record(v.picklist(known), v.pipe(v.string(), v.nonEmpty())),
  });
  let token = 'pat-eu1-another';
  const hubspot = await receive(({ method, path, headers, body }, response) => {
    const answer = (status: number) =>
      response.writeHead(status, { 'content-type': 'application/json' }).end('{}');
    if (headers.authorization !== `Bearer ${token}`) return answer(401);
    if (method !== 'POST' || path !== '/crm/v3/objects/contacts') return answer(404);
    const { success, output } = v.safeParse(contact, JSON.parse(body));
    const email = success ? output.properties.email : undefined;
    if (!success || email === undefined) return answer(400);
    if (contacts.has(email)) return answer(409);
    contacts.set(email, output.properties);
    return answer(201);
  });
  await addWebhook(live.store, {
    url: hubspot.url.replace('/hook', '/crm/v3/objects/contacts'),
    format: 'hubspot',
    secret: 'pat-eu1-0000',
    createdAt: live.now().toISOString(),
  });
  await enquire('Ada Byron');
  await sendAll();
  const { items } = await live.store.deliveries({ state: 'waiting', offset: 0, limit: 9 });
  expect(items).toMatchObject([{ lastError: 'answered 401', attempts: 1 }]);

  token = 'pat-eu1-0000';
  live.pass(60_000);
  await enquire('Ada Lovelace');
  await enquire('María José García', 'maria@sender.example');
  await live.apply();
  await sendAll();
  expect(await live.store.deliveryCounts()).toMatchObject({ waiting: 0, dead: 0 });
  expect([...contacts.values()]).toContainEqual({
    email: 'maria@sender.example',
    firstname: 'María José García',
    company: 'Engines Ltd',
    message: sampleEnquiry.message,
  });
  expect(contacts.size).toBe(2);
});

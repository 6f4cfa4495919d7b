import * as fc from 'fast-check';
import { describe, expect, it } from 'vitest';
import { postOf } from '../webhooks/formats.ts';
import { signedHeaders } from '../webhooks/sign.ts';
import { createWebhookTransport } from '../webhooks/transport.ts';
import { live, admin, dashboard, dashboardForEachTest } from '../test-support/each-test.ts';

dashboardForEachTest(({ parts }) => {
  parts.webhookTransport = createWebhookTransport({
    allowed: 'public',
    resolve: (name) =>
      name.endsWith('.example')
        ? Promise.resolve([{ address: name.startsWith('inside') ? '10.0.0.1' : '8.8.8.8', family: 4 }])
        : Promise.reject(new Error('ENOTFOUND')),
  });
});

const url = 'https://tools.example/hooks/T000/B000/abcd';
const add = (body: object) => dashboard.change('POST', '/api/admin/webhooks', body);

describe('webhooks in the dashboard', () => {
  it('shows the key of the signatures once, and of the address only its host and end', async () => {
    const answer = await add({ url });
    expect(answer.status).toBe(201);
    const { secret, ...webhook } = await answer.json();
    expect(secret).toMatch(/^whsec_[A-Za-z0-9+/]{43}=$/);
    expect(webhook).toEqual({
      id: expect.any(String),
      format: 'standard',
      address: 'https://tools.example/…abcd',
      createdAt: live.now().toISOString(),
    });
    const list = await (await dashboard.get('/api/admin/webhooks')).text();
    expect(JSON.parse(list)).toEqual({ items: [webhook] });
    expect(list).not.toMatch(/whsec|T000/);
    expect((await live.store.webhooks())[0]).toMatchObject({ url, secret });
    expect(live.logged.join('')).not.toMatch(/whsec|tools\.example/);
    expect(live.wakes()).toBe(1);
  });

  it('makes another key, shown once, and signs with both for a day', async () => {
    const { id, secret } = await (await add({ url })).json();
    const path = `/api/admin/webhooks/${id}/key`;
    const renewed = await dashboard.change('POST', path, {});
    expect(renewed.status).toBe(200);
    const { secret: another } = await renewed.json();
    expect(another).toMatch(/^whsec_/);
    expect(another).not.toBe(secret);
    expect(await (await dashboard.get('/api/admin/webhooks')).text()).not.toMatch(/whsec|former/);
    const [webhook] = await live.store.webhooks();
    const [delivery] = (await live.store.deliveries({ state: 'waiting', offset: 0, limit: 1 })).items;
    if (!webhook || !delivery) throw new Error('it was added');
    const signaturesAt = (at: Date) =>
      postOf({ webhook, delivery, at, options: live.parts.options }).headers['webhook-signature']?.split(' ');
    const signatureBy = (key: string, at: Date) =>
      signedHeaders([key], delivery.id, at, delivery.body)['webhook-signature'];
    const now = live.now();
    expect(signaturesAt(now)).toEqual([signatureBy(another, now), signatureBy(secret, now)]);
    live.pass(24 * 60 * 60_000);
    const later = live.now();
    expect(signaturesAt(later)).toEqual([signatureBy(another, later)]);
    expect(live.logged.join('')).not.toMatch(/whsec/);
  });

  it('has no key to change in a format without signatures, nor of a webhook that is not there', async () => {
    const { id } = await (await add({ url, format: 'slack' })).json();
    expect((await dashboard.change('POST', `/api/admin/webhooks/${id}/key`, {})).status).toBe(404);
    expect((await dashboard.change('POST', '/api/admin/webhooks/none/key', {})).status).toBe(404);
  });

  it('never shows the token for a receiver’s API', async () => {
    expect(await (await add({ url, format: 'hubspot' })).json()).toEqual({
      error: 'fields',
      fields: { token: 'required' },
    });
    const answer = await add({ url, format: 'hubspot', token: 'pat-eu1-0000' });
    expect([answer.status, (await answer.json()).secret]).toEqual([201, '']);
    expect(await (await dashboard.get('/api/admin/webhooks')).text()).not.toContain('pat-eu1');
    expect((await live.store.webhooks())[0]?.secret).toBe('pat-eu1-0000');
  });

  it.each([
    [{ url: 'http://tools.example/' }, { url: 'address' }],
    [{ url: 'https://unknown.invalid/' }, { url: 'address' }],
    [{ url: 'https://u:p@tools.example/' }, { url: 'address' }],
    [{ url: 'https://inside.example/' }, { url: 'private' }],
    [{ url: 'https://127.0.0.1/' }, { url: 'private' }],
    [{ url: 'https://[fd00:ec2::254]/latest' }, { url: 'private' }],
    [{ url: 'https://169.254.169.254/latest' }, { url: 'private' }],
    [{ url: '' }, { url: 'required' }],
    [{}, { url: 'required' }],
    [{ url: 7 }, { url: 'text' }],
    [{ url: `https://tools.example/${'a'.repeat(2000)}` }, { url: 'too-long' }],
    [{ url: 'https://tools.example/\r\nHost: inside' }, { url: 'characters' }],
    [{ url, format: 'email' }, { format: 'choice' }],
    [{ url, format: 'hubspot', token: 'a\r\nX-Header: b' }, { token: 'characters' }],
    [{ url, format: 'hubspot', token: 'schlüssel' }, { token: 'characters' }],
  ])('refuses %j, and stores nothing', async (body, fields) => {
    const answer = await add(body);
    expect([answer.status, await answer.json()]).toEqual([422, { error: 'fields', fields }]);
    expect(await live.store.webhooks()).toEqual([]);
  });

  it('answers any JSON body clearly, and stores only what it accepts', async () => {
    let accepted = 0;
    const key = fc.constantFrom('url', 'format', 'token', '__proto__', 'secret', 'id');
    const value = fc.oneof(
      fc.jsonValue(),
      fc.webUrl(),
      fc.constantFrom(url, 'standard', 'slack', 'hubspot', 'pat-1', "'; drop table webhooks; --"),
    );
    await fc.assert(
      fc.asyncProperty(fc.dictionary(key, value), async (body) => {
        const { status } = await add(body);
        expect([201, 409, 422]).toContain(status);
        if (status === 201) accepted += 1;
      }),
      { numRuns: 300, seed: 3 },
    );
    expect((await live.store.webhooks()).length).toBe(accepted);
    for (const body of ['', '[]', 'null', '{', '"a"']) {
      const headers = { ...dashboard.headers, 'Content-Type': 'application/json' };
      const answer = await admin.send('/api/admin/webhooks', { method: 'POST', headers, body });
      expect(answer.status).toBe(400);
    }
  });

  it('takes ten, and a deleted one makes room', async () => {
    const ids: string[] = [];
    for (let count = 0; count < 10; count += 1) ids.push((await (await add({ url })).json()).id);
    const full = await add({ url });
    expect([full.status, await full.json()]).toEqual([409, { error: 'full' }]);
    expect((await dashboard.change('DELETE', `/api/admin/webhooks/${ids[0]}`)).status).toBe(204);
    expect((await dashboard.change('DELETE', `/api/admin/webhooks/${ids[0]}`)).status).toBe(404);
    expect((await add({ url })).status).toBe(201);
  });

  it('shows what failed for good without a word of a person, and sends it again', async () => {
    const { id } = await (await add({ url })).json();
    await live.enquire();
    const at = live.now().toISOString();
    const claimed = await live.store.claimDeliveries(id, at, at, 9);
    for (const delivery of claimed)
      await live.store.markDeliveryFailed(delivery.id, { error: 'answered 410', attempts: 1, dueAt: null });
    const answer = await (await dashboard.get('/api/admin/deliveries')).text();
    expect(JSON.parse(answer)).toMatchObject({
      total: 2,
      counts: { waiting: 0, sent: 0, dead: 2 },
      items: expect.arrayContaining([
        expect.objectContaining({ webhookId: id, type: 'enquiry.received', lastError: 'answered 410' }),
      ]),
    });
    expect(answer).not.toMatch(/Ada|sender\.example/);
    const dead = claimed.find(({ type }) => type === 'enquiry.received')?.id;
    const retry = (one: string | undefined) =>
      dashboard.change('POST', `/api/admin/deliveries/${one}/retry`).then(({ status }) => status);
    expect([await retry(dead), await retry('unknown'), await retry('a%2Fb')]).toEqual([204, 404, 404]);
    expect(await live.store.deliveryCounts()).toEqual({ waiting: 1, sent: 0, dead: 1 });
    for (const wrong of ['state=lost', 'page=0', 'page=a', 'q=ada'])
      expect((await dashboard.get(`/api/admin/deliveries?${wrong}`)).status).toBe(422);
  });
});

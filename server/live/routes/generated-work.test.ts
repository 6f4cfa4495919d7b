import * as fc from 'fast-check';
import { expect, it } from 'vitest';
import { createAdminFixture } from '../test-support/admin-fixture.ts';
import { createLiveFixture, sampleApplication, sampleEnquiry } from '../test-support/live-fixture.ts';

/** Values in the place of texts, ids, lists and keys: right ones, hostile ones, and any. */
const anyValue = fc.oneof(
  fc.constantFrom<unknown>(
    'new',
    'reviewed',
    'archived',
    'inbox',
    'spam',
    sampleApplication.id,
    'k'.repeat(20),
    'a\0b',
    '\ud800',
    'a\nBcc: b@c.example',
    '{firstName}',
    '__proto__',
    'x'.repeat(30_000),
    [sampleApplication.id],
    [{ id: sampleEnquiry.id, status: 'reviewed' }],
    [{ id: sampleApplication.id, status: 'reviewed' }],
    Array.from({ length: 5000 }, () => sampleApplication.id),
    null,
  ),
  fc.string({ unit: 'binary' }),
  fc.jsonValue({ maxDepth: 3 }),
);
const names = ['id', 'ids', 'changes', 'status', 'folder', 'text', 'subject', 'idempotencyKey', 'q', 'email'];
const body = fc.oneof(
  {
    weight: 4,
    arbitrary: fc.dictionary(fc.constantFrom(...names), anyValue).map((fields) => JSON.stringify(fields)),
  },
  fc.jsonValue({ maxDepth: 3 }).map((value) => JSON.stringify(value)),
  fc.string({ unit: 'binary' }),
);

const application = `/api/admin/applications/${sampleApplication.id}`;
const enquiry = `/api/admin/enquiries/${sampleEnquiry.id}`;
const routes = [
  ['POST', '/api/admin/applications?sort=name'],
  ['POST', '/api/admin/applications/changes'],
  ['POST', '/api/admin/applications/deletions'],
  ['PATCH', application],
  ['POST', `${application}/notes`],
  ['DELETE', `${application}/notes/n`],
  ['POST', `${application}/replies`],
  ['POST', `${enquiry}/replies`],
  ['POST', '/api/admin/enquiries?sort=service&language=de'],
  ['POST', '/api/admin/enquiries/changes'],
  ['POST', '/api/admin/enquiries/deletions'],
  ['POST', `${enquiry}/notes`],
  ['DELETE', `${enquiry}/notes/n`],
] as const;

it.each(routes)(
  '%s %s answers 60 generated bodies clearly, and a refused one changes nothing',
  async (method, path) => {
    const live = await createLiveFixture();
    const { app, openDashboard } = await createAdminFixture(live);
    const { headers, get } = await openDashboard();
    await live.apply();
    await live.enquire();
    const everything = async () =>
      JSON.stringify([
        await live.store.application(sampleApplication.id),
        await live.store.enquiry(sampleEnquiry.id),
        [...(await live.store.notesOn([sampleEnquiry.id])).values()],
        await live.store.mailCounts(),
      ]);
    const statuses = new Set<number>();
    await fc.assert(
      fc.asyncProperty(body, async (text) => {
        live.pass(1000);
        const before = await everything();
        const type = { 'Content-Type': 'application/json' };
        const answer = await app.request(path, { method, body: text, headers: { ...headers, ...type } });
        statuses.add(answer.status);
        expect(answer.status).toBeLessThan(500);
        if (answer.status < 400) return;
        expect(await answer.json()).toMatchObject({ error: expect.any(String) });
        expect(await everything()).toBe(before);
      }),
      { numRuns: 60, seed: 15 },
    );
    expect(statuses.size).toBeGreaterThan(0);
    // The session still works.
    expect((await get('/api/admin/alerts')).status).toBe(200);
    await live.close();
  },
  60_000,
);

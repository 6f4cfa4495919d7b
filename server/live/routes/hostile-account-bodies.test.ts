import * as fc from 'fast-check';
import { beforeEach, expect, it } from 'vitest';
import { ownerEmail, samplePassword } from '../test-support/admin-fixture.ts';
import { live, admin, adminForEachTest } from '../test-support/each-test.ts';

adminForEachTest(({ parts }) => {
  parts.options.trustedProxies = 1;
});
beforeEach(() => live.store.changeUser('admin', { email: ownerEmail }));

const names =
  'email password token name role language loginRule current next id clientDataJSON authenticatorData signature publicKey __proto__'.split(
    ' ',
  );

/** Values that look like what is asked for, and values that nobody would send by accident. */
const value = fc.oneof(
  fc.string({ unit: 'binary' }),
  fc.jsonValue({ maxDepth: 2 }),
  fc.uint8Array({ maxLength: 90 }).map((bytes) => Buffer.from(bytes).toString('base64url')),
  fc.json().map((json) => Buffer.from(json).toString('base64url')),
  fc.constantFrom(
    '\0',
    '\ud800',
    'a@b',
    'a@b.example\nBcc: c@d',
    'A'.repeat(43),
    'x'.repeat(30_000),
    'owner',
    'both',
    ownerEmail,
    samplePassword,
    "'; drop table accounts; --",
  ),
);
const body = fc.oneof(
  {
    weight: 5,
    arbitrary: fc
      .dictionary(fc.constantFrom(...names), value, { maxKeys: 8 })
      .map((fields) => JSON.stringify(fields)),
  },
  { weight: 1, arbitrary: fc.json() },
  { weight: 1, arbitrary: fc.string({ unit: 'binary' }) },
);

const own = [
  'PATCH /api/admin/account',
  'POST /api/admin/account/password',
  'POST /api/admin/account/passkeys',
  'POST /api/admin/account/passkeys/challenge',
  'POST /api/admin/users',
  'PATCH /api/admin/users/admin',
  'POST /api/admin/users/admin/invitation',
  'DELETE /api/admin/account/passkeys/admin',
];
const open = [
  'POST /api/session',
  'POST /api/session/passkey',
  'POST /api/session/passkey/challenge',
  'POST /api/account/invitation',
  'POST /api/account/accept',
  'POST /api/account/reset-request',
  'POST /api/account/reset',
];

it.each([...own, ...open])(
  '%s answers 60 generated bodies clearly, and no stranger changes a user',
  async (route) => {
    const [method = '', path = ''] = route.split(' ');
    const isOwn = own.includes(route);
    const { headers } = await admin.openDashboard(ownerEmail);
    const before = await live.store.users();
    let sender = 0;
    const property = fc.asyncProperty(body, async (sent) => {
      sender += 1;
      const response = await admin.send(path, {
        method,
        body: sent,
        headers: {
          ...(isOwn ? headers : { 'Sec-Fetch-Site': 'same-origin' }),
          'Content-Type': 'application/json',
          'X-Forwarded-For': `10.0.${sender >> 8}.${sender & 255}`,
        },
      });
      const text = await response.text();
      const isClear = response.ok || typeof JSON.parse(text).error === 'string';
      expect([response.status < 500, isClear]).toEqual([true, true]);
      expect(response.headers.get('cache-control')).toBe('no-store');
    });
    await fc.assert(property, { numRuns: 60, seed: 15 });
    const after = await live.store.users();
    expect(isOwn ? after.slice(0, 1).map(({ role }) => role) : after).toEqual(isOwn ? ['owner'] : before);
    expect(await live.store.passkeys('admin')).toEqual([]);
  },
  60_000,
);

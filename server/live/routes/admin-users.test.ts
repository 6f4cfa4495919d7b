import { expect, it } from 'vitest';
import { ownerEmail, samplePassword } from '../test-support/admin-fixture.ts';
import { sampleApplication, sampleEnquiry } from '../test-support/live-fixture.ts';
import { live, admin, adminForEachTest } from '../test-support/each-test.ts';

adminForEachTest();

const invitation = { email: 'mira@site.example', name: 'Mira', role: 'editor', language: 'de' };

it('an owner without an address is asked for one before inviting others, who would lock them out', async () => {
  const { change } = await admin.openDashboard();
  const refused = await change('POST', '/api/admin/users', invitation);
  expect([refused.status, await refused.text()]).toEqual([409, '{"error":"email"}']);
  expect(await live.store.users()).toHaveLength(1);
  const own = { email: ownerEmail, password: samplePassword };
  expect((await change('PATCH', '/api/admin/account', own)).status).toBe(200);
  expect((await change('POST', '/api/admin/users', invitation)).status).toBe(201);
});

it('without an address the only user logs in, and nobody once there are two', async () => {
  expect((await admin.logIn({ password: samplePassword })).status).toBe(204);
  await admin.addUser('reader');
  expect((await admin.logIn({ password: samplePassword })).status).toBe(401);
  expect((await admin.logIn({ email: ownerEmail, password: samplePassword })).status).toBe(204);
});

it('are listed with their roles, and by name for everybody who assigns work', async () => {
  await admin.addUser('reader');
  const owner = await admin.openDashboard(ownerEmail);
  await owner.change('POST', '/api/admin/users', invitation);
  const { items } = await (await owner.get('/api/admin/users')).json();
  expect(items).toMatchObject([
    { id: 'admin', role: 'owner' },
    { id: 'reader', role: 'reader' },
    { ...invitation, joinedAt: null },
  ]);
  expect(JSON.stringify(items)).not.toContain('argon2');
  const reader = await admin.openDashboard('reader@site.example');
  expect(await (await reader.get('/api/admin/colleagues')).json()).toEqual({
    items: [
      { id: 'admin', name: 'admin' },
      { id: 'reader', name: 'reader' },
    ],
  });
});

it('are not invited twice under one address once they are here', async () => {
  await admin.addUser('reader', 'mira');
  const { change } = await admin.openDashboard(ownerEmail);
  const taken = await change('POST', '/api/admin/users', { ...invitation, email: 'MIRA@site.example' });
  expect([taken.status, await taken.text()]).toEqual([409, '{"error":"taken"}']);
  const again = await change('POST', '/api/admin/users/mira/invitation');
  expect(again.status).toBe(409);
  expect((await live.store.mailCounts()).waiting).toBe(0);
});

it('cannot take away the last owner, by role or by removal', async () => {
  await admin.addUser('editor');
  const { change } = await admin.openDashboard(ownerEmail);
  for (const refused of [
    await change('PATCH', '/api/admin/users/admin', { role: 'reader' }),
    await change('DELETE', '/api/admin/users/admin'),
  ])
    expect([refused.status, await refused.text()]).toEqual([409, '{"error":"last-owner"}']);
  expect((await change('PATCH', '/api/admin/users/editor', { role: 'owner' })).status).toBe(200);
  expect((await change('PATCH', '/api/admin/users/admin', { role: 'reader' })).status).toBe(200);
  expect((await change('DELETE', '/api/admin/users/editor')).status).toBe(403);
});

it('are logged out at once when they are removed, and cannot come back', async () => {
  await admin.addUser('editor');
  const editor = await admin.openDashboard('editor@site.example');
  const { change } = await admin.openDashboard(ownerEmail);
  expect((await change('DELETE', '/api/admin/users/editor')).status).toBe(204);
  expect((await editor.get('/api/admin/applications')).status).toBe(401);
  expect((await admin.logIn({ email: 'editor@site.example', password: samplePassword })).status).toBe(401);
  expect((await change('DELETE', '/api/admin/users/editor')).status).toBe(404);
});

it('get records assigned, find their own, and nobody who is not here gets one', async () => {
  await live.apply();
  await live.enquire();
  await admin.addUser('editor');
  const { get, change } = await admin.openDashboard('editor@site.example');
  const paths = [`applications/${sampleApplication.id}`, `enquiries/${sampleEnquiry.id}`];
  for (const path of paths) {
    const list = path.split('/')[0] ?? '';
    const found = async (assigned: string) =>
      (await (await get(`/api/admin/${list}?assigned=${assigned}`)).json()).total;
    expect([await found('nobody'), await found('mine')]).toEqual([1, 0]);
    const assigned = await change('PATCH', `/api/admin/${path}`, { assignedTo: 'editor' });
    expect((await assigned.json()).assignedTo).toBe('editor');
    expect([await found('nobody'), await found('mine'), await found('editor'), await found('admin')]).toEqual(
      [0, 1, 1, 0],
    );
    const csv = await (await get(`/api/admin/${list}.csv?assigned=nobody`)).text();
    expect(csv).not.toContain('Byron');
    for (const assignedTo of ['stranger', 7, 'a\nb', ''])
      expect((await change('PATCH', `/api/admin/${path}`, { assignedTo })).status).toBe(422);
    expect(await found('mine')).toBe(1);
    expect((await change('PATCH', `/api/admin/${path}`, { assignedTo: null })).status).toBe(200);
    expect(await found('mine')).toBe(0);
  }
});

it.each([
  [{ ...invitation, role: 'admin' }, 'role'],
  [{ ...invitation, email: 'a@b\nBcc: c@d' }, 'email'],
  [{ ...invitation, language: 'xx' }, 'language'],
  [{ ...invitation, name: '\u0000' }, 'name'],
  [{}, 'email'],
])('are not invited with %j', async (body, field) => {
  await live.store.changeUser('admin', { email: ownerEmail });
  const { change } = await admin.openDashboard(ownerEmail);
  const response = await change('POST', '/api/admin/users', body);
  expect(response.status).toBe(422);
  expect(Object.keys((await response.json()).fields)).toContain(field);
  expect(await live.store.users()).toHaveLength(1);
});

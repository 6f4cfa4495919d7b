import { afterEach, beforeEach, expect, it } from 'vitest';
import { ownerEmail, samplePassword } from '../../server/live/test-support/admin-fixture.ts';
import { openBrowser, type Browser } from './open-browser.ts';

/** Users, their accounts and the log: the live adapters against the real API. */

let browser: Browser;
beforeEach(async () => {
  browser = await openBrowser();
  await browser.admin.session.logIn(samplePassword);
});
afterEach(() => browser.live.close());

const invitation = { email: 'mira@site.example', name: 'Mira', role: 'editor', language: '' } as const;

const latestToken = async () => {
  const { items } = await browser.live.store.mails({ text: '', state: 'waiting', offset: 0, limit: 1 });
  return /#\w+=([\w-]{43})/.exec(items[0]?.text ?? '')?.[1] ?? '';
};

it('invites, lists, changes and removes users, and says why not', async () => {
  const { team } = browser.admin.desk;
  await expect(team.invite(invitation)).rejects.toMatchObject({ reason: 'refused', word: 'email' });
  await expect(team.changeAccount({ email: ownerEmail, password: 'wrong' })).rejects.toMatchObject({
    word: 'password',
  });
  await team.changeAccount({ email: ownerEmail, password: samplePassword, name: 'Ada', language: 'de' });
  await team.invite(invitation);
  const [, mira] = await team.users();
  expect(mira).toMatchObject({ email: invitation.email, joinedAt: null });
  await team.inviteAgain(mira?.id ?? '');
  await team.changeUser(mira?.id ?? '', { role: 'reader' });
  expect((await team.users()).map(({ role }) => role)).toEqual(['owner', 'reader']);
  await expect(team.changeUser('admin', { role: 'reader' })).rejects.toMatchObject({ word: 'last-owner' });
  expect(await team.colleagues()).toEqual([{ id: 'admin', name: 'Ada' }]);
  await team.removeUser(mira?.id ?? '');
  expect(await team.users()).toHaveLength(1);
});

it('lets an invited person join by the link, once, who may then do what the role allows', async () => {
  const { team } = browser.admin.desk;
  await team.changeAccount({ email: ownerEmail, password: samplePassword });
  await team.invite(invitation);
  const token = await latestToken();
  const { links } = browser.admin.session;
  expect(await links.invitation(token)).toMatchObject({ ok: true, value: { email: invitation.email } });
  expect(await links.accept(token, 'Mira Halden', 'a password of mine')).toMatchObject({ ok: true });
  expect((await team.account()).user).toMatchObject({ name: 'Mira Halden', role: 'editor' });
  await expect(team.users()).rejects.toMatchObject({ reason: 'forbidden' });
  for (const answer of [await links.accept(token, 'Eve', 'a password of hers'), await links.invitation('x')])
    expect(answer).toEqual({ ok: false, reason: 'link' });
});

it('resets a password by mail', async () => {
  const { team } = browser.admin.desk;
  await team.changeAccount({ email: ownerEmail, password: samplePassword });
  const { session } = browser.admin;
  expect(await session.links.requestReset(ownerEmail)).toBe(true);
  expect(await session.links.reset(await latestToken(), 'a password of mine')).toMatchObject({ ok: true });
  expect(await session.logIn(samplePassword, ownerEmail)).toEqual({ ok: false, reason: 'invalid' });
  expect(await session.logIn('a password of mine', ownerEmail)).toMatchObject({ ok: true });
});

it('changes the password, shows and ends sessions, and reads the log', async () => {
  const { team } = browser.admin.desk;
  await team.changePassword(samplePassword, 'a password of mine');
  await browser.admin.session.logIn('a password of mine');
  const { sessions } = await team.account();
  expect(sessions.map(({ isCurrent }) => isCurrent)).toEqual([true]);
  await team.endOtherSessions();
  await expect(team.endSession('0'.repeat(64))).rejects.toMatchObject({ reason: 'gone' });
  await expect(team.deletePasskey('none')).rejects.toMatchObject({ reason: 'gone' });
  const { items, total } = await team.log({ user: 'admin', record: '', page: 1 });
  expect(total).toBe(items.length);
  expect(items).toContainEqual(expect.objectContaining({ accountName: 'admin', records: [] }));
  expect(items.map(({ action }) => action)).toContain('login');
  expect(team.logHref({ user: '', record: 'app-1' }, 'de')).toBe(
    '/api/admin/log.csv?record=app-1&language=de',
  );
});

import { hourMs } from '#shared/durations.ts';
import { testSite as site } from '#content/test-support/test-site.ts';
import { beforeEach, describe, expect, it } from 'vitest';
import { honeypot } from '#shared/honeypot.ts';
import { pathTo } from '#shared/routes.ts';
import { mails as french } from '#shared/i18n/messages/fr/mails.ts';
import { languageAttributes } from '#shared/i18n/locale.ts';
import { createTranslator } from '#shared/i18n/translator.ts';
import { markSent } from '#server/live/outbox/outbox.store.ts';
import { createFixture, type Fixture } from '#server/live/test-support/fixture.ts';

const email = 'mira@halden.example';

let live: Fixture;
beforeEach(async () => void (live = await createFixture()));

/** Subscribes and returns the token in the mail. */
async function tokenFor(address: string): Promise<string> {
  await live.postJson('newsletter', { email: address });
  const mail = (await live.stored.mails()).findLast(({ to }) => to === address);
  return /[?&]token=([\w-]+)/.exec(mail?.text ?? '')?.[1] ?? '';
}

const press = (path: string) => live.request(path, { method: 'POST' });
const subscribed = async () =>
  (await live.stored.subscribers()).map((stored) => [stored.email, stored.confirmedAt]);

describe('signing up', () => {
  it('stores the address unconfirmed and emails a confirmation link', async () => {
    const response = await live.postJson('newsletter', { email, language: 'de' });
    expect([response.status, await response.json()]).toEqual([202, { email }]);
    expect(await live.stored.subscribers()).toMatchObject([
      { email, confirmedAt: null, language: 'de', consentVersion: site.settings.consentVersion },
    ]);
    const [mail, ...others] = await live.stored.mails();
    expect(others).toEqual([]);
    expect(mail).toMatchObject({ to: email, emailKey: email });
    expect(mail?.text).toContain('https://site.example/api/newsletter/confirm?token=');
    expect(await live.stored.events()).toEqual([]);
    // At once, not at the outbox's next tick.
    expect(live.wakes()).toBe(1);
  });

  it('gives known, confirmed and new addresses the same response', async () => {
    await press(`newsletter/confirm?token=${await tokenFor(email)}`);
    await live.postJson('newsletter', { email: 'jon@halden.example' });
    const answers = await Promise.all(
      [email, 'jon@halden.example', 'new@halden.example'].map(async (address) => {
        const response = await live.postJson('newsletter', { email: address });
        return [response.status, [...response.headers], (await response.text()).replace(address, '')];
      }),
    );
    expect(answers[1]).toEqual(answers[0]);
    expect(answers[2]).toEqual(answers[0]);
  });

  it('is not spam if a bot has used the same address before', async () => {
    await live.postJson('newsletter', { email, [honeypot]: 'x' });
    await live.postJson('newsletter', { email });
    await live.postJson('newsletter', { email, [honeypot]: 'x' });
    expect(await live.stored.subscribers()).toMatchObject([{ email, folder: 'inbox' }]);
    expect(await live.stored.mails()).toHaveLength(1);
  });

  it('gets its email even if strangers have signed up the address before', async () => {
    const message = 'Hello';
    for (let index = 0; index < 5; index += 1)
      await live.postJson('enquiries', { name: 'Mira', email, message });
    // Two more requests, as by a stranger and by the owner.
    await live.postJson('newsletter', { email });
    await live.postJson('newsletter', { email });
    const counts = async () => {
      const mails = (await live.stored.mails()).filter(({ to }) => to === email);
      const letters = mails.filter(({ leaveUrl }) => leaveUrl !== null).length;
      return { acknowledgements: mails.length - letters, letters };
    };
    // The acknowledgements have a ceiling of their own.
    expect(await counts()).toEqual({ acknowledgements: 3, letters: 2 });
    for (let index = 0; index < 5; index += 1) await live.postJson('newsletter', { email });
    expect(await counts()).toEqual({ acknowledgements: 3, letters: 3 });
  });

  it('without JavaScript redirects to its page', async () => {
    const language = site.languages.at(-1) ?? site.defaultLanguage;
    const [blog, home] = [pathTo(site, language, 'blog'), pathTo(site, language, 'home')];
    const locationOf = async (address: string, page: string) =>
      (await live.postForm('newsletter', { email: address, page })).headers.get('location');
    expect(await locationOf(email, `${blog}/future-of`)).toBe(`${blog}/future-of#newsletter-sent`);
    expect((await live.postForm('newsletter', { email: 'mira', page: home })).status).toBe(422);
    expect(await locationOf('jon@halden.example', '')).toBe('/#newsletter-sent');
  });
});

describe('the link in the email', () => {
  it.each(site.languages)('opens a page with a button and no script, in %s', async (language) => {
    const t = createTranslator(site, language);
    for (const state of ['confirm', 'leave'] as const) {
      const response = await live.request(`newsletter/${state}?token=x&language=${language}`);
      const page = await response.text();
      expect(response.status).toBe(200);
      expect(response.headers.get('cache-control')).toBe('no-store');
      expect(page).toContain(`<html${languageAttributes(site, language)}>`);
      expect(page).toContain(t(`newsletterPage.${state}.title`));
      expect(page).toMatch(/<form method="post"><button type="submit">/);
      expect(page).not.toMatch(/<script|style=|\son\w+=/);
    }
  });

  it('opens a page without the email address, in the default language if it names none', async () => {
    const response = await live.request('newsletter/confirm?token="><script>&language="><script>');
    const page = await response.text();
    expect(page).not.toContain('<script');
    expect(page).toContain(`<html${languageAttributes(site, site.defaultLanguage)}>`);
  });

  it('subscribes only when the button is pressed, because mail scanners follow links', async () => {
    const token = await tokenFor(email);
    await live.request(`newsletter/confirm?token=${token}`);
    expect(await subscribed()).toEqual([[email, null]]);
    const first = await press(`newsletter/confirm?token=${token}&language=de`);
    expect([first.status, await first.text()]).toEqual([200, expect.stringContaining('Sie sind angemeldet')]);
    expect(await subscribed()).toEqual([[email, '2026-11-21T10:00:00.000Z']]);
    expect(await live.stored.events()).toMatchObject([{ subject: 'subscriber.confirmed' }]);
    const second = await press(`newsletter/confirm?token=${token}`);
    expect([second.status, await second.text()]).toEqual([410, expect.stringContaining('no longer works')]);
    expect(await live.stored.events()).toHaveLength(1);
  });

  it.each([
    ['48 hours after its mail was sent', 48 * hourMs - 1, 200],
    ['no longer', 48 * hourMs, 410],
  ])(
    'confirms for %s after the email was sent, however long it was delayed',
    async (_when, milliseconds, status) => {
      const token = await tokenFor(email);
      live.pass(50 * hourMs);
      const [mail] = await live.stored.mails();
      await markSent(live.database, [mail?.id ?? ''], live.now().toISOString());
      // A later mail to the same address does not change the time of this one.
      await tokenFor(email);
      live.pass(milliseconds);
      expect((await press(`newsletter/confirm?token=${token}`)).status).toBe(status);
    },
  );

  it('unsubscribes, also from the confirmation page', async () => {
    const token = await tokenFor(email);
    const page = await (await press(`newsletter/confirm?token=${token}`)).text();
    const path = /href="\/api\/(newsletter\/leave[^"]+)"/.exec(page)?.[1]?.replaceAll('&amp;', '&') ?? '';
    expect(path).toContain(token);
    const response = await press(path);
    expect([response.status, await response.text()]).toEqual([200, expect.stringContaining('unsubscribed')]);
    expect(await subscribed()).toEqual([]);
  });

  it('unsubscribes before and after confirming, and can be repeated', async () => {
    for (const isConfirmed of [false, true]) {
      const token = await tokenFor(`${isConfirmed}@halden.example`);
      if (isConfirmed) await press(`newsletter/confirm?token=${token}`);
      const path = `newsletter/leave?token=${token}&language=fr`;
      await live.request(path);
      expect(await subscribed()).toHaveLength(1);
      const answers = [await press(path), await press(path)];
      expect(answers.map(({ status }) => status)).toEqual([200, 200]);
      const [first, second] = await Promise.all(answers.map((answer) => answer.text()));
      expect(first).toContain(french['newsletterPage.left.title']);
      expect(second).toContain(french['newsletterPage.leftBefore.title']);
      expect(await subscribed()).toEqual([]);
    }
  });

  it('unsubscribes with one click in a mail program (RFC 8058)', async () => {
    await live.postJson('newsletter', { email });
    const [mail] = await live.stored.mails();
    const path = mail?.leaveUrl?.replace('https://site.example/api/', '') ?? '';
    const response = await live.request(path, {
      method: 'POST',
      body: 'List-Unsubscribe=One-Click',
      headers: { 'content-type': 'application/x-www-form-urlencoded' },
    });
    expect(response.status).toBe(200);
    expect(await subscribed()).toEqual([]);
  });

  it('sends an event to the webhook when a confirmed subscriber leaves', async () => {
    const token = await tokenFor(email);
    await press(`newsletter/confirm?token=${token}`);
    await press(`newsletter/leave?token=${token}`);
    await press(`newsletter/leave?token=${await tokenFor('jon@halden.example')}`);
    const events = await live.stored.events();
    expect(events.map(({ subject }) => subject)).toEqual(['subscriber.left']);
    expect(JSON.parse(events[0]?.text ?? '')).toMatchObject({ type: 'subscriber.left', data: { email } });
  });

  it.each(['', '?token=', '?token=short', `?token=${'a'.repeat(43)}`, `?token=${'%ff'.repeat(20)}`])(
    'works for no token that was not sent: %j',
    async (query) => {
      await tokenFor(email);
      expect((await press(`newsletter/confirm${query}`)).status).toBe(410);
      // A used token is deleted, so it looks like an unknown one.
      expect((await press(`newsletter/leave${query}`)).status).toBe(query.length === 50 ? 200 : 410);
      expect(await subscribed()).toEqual([[email, null]]);
    },
  );

  it('is rejected from another site', async () => {
    const path = `newsletter/confirm?token=${await tokenFor(email)}`;
    const headers = { origin: 'https://evil.example' };
    expect((await live.request(path, { method: 'POST', headers })).status).toBe(403);
    expect(await subscribed()).toEqual([[email, null]]);
  });

  // A provider of mailboxes posts for many of its readers.
  it.each([
    ['confirm', 30, 410],
    ['leave', 300, 200],
  ])('%s is accepted %i times from one address in ten minutes', async (state, limit, status) => {
    const headers = { 'x-forwarded-for': '203.0.113.9' };
    const post = () =>
      live.request(`newsletter/${state}?token=${'a'.repeat(43)}`, { method: 'POST', headers });
    await post();
    await live.database.write((db) =>
      db
        .updateTable('eventCounts')
        .set({ count: limit - 1 })
        .execute(),
    );
    expect((await post()).status).toBe(status);
    const refused = await post();
    expect([refused.status, refused.headers.get('retry-after')]).toEqual([429, '600']);
  });

  it('asks to try again later while the database is down', async () => {
    live.failAfter(1);
    const response = await live.request(`newsletter/confirm?token=${'a'.repeat(43)}`, { method: 'POST' });
    expect([response.status, response.headers.get('retry-after')]).toEqual([503, '5']);
    expect(await response.text()).toContain('try again');
  });
});

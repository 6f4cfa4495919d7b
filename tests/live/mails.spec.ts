import { expect } from '@playwright/test';
import { SMTPServer } from 'smtp-server';
import { freePort } from '#server/test-support/free-port.ts';
import { say } from '#tests/support/site-under-test.ts';
import { rare } from '#tests/support/visit.ts';
import { logIn, sendEnquiry, test as base } from './live-site.ts';
import { toasts } from '#tests/support/toasts.ts';

let isRefused = true;

const test = base.extend<object, { settings: Readonly<Record<string, string>> }>({
  settings: [
    // oxlint-disable-next-line no-empty-pattern
    async ({}, provide) => {
      const port = await freePort('localhost');
      const mailServer = new SMTPServer({
        authOptional: true,
        disabledCommands: ['STARTTLS'],
        onRcptTo: (_, __, done) =>
          done(isRefused ? Object.assign(new Error('no such user'), { responseCode: 550 }) : null),
        onData: (stream, _, done) => void stream.resume().on('end', () => done(null)),
      });
      await new Promise<void>((resolve) => {
        mailServer.listen(port, '127.0.0.1', () => resolve());
      });
      await provide({ SMTP_URL: `smtp://127.0.0.1:${port}` });
      await new Promise<void>((resolve) => {
        mailServer.close(() => resolve());
      });
    },
    { scope: 'worker' },
  ],
});

test('a rejected email is listed with the reason, and can be sent again', rare, async ({ page, site }) => {
  await sendEnquiry(site, 'Wait Here', 'wait@halden.example');
  await logIn(page, '#mails');
  const main = page.getByRole('main');
  const show = (state: 'dead' | 'sent') =>
    main.getByRole('button', { name: new RegExp(`^${say(`dashboard.mails.${state}`)}`) }).click();
  const mail = main.getByRole('listitem').filter({ hasText: 'wait@halden.example' });
  await expect(async () => {
    await show('sent');
    await show('dead');
    await expect(mail.locator('code')).toContainText('no such user', { timeout: 1000 });
  }).toPass();
  isRefused = false;
  await mail.getByRole('button', { name: say('dashboard.mails.retry') }).click();
  await expect(toasts(page).getByText(say('dashboard.mails.retried'))).toBeVisible();
  await expect(mail).toHaveCount(0);
  await expect(async () => {
    await show('dead');
    await show('sent');
    await expect(mail).toHaveCount(1, { timeout: 1000 });
  }).toPass();
});

test(
  'emails that did not go out are seen on every part, and all can be sent',
  rare,
  async ({ page, site }) => {
    isRefused = true;
    await sendEnquiry(site, 'Two Wait', 'two@halden.example');
    await logIn(page, '#enquiries');
    const unsent = page.getByRole('status').filter({ has: page.getByRole('link') });
    await expect(async () => {
      await page.reload();
      await expect(unsent).toContainText('0', { timeout: 1000 });
    }).toPass();
    // Two, and perhaps one of the test above.
    const dead = Number(/\d+(?=\D*$)/.exec(await unsent.innerText())?.[0]);
    expect(dead).toBeGreaterThanOrEqual(2);
    await expect(unsent).toContainText(say('dashboard.mails.unsent', { waiting: 0, dead }));
    await expect(page.getByRole('link', { name: `${say('dashboard.mails')} (${dead})` })).toBeVisible();
    isRefused = false;
    await unsent.getByRole('link', { name: say('dashboard.mails.reasons') }).click();
    const main = page.getByRole('main');
    // It opens where something is to be done.
    const filter = `${say('dashboard.mails.dead')} (${dead})`;
    await expect(main.getByRole('button', { name: filter, pressed: true })).toBeVisible();
    await expect(unsent).toHaveCount(0);
    await main.getByRole('button', { name: say('dashboard.mails.retryAll') }).click();
    await expect(toasts(page).getByText(say('dashboard.mails.retriedAll'))).toBeVisible();
    await expect(main.getByRole('listitem')).toHaveCount(0);
  },
);

import { createHmac } from 'node:crypto';
import { expect, type Page } from '@playwright/test';
import { startReceiver, type Received } from '../../test-support/webhook-receiver.ts';
import { accessibilityProblems, overflowProblems } from '../built-site/page-checks.ts';
import { say } from '../site-under-test.ts';
import { fromElsewhere, logIn, test, toasts } from './live-site.ts';

/** Other tools of the company are told what arrives (docs/how-to/connect-other-tools.md). */

async function enquire(page: Page, name: string): Promise<void> {
  const answer = await page.request.post('/api/enquiries', {
    headers: fromElsewhere(),
    data: { name, email: `${name.toLowerCase().replaceAll(' ', '.')}@berg.example`, message: 'Slow.' },
  });
  expect(answer.status()).toBe(201);
}

/** Whether a request was signed with the key, by the Standard Webhooks specification. */
function isSigned({ headers, body }: Received, secret: string): boolean {
  const content = `${String(headers['webhook-id'])}.${String(headers['webhook-timestamp'])}.${body}`;
  const key = Buffer.from(secret.replace('whsec_', ''), 'base64');
  return headers['webhook-signature'] === `v1,${createHmac('sha256', key).update(content).digest('base64')}`;
}

const typesOf = (received: readonly Received[]) => received.map(({ body }) => String(JSON.parse(body).type));

// The console reports the status of a refused form.
test.use({ isConsoleWatched: false });

test('a program is connected, told of an enquiry, fails, and is told again at the press of a button', async ({
  page,
}) => {
  let status = 204;
  const receiver = await startReceiver((_, response) => response.writeHead(status).end());
  await logIn(page, '#connections');
  await expect(page.getByRole('heading', { name: say('connections.view'), level: 1 })).toBeVisible();
  await expect(page.getByText(say('connections.none'))).toBeVisible();

  const address = page.getByLabel(say('connections.url'));
  await address.fill('ftp://tools.example/hook');
  await page.getByRole('button', { name: say('connections.add'), exact: true }).click();
  await expect(page.getByRole('alert')).toContainText(say('connections.problem.address'));
  await expect(address).toHaveValue('ftp://tools.example/hook');
  await address.fill(receiver.url);
  await page.keyboard.press('Enter');
  const key = page.getByLabel(say('connections.secret'));
  await expect(key).toHaveValue(/^whsec_/);
  const secret = await key.inputValue();
  await expect(page.getByRole('alert')).toBeHidden();
  await expect.poll(() => typesOf(receiver.received)).toEqual(['webhook.added']);
  expect(await accessibilityProblems(page)).toEqual([]);

  await enquire(page, 'Signe Berg');
  await expect(toasts(page).getByText(say('connections.arrival'))).toBeVisible();
  await expect(toasts(page).getByText(say('connections.arrival.text', { name: 'Signe Berg' }))).toBeVisible();
  await expect.poll(() => typesOf(receiver.received)).toEqual(['webhook.added', 'enquiry.received']);
  expect(receiver.received.map((request) => isSigned(request, secret))).toEqual([true, true]);
  expect(JSON.parse(receiver.received[1]?.body ?? '')).toMatchObject({ data: { name: 'Signe Berg' } });

  status = 410;
  await enquire(page, 'Ragna Berg');
  await expect.poll(() => receiver.received.length).toBe(3);
  await page.reload();
  await expect(key).toBeHidden();
  await page.getByRole('button', { name: say('desk.mails.dead') }).click();
  const failed = page.getByRole('listitem').filter({ hasText: 'enquiry.received' });
  await expect(failed.getByText('answered 410')).toBeVisible();
  status = 204;
  await failed.getByRole('button', { name: say('desk.mails.retry') }).click();
  await expect.poll(() => receiver.received.length).toBe(4);
  const ids = receiver.received.map(({ headers }) => headers['webhook-id']);
  expect(ids[3]).toBe(ids[2]);
  await expect(failed).toBeHidden();

  await page.setViewportSize({ width: 390, height: 844 });
  expect(await overflowProblems(page)).toEqual([]);
  await page
    .getByRole('listitem')
    .getByRole('button', { name: say('desk.delete') })
    .click();
  await page
    .getByRole('dialog')
    .getByRole('button', { name: say('desk.delete') })
    .click();
  await expect(page.getByText(say('connections.none'))).toBeVisible();
  await receiver.stop();
});

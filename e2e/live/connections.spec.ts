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

/** What signs a request, by the Standard Webhooks specification. */
function signatureOf({ headers, body }: Received, secret: string): string {
  const content = `${String(headers['webhook-id'])}.${String(headers['webhook-timestamp'])}.${body}`;
  const key = Buffer.from(secret.replace('whsec_', ''), 'base64');
  return `v1,${createHmac('sha256', key).update(content).digest('base64')}`;
}

const signaturesOf = ({ headers }: Received) => String(headers['webhook-signature']).split(' ');

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
  for (const request of receiver.received)
    expect(signaturesOf(request)).toEqual([signatureOf(request, secret)]);
  expect(JSON.parse(receiver.received[1]?.body ?? '')).toMatchObject({ data: { name: 'Signe Berg' } });

  const tool = page
    .getByRole('listitem')
    .filter({ hasText: `:${receiver.port}/` })
    .first();
  await tool.getByRole('button', { name: say('connections.key.renew') }).click();
  await page
    .getByRole('dialog')
    .getByRole('button', { name: say('connections.key.renew') })
    .click();
  const renewed = tool.getByLabel(say('connections.secret'));
  await expect(renewed).toHaveValue(/^whsec_/);
  expect(await renewed.inputValue()).not.toBe(secret);
  const keys = [await renewed.inputValue(), secret];

  status = 410;
  await enquire(page, 'Ragna Berg');
  await expect.poll(() => receiver.received.length).toBe(3);
  // The key before signs as well for a day.
  const refused = receiver.received[2]!;
  expect(signaturesOf(refused)).toEqual(keys.map((one) => signatureOf(refused, one)));
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

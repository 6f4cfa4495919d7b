import { editionOf } from '#content/edition.ts';
import { toasts } from '#tests/support/toasts.ts';
import { testSite as site } from '#content/test-support/test-site.ts';
import { expect } from '@playwright/test';
import { phoneOf } from '#content/pages/brand.ts';
import { limits } from '#shared/limits.ts';
import { pathTo } from '#shared/routes.ts';
import { otherLanguage, pageOfFooter, say, sayInOther } from '#tests/support/site-under-test.ts';
import {
  endSplash,
  expectPage,
  hydrated,
  reload,
  test,
  visit,
  visitWithStoppedClock,
  rare,
} from '#tests/support/visit.ts';
import { answer, answerNoAtOnce, button, confirmation, field, fill, valuesOf } from './enquiry.ts';
import { chooseLanguage, chooseTheme, footerLink } from './navigation-bar.ts';
import { interestOptions } from '#shared/forms/interest-options.ts';

/** Leaving the page while a message is being written or sent (SPEC section 4, Contact form). */

const leaveQuestion = say('form.leaveQuestion');
const sent = say('enquiry.form.sent');

test('leaving with typed text asks once; a change of language or theme keeps text and pending messages without asking (R003, R093, R186, R194)', async ({
  page,
}) => {
  const asked = answer(page, 'dismiss');
  await visitWithStoppedClock(page, '/contact');
  await fill(page);
  await field(page, 'serviceInterest').selectOption({ index: 1 });
  const before = await valuesOf(page);
  await footerLink(page, pageOfFooter.name).click();
  await expect.poll(() => asked).toEqual([{ type: 'confirm', message: leaveQuestion }]);
  await expectPage(page, '/contact');
  expect(await valuesOf(page)).toEqual(before);
  await chooseTheme(page, 'dark');
  expect(await valuesOf(page)).toEqual(before);

  if (otherLanguage === site.defaultLanguage) return;
  await chooseLanguage(page, otherLanguage);
  await expectPage(page, pathTo(site, otherLanguage, 'contact'));
  await expect(button(page)).toHaveText(sayInOther('enquiry.form.send'));
  expect(await valuesOf(page)).toEqual(before);
  const [option] = interestOptions(editionOf(site, otherLanguage), sayInOther('contact.form.service.other'));
  await expect(field(page, 'serviceInterest').locator('option:checked')).toHaveText(option?.label ?? '');
  await page.goBack();
  await expectPage(page, '/contact');
  await expect(button(page)).toHaveText(say('enquiry.form.send'));
  await button(page).click();
  await chooseLanguage(page, otherLanguage);
  await expect(button(page)).toHaveText(sayInOther('enquiry.form.sending'));
  await page.clock.runFor(limits.contact.delayMs);
  await expect(confirmation(page)).toContainText(sayInOther('enquiry.form.sent'));
  expect(asked).toHaveLength(1);
});

test('leaving asks only once, and nothing happens afterwards (R003, R193)', rare, async ({ page }) => {
  const asked = answer(page, 'accept');
  await visitWithStoppedClock(page, '/contact');
  await fill(page);
  await button(page).click();
  await footerLink(page, pageOfFooter.name).click();
  await expectPage(page, pageOfFooter.address);
  await expect(page.getByRole('heading', { level: 1 })).toBeFocused();
  expect(asked).toEqual([{ type: 'confirm', message: leaveQuestion }]);
  await page.clock.runFor(2 * limits.contact.delayMs);
  await expect(page.getByText(sent)).toHaveCount(0);
  await expect(toasts(page)).toHaveCount(0);
  await page.getByRole('banner').locator('a[href="/contact"]:visible').first().click();
  await expect.poll(async () => (await valuesOf(page)).join('')).toBe('');
  expect(asked).toHaveLength(1);
});

test('a reload with typed text asks; an empty or sent form does not (R003)', rare, async ({ page }) => {
  const asked = answer(page, 'accept');
  await visit(page, '/contact');
  await fill(page);
  await page.reload();
  expect(asked.map(({ type }) => type)).toEqual(['beforeunload']);
  await endSplash(page);
  await hydrated(page);
  await fill(page);
  await button(page).click();
  await expect(confirmation(page)).toContainText(sent);
  await reload(page);
  await footerLink(page, pageOfFooter.name).click();
  await expectPage(page, pageOfFooter.address);
  expect(asked).toHaveLength(1);
});

test.describe('a browser that answers without showing the question', () => {
  test('lets the visitor leave by the first link (R003)', rare, async ({ page }) => {
    await page.addInitScript(answerNoAtOnce);
    await visit(page, '/contact');
    await field(page, 'name').fill('a');
    await footerLink(page, pageOfFooter.name).click();
    await expectPage(page, pageOfFooter.address);
  });

  test(
    'lets the visitor leave by the second link when its answer takes some milliseconds (R003)',
    rare,
    async ({ page }) => {
      await page.addInitScript(() => {
        window.confirm = () => {
          const end = performance.now() + 3;
          while (performance.now() < end);
          return false;
        };
      });
      await visit(page, '/contact');
      await fill(page);
      await footerLink(page, pageOfFooter.name).click();
      await expectPage(page, '/contact');
      await footerLink(page, pageOfFooter.name).click();
      await expectPage(page, pageOfFooter.address);
    },
  );
});

test('Cancel keeps the visitor on the page each time (R003)', rare, async ({ page }) => {
  let asked = 0;
  page.on('dialog', (dialog) => {
    asked += 1;
    // The time in which a person reads the question; the page's clock cannot run meanwhile.
    setTimeout(() => void dialog.dismiss(), 100);
  });
  await visit(page, '/contact');
  await fill(page);
  const before = await valuesOf(page);
  for (let count = 1; count <= 3; count += 1) {
    await footerLink(page, pageOfFooter.name).click();
    await expect.poll(() => asked).toBe(count);
    await expectPage(page, '/contact');
  }
  expect(await valuesOf(page)).toEqual(before);
});

test('phone and mail links ask nothing (R009)', rare, async ({ page }) => {
  const asked = answer(page, 'dismiss');
  await visit(page, '/contact');
  await fill(page);
  const before = await valuesOf(page);
  const facts = page.getByRole('main').locator('dl');
  for (const name of [site.settings.contact.email.general, phoneOf(site).display]) {
    // By keyboard: in Firefox a click by Playwright waits for a page load, and a busy browser refuses to launch the
    // other program without a user gesture. The dialog may open some tasks later.
    await facts.getByRole('link', { name }).press('Enter');
    await page.evaluate(async () => {
      for (let frame = 0; frame < 10; frame += 1) await new Promise(requestAnimationFrame);
    });
  }
  expect(await valuesOf(page)).toEqual(before);
  expect(asked).toEqual([]);
});

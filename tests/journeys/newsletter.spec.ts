import { expect, type Page } from '@playwright/test';
import { limits } from '#shared/limits.ts';
import {
  otherLanguage,
  pageOfFooter,
  say,
  sayInOther,
  withoutNewsletter,
  withoutOtherLanguage,
} from '#tests/support/site-under-test.ts';
import { expectPage, test, visitWithStoppedClock, rare } from '#tests/support/visit.ts';
import { callsFrom } from './calls.ts';
import { chooseLanguage, footerLink } from './navigation-bar.ts';
import { toasts } from '#tests/support/toasts.ts';

/** The working newsletter form (SPEC sections 2, 4 and 5). */

test.skip(...withoutNewsletter);

const form = (page: Page) => page.locator('#newsletter form');
const field = (page: Page) => form(page).getByRole('textbox');
const button = (page: Page) => form(page).getByRole('button');
const thanks = (page: Page) => page.locator('#newsletter').getByText(say('newsletter.thanks'));

test('requires an address, sends a double submit once for 1000 ms, shows thanks and a toast, and can be used again (R003, R115, R177, R178, R179, R180, R181, R182, R183, R184)', async ({
  page,
}) => {
  await visitWithStoppedClock(page, '/');
  const calls = callsFrom(page);
  await expect(field(page)).toHaveAttribute('type', 'email');
  const validity = () =>
    field(page).evaluate((input) => {
      if (!(input instanceof HTMLInputElement)) throw new Error('no input');
      return {
        missing: input.validity.valueMissing,
        mismatch: input.validity.typeMismatch,
        custom: input.validity.customError,
      };
    });
  await button(page).click();
  expect(await validity()).toEqual({ missing: true, mismatch: false, custom: false });
  await field(page).fill('abc');
  await button(page).click();
  expect(await validity()).toEqual({ missing: false, mismatch: true, custom: false });
  await page.clock.runFor(2000);
  await expect(thanks(page)).toHaveCount(0);
  await expect(toasts(page)).toHaveCount(0);
  await expect(button(page)).toHaveText(say('newsletter.subscribe'));

  await field(page).fill('ada@example.com');
  await form(page).evaluate((element) => {
    if (!(element instanceof HTMLFormElement)) throw new Error('no form');
    element.requestSubmit();
    element.requestSubmit();
  });
  await expect(button(page)).toBeDisabled();
  await expect(button(page)).toHaveText(say('newsletter.subscribing'));
  await field(page).press('Enter');
  await page.clock.runFor(999);
  await expect(thanks(page)).toHaveCount(0);
  await expect(button(page)).toBeDisabled();
  await page.clock.runFor(1);
  await expect(thanks(page)).toBeVisible();
  await expect(form(page)).toHaveCount(0);
  const done = say('demonstration.done');
  await expect(page.locator('#newsletter').getByText(done, { exact: true })).toBeVisible();
  await page.clock.runFor(1000);
  await expect(toasts(page)).toHaveCount(1);
  for (const text of [say('newsletter.toast.title'), say('newsletter.toast.description')])
    await expect(toasts(page).getByText(text, { exact: true })).toBeVisible();

  expect(calls).toEqual([]);
  await page.locator('#newsletter').getByText(say('newsletter.again'), { exact: true }).click();
  await expect(thanks(page)).toHaveCount(0);
  await expect(field(page)).toHaveValue('');
  await expect(field(page)).toBeFocused();
});

test(
  'after a change of language while sending, the toast is in the new language (R101, R181, R182)',
  rare,
  async ({ page }) => {
    test.skip(...withoutOtherLanguage);
    await visitWithStoppedClock(page, '/');
    await field(page).fill('ada@example.com');
    await field(page).press('Enter');
    await chooseLanguage(page, otherLanguage);
    await expect(button(page)).toHaveText(sayInOther('newsletter.subscribing'));
    await page.clock.runFor(limits.newsletter.delayMs);
    await expect(page.locator('#newsletter').getByText(sayInOther('newsletter.thanks'))).toBeVisible();
    await expect(page.getByRole('listitem').getByText(sayInOther('newsletter.toast.title'))).toBeVisible();
    await expect(
      page.getByRole('listitem').getByText(sayInOther('newsletter.toast.description')),
    ).toBeVisible();
  },
);

test('leaving while it is submitting shows no notification later (R178)', rare, async ({ page }) => {
  await visitWithStoppedClock(page, '/');
  await field(page).fill('ada@example.com');
  await field(page).press('Enter');
  await page.clock.runFor(500);
  await footerLink(page, pageOfFooter.name).click();
  await expectPage(page, pageOfFooter.address);
  await expect(thanks(page)).toHaveCount(0);
  await page.clock.runFor(5000);
  await expect(toasts(page)).toHaveCount(0);
  await page.goBack();
  await expect(field(page)).toHaveValue('');
  await expect(button(page)).toBeEnabled();
});

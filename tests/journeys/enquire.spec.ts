import { editionOf } from '#content/edition.ts';
import { testSite as site } from '#content/test-support/test-site.ts';
import { expect } from '@playwright/test';
import { phoneOf } from '#content/pages/brand.ts';
import { limits } from '#shared/limits.ts';
import { createTranslator } from '#shared/i18n/translator.ts';
import { say } from '#tests/support/site-under-test.ts';
import { expectPage, test, visitWithStoppedClock, rare } from '#tests/support/visit.ts';
import { button, confirmation, enquiry, field, fill, form, valuesOf } from './enquiry.ts';
import { interestOptions } from '#shared/forms/interest-options.ts';
import { enquiryForm } from '#shared/forms/enquiry.ts';
import { localizeFields } from '#shared/forms/localized-field.ts';

/** The message form of the contact page (SPEC sections 3, 4 and 5, Contact form). */

const sent = say('enquiry.form.sent');
const interests = interestOptions(editionOf(site), say('contact.form.service.other'));
const fields = localizeFields(createTranslator(site, site.defaultLanguage), enquiryForm, interests);
/** An option in the middle, which cannot be selected by accident. */
const interest = interests.at(-2) ?? interests[0];

test('works by keyboard; validation messages are the browser’s own (R032, R186, R188, R189, R192, R194)', async ({
  page,
}) => {
  await visitWithStoppedClock(page, '/contact');
  const stateOf = (name: string) =>
    field(page, name).evaluate((control) => {
      if (!(control instanceof HTMLInputElement || control instanceof HTMLTextAreaElement))
        throw new Error('no field');
      const { valueMissing, typeMismatch, customError } = control.validity;
      return { valueMissing, typeMismatch, customError };
    });
  expect(await form(page).evaluate((one) => one instanceof HTMLFormElement && one.noValidate)).toBe(false);
  await button(page).press('Enter');
  await expect(field(page, 'name')).toBeFocused();
  for (const { name } of fields.filter(({ isRequired }) => isRequired)) {
    expect(await stateOf(name)).toEqual({ valueMissing: true, typeMismatch: false, customError: false });
  }
  for (const { name, kind, options = [] } of fields) {
    await expect(field(page, name)).toBeFocused();
    // An option in the middle, which cannot be selected by accident.
    const option = options.at(-2) ?? options[0];
    await page.keyboard.type(option?.label ?? 'Hello');
    if (kind === 'text') {
      await page.keyboard.press('Enter');
      await page.keyboard.type('there.');
    }
    await expect(field(page, name)).toHaveValue(
      option?.value ?? (kind === 'text' ? 'Hello\nthere.' : 'Hello'),
    );
    await page.keyboard.press('Tab');
  }
  await expect(button(page)).toBeFocused();
  await page.keyboard.press('Enter');
  await expect(field(page, 'email')).toBeFocused();
  expect(await stateOf('email')).toEqual({ valueMissing: false, typeMismatch: true, customError: false });
  await expect(button(page)).toBeEnabled();
  await expect(confirmation(page)).toHaveText('');
  await page.keyboard.insertText('hello@example.com');
  await button(page).press('Enter');
  await page.clock.runFor(limits.contact.delayMs);
  await expect(confirmation(page)).toContainText(sent);
  await expect(confirmation(page)).toBeFocused();
  await page.keyboard.press('Tab');
  await expect(form(page).locator(':focus')).toHaveCount(1);
});

test('a double click sends one message for 1000 ms, then "Message sent!" above the cleared form (R193, R194, R195)', async ({
  page,
}) => {
  await visitWithStoppedClock(page, '/contact');
  await fill(page);
  await field(page, 'serviceInterest').selectOption(interest?.value ?? '');
  const idleBox = await button(page).boundingBox();
  await page.evaluate(() => {
    const sendButton = document.querySelector<HTMLButtonElement>('#message form button');
    sendButton?.click();
    sendButton?.click();
    sendButton?.form?.requestSubmit();
  });
  await expect(button(page)).toHaveText(say('enquiry.form.sending'));
  await expect(button(page)).toBeDisabled();
  expect(await button(page).boundingBox()).toEqual(idleBox);
  await page.clock.runFor(limits.contact.delayMs - 1);
  await expect(button(page)).toBeDisabled();
  await expect(confirmation(page)).toHaveText('');
  await page.clock.runFor(1);
  await expect(confirmation(page).getByText(sent, { exact: true })).toBeVisible();
  await expect(confirmation(page).getByText(say('demonstration.done'), { exact: true })).toBeVisible();
  await expect(confirmation(page)).toBeInViewport({ ratio: 1 });
  await expect(confirmation(page)).toBeFocused();
  expect((await valuesOf(page)).filter((value) => value !== '')).toEqual([]);
  await expect(button(page)).toHaveText(say('enquiry.form.send'));
  // A second message would disable the button again and remove the confirmation.
  await expect(button(page)).toBeEnabled();
  await page.clock.runFor(limits.contact.delayMs);
  await expect(confirmation(page)).toContainText(sent);
  expect(await form(page).locator(':user-invalid').count()).toBe(0);
});

test.describe('without scripts', () => {
  test.use({ javaScriptEnabled: false });

  test(
    'shows how else to reach the company, and does not react to submit (R009, R186)',
    rare,
    async ({ page }) => {
      const unscripted = say('enquiry.form.unscripted', {
        email: site.settings.contact.email.general,
        phone: phoneOf(site).display,
      });
      await page.goto('/contact');
      await expect(form(page).getByText(new RegExp(RegExp.escape(unscripted)))).toBeVisible();
      await fill(page);
      await button(page).click();
      await expectPage(page, '/contact');
      await expect(field(page, 'message')).toHaveValue(enquiry.message ?? '');
    },
  );
});

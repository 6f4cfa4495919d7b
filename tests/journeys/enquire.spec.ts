import { expect } from '@playwright/test';
import { brand } from '../../shared/brand.ts';
import { limits } from '../../shared/limits.ts';
import { defaultLanguage, languages } from '../../shared/locales.ts';
import { pathTo } from '../../shared/routes.ts';
import { createTranslator } from '../../shared/i18n/translator.ts';
import { say } from '../support/site-under-test.ts';
import { expectPage, test, visit, visitWithStoppedClock, variant, rare } from '../support/visit.ts';
import { answer, button, confirmation, enquiry, field, fill, form, valuesOf } from './enquiry.ts';
import { interestOptions } from '../../content/form-choices.ts';

/** The message form of the contact page (SPEC sections 3, 4 and 5, Contact form). */

const requiredNames = ['name', 'email', 'message'];
const sent = say('contact.sent.title');
const interests = interestOptions(defaultLanguage, say('contact.form.service.other'));
/** An option in the middle, which cannot be selected by accident. */
const interest = interests.at(-2) ?? interests[0];

test('the messages are the browser’s own (R188, R189, R192)', async ({ page }) => {
  await visit(page, '/contact');
  const stateOf = (name: string) =>
    field(page, name).evaluate((control) => {
      if (!(control instanceof HTMLInputElement || control instanceof HTMLTextAreaElement))
        throw new Error('no field');
      const { valueMissing, typeMismatch, customError } = control.validity;
      return { valueMissing, typeMismatch, customError };
    });
  expect(await form(page).evaluate((one) => one instanceof HTMLFormElement && one.noValidate)).toBe(false);
  await button(page).click();
  await expect(field(page, 'name')).toBeFocused();
  for (const name of requiredNames) {
    expect(await stateOf(name)).toEqual({ valueMissing: true, typeMismatch: false, customError: false });
  }
  await fill(page, { ...enquiry, email: 'ada' });
  await button(page).click();
  await expect(field(page, 'email')).toBeFocused();
  expect(await stateOf('email')).toEqual({ valueMissing: false, typeMismatch: true, customError: false });
  await expect(button(page)).toBeEnabled();
  await expect(confirmation(page)).toHaveText('');
});

test('sending for 1000 ms, then "Message sent!" above the cleared form (R193, R194, R195)', async ({
  page,
}) => {
  await visitWithStoppedClock(page, '/contact');
  await fill(page);
  await field(page, 'serviceInterest').selectOption(interest?.value ?? '');
  await button(page).click();
  await expect(button(page)).toHaveText(say('contact.form.sending'));
  await expect(button(page)).toBeDisabled();
  await page.clock.runFor(limits.contact.delayMs - 1);
  await expect(button(page)).toBeDisabled();
  await expect(confirmation(page)).toHaveText('');
  await page.clock.runFor(1);
  await expect(confirmation(page).getByText(sent, { exact: true })).toBeVisible();
  await expect(confirmation(page).getByText(say('demonstration.done'), { exact: true })).toBeVisible();
  await expect(confirmation(page)).toBeInViewport({ ratio: 1 });
  await expect(confirmation(page)).toBeFocused();
  expect(await valuesOf(page)).toEqual(['', '', '', '', '', '']);
  await expect(button(page)).toHaveText(say('contact.form.send'));
  await expect(button(page)).toBeEnabled();
  expect(await form(page).locator(':user-invalid').count()).toBe(0);
});

test('a double click and a held Enter are one message (R193)', async ({ page }) => {
  await visitWithStoppedClock(page, '/contact');
  await fill(page);
  await page.evaluate(() => {
    const sendButton = document.querySelector<HTMLButtonElement>('#message form button');
    sendButton?.click();
    sendButton?.click();
    sendButton?.form?.requestSubmit();
  });
  await page.clock.runFor(limits.contact.delayMs);
  await expect(confirmation(page)).toContainText(sent);
  // A second message would disable the button again and remove the confirmation.
  await expect(button(page)).toBeEnabled();
  await page.clock.runFor(limits.contact.delayMs);
  await expect(confirmation(page)).toContainText(sent);
});

test('by keyboard alone (R186, R194)', async ({ page }) => {
  await visitWithStoppedClock(page, '/contact');
  await field(page, 'name').focus();
  for (const text of ['Ada', 'ada@example.com', '020', 'Engines']) {
    await page.keyboard.type(text);
    await page.keyboard.press('Tab');
  }
  await expect(field(page, 'serviceInterest')).toBeFocused();
  await page.keyboard.type(interest?.label ?? '');
  await expect(field(page, 'serviceInterest')).toHaveValue(interest?.value ?? '');
  await page.keyboard.press('Tab');
  await page.keyboard.type('Hello');
  await page.keyboard.press('Enter');
  await page.keyboard.type('there.');
  await expect(field(page, 'message')).toHaveValue('Hello\nthere.');
  await page.keyboard.press('Tab');
  await expect(button(page)).toBeFocused();
  await page.keyboard.press('Enter');
  await page.clock.runFor(limits.contact.delayMs);
  await expect(confirmation(page)).toContainText(sent);
  await expect(confirmation(page)).toBeFocused();
  await page.keyboard.press('Tab');
  await expect(field(page, 'name')).toBeFocused();
});

test.describe('on a phone', () => {
  test.use({ viewport: { width: 390, height: 844 }, hasTouch: true, isMobile: true });

  test(
    'everything fits, is large enough to hit, and can be sent (R185, R186, R194)',
    rare,
    async ({ page }) => {
      await visitWithStoppedClock(page, '/contact');
      const width = await page.evaluate(() => document.documentElement.scrollWidth);
      expect(width).toBe(390);
      const targets = page.getByRole('main').locator('input, select, textarea, button, summary, dl a');
      for (const target of await targets.all()) {
        expect((await target.boundingBox())?.height).toBeGreaterThanOrEqual(44);
      }
      await fill(page);
      await button(page).tap();
      await page.clock.runFor(limits.contact.delayMs);
      await expect(confirmation(page).getByText(sent)).toBeInViewport({ ratio: 1 });
    },
  );
});

for (const [what, text] of [
  ['HTML', '<img src=x onerror="document.title=\'owned\'"><script>alert(1)</script>'],
  ['apostrophes', 'Mira O\'Dell’s "quoted" `text`'],
  ['emoji', '👩🏽‍💻 the build is on 🔥'],
  ['right-to-left text', 'שלום עולם، مرحبا بالعالم'],
  ['5,000 characters', 'basalt '.repeat(715).slice(0, 5000)],
] as const) {
  test(`${what} stay text (R186, R194)`, rare, async ({ page }) => {
    const asked = answer(page, 'dismiss');
    await visitWithStoppedClock(page, '/contact');
    await fill(page, { name: text, email: 'ada@example.com', company: text, message: text });
    await expect(field(page, 'message')).toHaveValue(text);
    await button(page).click();
    await page.clock.runFor(limits.contact.delayMs);
    await expect(confirmation(page)).toContainText(sent);
    await expect(page).not.toHaveTitle('owned');
    await expect(page.locator('img[src="x"]')).toHaveCount(0);
    expect(await page.evaluate(() => document.documentElement.scrollWidth - innerWidth)).toBeLessThanOrEqual(
      0,
    );
    expect(asked).toEqual([]);
  });
}

test.describe('without scripts', () => {
  test.use({ javaScriptEnabled: false });

  test('the page says how to reach the company instead, and a submit leaves it alone (R009, R186)', async ({
    page,
  }) => {
    const unscripted = say('contact.form.unscripted', {
      email: brand.email.general,
      phone: brand.phone.display,
    });
    await page.goto('/contact');
    await expect(form(page).getByText(new RegExp(RegExp.escape(unscripted)))).toBeVisible();
    await fill(page);
    await button(page).click();
    await expectPage(page, '/contact');
    await expect(field(page, 'message')).toHaveValue(enquiry.message ?? '');
  });
});

for (const [index, language] of languages.slice(1).entries()) {
  test(
    `${language}: the form speaks the language of the page (R101, R194)`,
    variant(index),
    async ({ page }) => {
      await visitWithStoppedClock(page, pathTo(language, 'contact'));
      await fill(page);
      await button(page).click();
      await page.clock.runFor(limits.contact.delayMs);
      const own = createTranslator(language)('contact.sent.title');
      await expect(confirmation(page).getByText(own)).toBeVisible();
    },
  );
}

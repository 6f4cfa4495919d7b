import { expect } from '@playwright/test';
import { brand } from '../../config/brand.ts';
import { limits } from '../../config/limits.ts';
import { createTranslator } from '../../i18n/translator.ts';
import { endSplash, hydrated, test, visit, visitWithStoppedClock } from '../visit.ts';
import { answer, button, confirmation, field, fill, valuesOf } from './enquiry.ts';
import { chooseLanguage, chooseTheme } from './navigation-bar.ts';

/** Leaving the page while a message is being written or sent (SPEC section 4, Contact form). */

const leaveQuestion = createTranslator('en')('form.leaveQuestion');

test('a change of language or theme keeps what was typed, and asks nothing (R093, R186)', async ({
  page,
}) => {
  const asked = answer(page, 'dismiss');
  await visit(page, '/contact');
  await fill(page);
  await field(page, 'serviceInterest').selectOption('it-support');
  const before = await valuesOf(page);
  await chooseLanguage(page, 'Deutsch');
  await expect(page).toHaveURL('/de/contact');
  await expect(button(page)).toHaveText('Nachricht senden');
  expect(await valuesOf(page)).toEqual(before);
  await expect(field(page, 'serviceInterest').locator('option:checked')).not.toHaveText(
    'IT Support and Consulting',
  );
  await page.goBack();
  await expect(page).toHaveURL('/contact');
  await expect(button(page)).toHaveText('Send Message');
  await chooseTheme(page, 'Dark');
  expect(await valuesOf(page)).toEqual(before);
  expect(asked).toEqual([]);
});

test('a message on its way survives a change of language (R194)', async ({ page }) => {
  await visitWithStoppedClock(page, '/contact');
  await fill(page);
  await button(page).click();
  await chooseLanguage(page, 'Deutsch');
  await expect(button(page)).toHaveText(/Wird gesendet/);
  await page.clock.runFor(limits.contact.delayMs);
  await expect(confirmation(page)).toContainText('Nachricht gesendet!');
});

test('leaving with something typed asks once; whoever stays keeps it (R003, R186)', async ({ page }) => {
  const asked = answer(page, 'dismiss');
  await visit(page, '/contact');
  await fill(page);
  const before = await valuesOf(page);
  await page.getByRole('contentinfo').getByRole('link', { name: 'Database Solutions' }).click();
  await expect.poll(() => asked).toEqual([{ type: 'confirm', message: leaveQuestion }]);
  await expect(page).toHaveURL('/contact');
  expect(await valuesOf(page)).toEqual(before);
  await expect(page.locator('html')).not.toHaveAttribute('data-navigating');
});

test('whoever leaves is asked no second time, and nothing happens afterwards (R003, R193)', async ({
  page,
}) => {
  const asked = answer(page, 'accept');
  await visitWithStoppedClock(page, '/contact');
  await fill(page);
  await button(page).click();
  await page.getByRole('contentinfo').getByRole('link', { name: 'Database Solutions' }).click();
  await expect(page).toHaveURL('/services/database');
  await expect(page.getByRole('heading', { level: 1 })).toBeFocused();
  expect(asked).toEqual([{ type: 'confirm', message: leaveQuestion }]);
  await page.clock.runFor(2 * limits.contact.delayMs);
  await expect(page.getByText('Message sent!')).toHaveCount(0);
  await expect(page.getByRole('region', { name: 'Notifications' }).getByRole('listitem')).toHaveCount(0);
  await page.getByRole('contentinfo').getByRole('link', { name: 'Contact Us' }).click();
  await expect.poll(() => valuesOf(page)).toEqual(['', '', '', '', '', '']);
  expect(asked).toHaveLength(1);
});

test('a reload with something typed asks in the browser’s own words; an empty or sent form asks nothing (R003)', async ({
  page,
}) => {
  const asked = answer(page, 'accept');
  await visit(page, '/contact');
  await fill(page);
  await page.reload();
  expect(asked.map(({ type }) => type)).toEqual(['beforeunload']);
  await endSplash(page);
  await hydrated(page);
  await fill(page);
  await button(page).click();
  await expect(confirmation(page)).toContainText('Message sent!');
  await page.reload();
  await endSplash(page);
  await hydrated(page);
  await page.getByRole('contentinfo').getByRole('link', { name: 'Database Solutions' }).click();
  await expect(page).toHaveURL('/services/database');
  expect(asked).toHaveLength(1);
});

test('from the moment the confirmation shows, leaving asks nothing (R003)', async ({ page }) => {
  await visit(page, '/contact');
  await fill(page);
  const isAsked = page.evaluate(
    (sent) =>
      new Promise<boolean>((resolve) => {
        // Called between the painting of a change and later code.
        const observer = new MutationObserver(() => {
          if (!document.querySelector('main [role="status"]')?.textContent.includes(sent)) return;
          observer.disconnect();
          resolve(!dispatchEvent(new Event('beforeunload', { cancelable: true })));
        });
        observer.observe(document.body, { childList: true, subtree: true, characterData: true });
      }),
    'Message sent!',
  );
  await button(page).click();
  expect(await isAsked).toBe(false);
});

test('phone and mail links ask nothing (R009)', async ({ page }) => {
  const asked = answer(page, 'dismiss');
  await visit(page, '/contact');
  await fill(page);
  const before = await valuesOf(page);
  const facts = page.getByRole('main').locator('dl');
  for (const name of [brand.email.general, brand.phone.display]) {
    // Not by Playwright, which waits for a page load in Firefox. There the dialog may open some tasks later.
    await facts.getByRole('link', { name }).evaluate(async (link) => {
      if (link instanceof HTMLElement) link.click();
      for (let frame = 0; frame < 10; frame += 1) await new Promise(requestAnimationFrame);
    });
  }
  expect(await valuesOf(page)).toEqual(before);
  expect(asked).toEqual([]);
});

test('a browser that asks some tasks after the click on a phone link is told the same, once (R009)', async ({
  page,
}) => {
  await visit(page, '/contact');
  await fill(page);
  const answers = await page.evaluate(async () => {
    const asks = () => !dispatchEvent(new Event('beforeunload', { cancelable: true }));
    const link = document.querySelector<HTMLAnchorElement>('main a[href^="tel:"]');
    // Prevented, because the browser itself would fire `beforeunload`.
    link?.addEventListener('click', (event) => event.preventDefault());
    const whenPressed = async () => {
      link?.click();
      await new Promise((resolve) => requestAnimationFrame(() => setTimeout(resolve)));
    };
    await whenPressed();
    const afterPhone = [asks(), asks()];
    await whenPressed();
    link?.dispatchEvent(new KeyboardEvent('keydown', { key: 'F5', bubbles: true }));
    return [...afterPhone, asks()];
  });
  expect(answers).toEqual([false, true, true]);
});

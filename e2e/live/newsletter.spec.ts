import { expect } from '@playwright/test';
import { inLanguage, pathTo } from '../../config/routes.ts';
import { hasPage } from '../../content/site-pages.ts';
import { otherLanguage, say, sayInOther, withoutNewsletter } from '../site-under-test.ts';
import { expectPage, visit } from '../visit.ts';
import { test, toasts } from './live-site.ts';

/** The forms of the newsletter that do nothing in a simulated build (SPEC section 4): in live mode they work. */

test.skip(...withoutNewsletter);

test('the form of the footer posts, and home says that one step is left, in the language of the page', async ({
  page,
}) => {
  await visit(page, inLanguage(otherLanguage, '/no/such/page'));
  const footer = page.getByRole('contentinfo');
  await footer.getByLabel(sayInOther('footer.newsletter.label')).fill('ben@hill.example');
  await footer.getByRole('button', { name: sayInOther('footer.newsletter.subscribe') }).click();
  await expectPage(page, `${pathTo(otherLanguage, 'home')}#newsletter-sent`);
  await expect(page.locator('#newsletter-sent').getByText(sayInOther('live.newsletter.sent'))).toBeVisible();
});

test('the form of the blog listing subscribes, and promises nothing before the address is confirmed', async ({
  page,
}) => {
  test.skip(!hasPage('blog'), 'the site has no blog');
  await page.clock.install();
  await visit(page, '/blog');
  const band = page.locator('#newsletter');
  await band.getByRole('textbox').first().fill('cleo@hill.example');
  await page.clock.fastForward(3000);
  await band.getByRole('button', { name: say('newsletter.subscribe') }).click();
  await expect(band.getByText(say('live.newsletter.confirm', { email: 'cleo@hill.example' }))).toBeVisible();
  await expect(toasts(page).getByText(say('live.newsletter.sent'))).toBeVisible();
});

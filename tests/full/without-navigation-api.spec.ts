import { testSite as site } from '#content/test-support/test-site.ts';
import { expect } from '@playwright/test';
import { limits } from '#shared/limits.ts';
import { pathTo } from '#shared/routes.ts';
import { resourceTabs, hasPage } from '#content/pages/site-pages.ts';
import {
  homeTitle,
  otherLanguage,
  pageOfBar,
  pageOfFooter,
  say,
  withoutJobs,
  withoutOtherLanguage,
} from '#tests/support/site-under-test.ts';
import { endSplash, expectPage, hydrated, test, visit, visitWithStoppedClock } from '#tests/support/visit.ts';
import * as application from '#tests/journeys/application.ts';
import * as enquiry from '#tests/journeys/enquiry.ts';
import { chooseLanguage, footerLink, topLink } from '#tests/journeys/navigation-bar.ts';

/**
 * Browsers without the Navigation API (Safari before 26.2, Firefox before 147) load pages in full
 * (docs/supported-browsers.md).
 */
test.beforeEach(async ({ page }) => {
  await page.addInitScript(() => Reflect.deleteProperty(window, 'navigation'));
});

test('a link and Back load the page, which begins at its top (R042, R043)', async ({ page }) => {
  const documents: string[] = [];
  page.on('request', (request) => {
    if (request.isNavigationRequest()) documents.push(new URL(request.url()).pathname);
  });
  await visit(page, '/');
  await page.mouse.wheel(0, 800);
  await expect.poll(() => page.evaluate(() => scrollY)).toBeGreaterThan(400);
  await topLink(page, pageOfBar.name).click();
  await expectPage(page, pageOfBar.address);
  const heading = page.getByRole('heading', { level: 1 });
  await expect(heading).not.toHaveText(homeTitle);
  expect(await page.evaluate(() => scrollY)).toBe(0);
  expect(documents).toEqual(['/', pageOfBar.address]);
  await page.goBack();
  await expect(heading).toHaveText(homeTitle);
});

test('a change of language opens the page and keeps typed text, without a question (R093)', async ({
  page,
}) => {
  test.skip(...withoutOtherLanguage);
  const asked = enquiry.answer(page, 'accept');
  await visit(page, '/contact?from=letter');
  await chooseLanguage(page, otherLanguage);
  await expectPage(page, `${pathTo(site, otherLanguage, 'contact')}?from=letter`);
  await endSplash(page);
  await hydrated(page);
  expect(asked).toEqual([]);
  await enquiry.fill(page);
  const typed = await enquiry.valuesOf(page);
  await chooseLanguage(page, site.defaultLanguage, otherLanguage);
  await expectPage(page, '/contact?from=letter');
  await endSplash(page);
  await hydrated(page);
  expect(await enquiry.valuesOf(page)).toEqual(typed);
  expect(asked).toEqual([]);
  // Only for that load: another visit begins with an empty form, and leaving asks.
  await footerLink(page, pageOfFooter.name).click();
  await expectPage(page, pageOfFooter.address);
  expect(asked.map(({ type }) => type)).toEqual(['beforeunload']);
  await visit(page, '/contact');
  await expect(enquiry.field(page, 'message')).toHaveValue('');
});

test('a change of language keeps an application, but asks before it loses the resume (R093, R227)', async ({
  page,
}) => {
  test.skip(...withoutJobs);
  test.skip(...withoutOtherLanguage);
  const asked = enquiry.answer(page, 'accept');
  await visit(page, application.jobPath);
  await application.field(page, 'firstName').fill('Ximena');
  await application.field(page, 'coverLetter').fill('One.\nTwo.');
  await chooseLanguage(page, otherLanguage);
  await expect(page.locator('html')).toHaveAttribute('lang', otherLanguage);
  await endSplash(page);
  await hydrated(page);
  await expect(application.field(page, 'firstName')).toHaveValue('Ximena');
  await expect(application.field(page, 'coverLetter')).toHaveValue('One.\nTwo.');
  expect(asked).toEqual([]);
  await application.field(page, 'resume').setInputFiles(application.resumeOf());
  await chooseLanguage(page, site.defaultLanguage, otherLanguage);
  await expectPage(page, application.jobPath);
  expect(asked.map(({ type }) => type)).toEqual(['beforeunload']);
  await expect(application.field(page, 'coverLetter')).toHaveValue('One.\nTwo.');
});

test('tabs open by click and by arrow keys, which keep the focus (R232)', async ({ page }) => {
  const [first, second] = resourceTabs.filter((route) => hasPage(site, route));
  test.skip(!first || !second, 'the resources have one tab');
  if (!first || !second) return;
  const tab = (route: typeof first) => page.getByRole('tab', { name: say(`menu.${route}`), exact: true });
  await visit(page, '/resources');
  await tab(first).focus();
  await page.keyboard.press('ArrowRight');
  await expectPage(page, pathTo(site, site.defaultLanguage, second));
  await endSplash(page);
  await hydrated(page);
  await expect(tab(second)).toBeFocused();
  await expect(tab(second)).toHaveAttribute('aria-selected', 'true');
  await tab(first).click();
  await expectPage(page, pathTo(site, site.defaultLanguage, first));
  await expect(tab(first)).toHaveAttribute('aria-selected', 'true');
});

test('an application leads to Careers; the visitor may leave before (R222)', async ({ page }) => {
  test.skip(...withoutJobs);
  for (const isLeaving of [false, true]) {
    await visitWithStoppedClock(page, application.jobPath);
    await application.fill(page);
    await application.submitButton(page).click();
    await application.expectSuccess(page);
    if (isLeaving) await footerLink(page, pageOfFooter.name).click();
    else await page.clock.runFor(limits.application.redirectDelayMs);
    await expectPage(page, isLeaving ? pageOfFooter.address : pathTo(site, site.defaultLanguage, 'careers'));
    await page.clock.resume();
  }
});

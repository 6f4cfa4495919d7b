import { testSite as site } from '#content/test-support/test-site.ts';
import { expect } from '@playwright/test';
import { unprefixedPath } from '#shared/routes.ts';
import { hasPage } from '#content/site-pages.ts';
import { formatFileSize } from '#shared/i18n/format.ts';
import { say } from '#tests/support/site-under-test.ts';
import { expectPage, test, visit } from '#tests/support/visit.ts';

/** From a card to the text, to its PDF, the next text and the contact form (SPEC section 2, Resources). */

const studies = hasPage(site, 'caseStudy') ? (site.caseStudies[site.defaultLanguage] ?? []) : [];
const [study, next = study] = studies;
const addressOfStudy = (id = '') => unprefixedPath('caseStudy', { id });
const withoutStudies = [!study, 'the site has no case studies'] as const;

test('a case study: from the card to the text, to its PDF, to the next one (R234, R235)', async ({
  page,
}) => {
  test.skip(...withoutStudies);
  if (!study) return;
  await visit(page, '/resources');
  await page.getByRole('tabpanel').getByRole('link', { name: study.title, exact: true }).click();
  await expectPage(page, addressOfStudy(study.id));
  await expect(page.getByRole('heading', { level: 1 })).toHaveText(study.title);
  await expect(page.getByRole('heading', { level: 1 })).toBeFocused();
  const trail = page.getByRole('navigation', { name: say('breadcrumb.label') }).getByRole('link');
  await expect(trail).toHaveText([say('nav.home'), say('nav.resources'), say('menu.caseStudies')]);

  const link = page.getByRole('link', { name: say('document.caseStudy.download') });
  const response = await page.request.get((await link.getAttribute('href')) ?? '');
  expect(response.status()).toBe(200);
  expect(response.headers()['content-type']).toBe('application/pdf');
  const size = formatFileSize(site, site.defaultLanguage, (await response.body()).length);
  await expect(page.getByText(say('document.download.facts', { size }), { exact: true })).toBeVisible();
  const download = page.waitForEvent('download');
  await link.click();
  expect((await download).suggestedFilename()).toBe(`${study.id}.pdf`);

  if (next && next !== study) {
    await page.getByRole('main').getByRole('link', { name: next.title }).click();
    await expectPage(page, addressOfStudy(next.id));
  }
  test.skip(!hasPage(site, 'contact'), 'the site has no contact page');
  await page
    .getByRole('main')
    .getByRole('link', { name: say('menu.contact') })
    .click();
  await expectPage(page, '/contact');
});

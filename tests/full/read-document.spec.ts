import { testSite as site } from '#content/test-support/test-site.ts';
import { expect } from '@playwright/test';
import { unprefixedPath } from '#shared/routes.ts';
import { hasPage } from '#content/site-pages.ts';
import { formatFileSize } from '#shared/i18n/format.ts';
import { say } from '#tests/support/site-under-test.ts';
import { expectPage, test, visit } from '#tests/support/visit.ts';
import { documentAddress } from '#content/document-files.ts';

/** From a card to the text, to its PDF, the next text and the contact form (SPEC section 2, Resources). */

const studies = hasPage(site, 'caseStudy') ? (site.caseStudies[site.defaultLanguage] ?? []) : [];
const papers = hasPage(site, 'whitePaper') ? (site.whitePapers[site.defaultLanguage] ?? []) : [];
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

  const link = page.getByRole('link', { name: say('caseStudies.download') });
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

test('a white paper: the cover leads to the text, the link below it to the PDF (R236, R237)', async ({
  page,
}) => {
  const paper = papers[1] ?? papers[0];
  test.skip(!paper, 'the site has no white papers');
  if (!paper) return;
  const address = unprefixedPath('whitePaper', { id: paper.id });
  await visit(page, '/resources/white-papers');
  const card = page.getByRole('tabpanel').getByRole('listitem').filter({ hasText: paper.title });
  await expect(card.getByRole('link', { name: say('whitePapers.read') })).toHaveAttribute(
    'href',
    documentAddress(site, site.defaultLanguage, paper.id),
  );
  const heading = await card.getByRole('heading').boundingBox();
  if (!heading) throw new Error('The card has no title');
  // On the cover, below the title; without a cover only the title can be clicked.
  const below = paper.cover ? heading.height + 120 : heading.height / 2;
  await page.mouse.click(heading.x + heading.width / 2, heading.y + below);
  await expectPage(page, address);
  await expect(page.getByRole('heading', { level: 1 })).toHaveText(paper.title);
  await expect(page.getByRole('heading', { name: say('document.summary') })).toBeVisible();
  await expect(page.getByRole('heading', { level: 2, name: paper.author.name })).toBeVisible();

  const contents = page.getByRole('navigation', { name: say('article.contents.title') }).getByRole('link');
  const section = (await contents.last().getAttribute('href')) ?? '';
  await contents.last().click();
  await expectPage(page, `${address}${section}`);
  await expect(page.locator(section)).toBeInViewport();
});

import { testSite as site } from '#content/test-support/test-site.ts';
import { expect } from '@playwright/test';
import { inLanguage, pathTo } from '#shared/routes.ts';
import { pageWords } from '#content/page-words.ts';
import { hasPage } from '#content/site-pages.ts';
import { jobs, pageOfFooter, say } from '#tests/support/site-under-test.ts';
import { endSplash, expectPage, test, visit, variant } from '#tests/support/visit.ts';
import { withoutSoftHyphens } from '#shared/i18n/typography.ts';

/** From the Careers page to a job (SPEC sections 2 and 8). */

test.skip(!hasPage(site, 'careers'), 'the site has no careers page');

const applyLink = ({ title }: { title: string }) =>
  `${say('job.apply')} ${say('job.apply.about', { job: withoutSoftHyphens(title) })}`;

test('the hero links to the positions; a job has description, three lists, company and form (R034, R198, R203, R209, R210)', async ({
  page,
}) => {
  await visit(page, '/careers');
  const link = page.getByRole('main').getByRole('link', { name: say('careers.hero.link') });
  await expect(link).toHaveAttribute('href', /#open-positions$/);
  await link.click();
  await expectPage(page, '/careers#open-positions');
  await expect(page.locator('#open-positions').getByRole('heading', { level: 2 })).toBeInViewport();

  // One is enough, because the pages of positions have the same parts.
  const [job] = jobs;
  if (!job) return;
  await page.getByRole('link', { name: applyLink(job), exact: true }).click();
  await expectPage(page, `/careers/${job.id}`);
  const main = page.getByRole('main');
  await expect(main.getByRole('heading', { level: 1 })).toHaveText(job.title);
  const { company, hiring } = pageWords(site, 'job', site.defaultLanguage);
  const headings = await main.getByRole('heading', { level: 2 }).allTextContents();
  expect(headings).toEqual([
    say('job.description'),
    say('job.responsibilities'),
    say('job.requirements'),
    say('job.benefits'),
    company.title,
    hiring.title,
    say('application.title'),
  ]);
  for (const text of [job.description, ...job.responsibilities, ...job.requirements, ...job.benefits]) {
    await expect(main.getByText(text, { exact: true })).toBeVisible();
  }
});

for (const [index, language] of site.languages.entries()) {
  const careers = pathTo(site, language, 'careers');
  const path = inLanguage(site, language, '/careers/nope');
  test(`${path} leads to ${careers}, and Back does not loop (R211)`, variant(index), async ({ page }) => {
    await visit(page, pageOfFooter.address);
    await page.goto(path);
    await expectPage(page, careers);
    await endSplash(page);
    await expect(page.locator('#open-positions')).toBeAttached();
    await page.goBack();
    await expectPage(page, pageOfFooter.address);
  });
}

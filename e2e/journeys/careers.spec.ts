import { expect } from '@playwright/test';
import { brandName } from '../../config/brand.ts';
import { jobIds, jobIn, jobsIn } from '../../content/jobs.ts';
import { endSplash, test, visit } from '../visit.ts';

/** From the Careers page to a job (SPEC sections 2 and 8). */

test('the hero leads to the open positions on the same page (R198)', async ({ page }) => {
  await visit(page, '/careers');
  const link = page.getByRole('main').getByRole('link', { name: 'View Open Positions' });
  await expect(link).toHaveAttribute('href', /#open-positions$/);
  await link.click();
  await expect(page).toHaveURL('/careers#open-positions');
  await expect(page.getByRole('heading', { name: 'Open positions' })).toBeInViewport();
});

test('three values, four benefits, five jobs with all their fields (R199 to R208)', async ({ page }) => {
  await visit(page, '/careers');
  const main = page.getByRole('main');
  for (const name of ['Innovation', 'Growth', 'Impact']) {
    await expect(main.getByRole('heading', { name, exact: true })).toBeVisible();
  }
  await expect(main.locator('.on-basalt li')).toHaveCount(4);
  const rows = page.locator('#open-positions li');
  await expect(rows).toHaveCount(5);
  for (const [index, job] of jobsIn('en').entries()) {
    const row = rows.nth(index);
    for (const text of [job.title, job.department, job.location, job.experience, job.summary, 'Full-time']) {
      await expect(row.getByText(text, { exact: true })).toBeVisible();
    }
    await expect(row.locator('time')).toHaveAttribute('datetime', job.postedDate);
    await expect(row.locator('time')).toHaveText(/^[A-Z][a-z]{2} \d{1,2}, 2025$/);
    const apply = row.getByRole('link', { name: `Apply Now for ${job.title}`, exact: true });
    await expect(apply).toHaveAttribute('href', `/careers/${job.id}`);
  }
});

for (const id of jobIds()) {
  test(`${id}: description, three lists, the company, then the form (R034, R203, R209, R210)`, async ({
    page,
  }) => {
    const job = jobIn('en', id);
    if (!job) throw new Error(`no job ${id}`);
    await visit(page, '/careers');
    await page.getByRole('link', { name: `Apply Now for ${job.title}`, exact: true }).click();
    await expect(page).toHaveURL(`/careers/${id}`);
    const main = page.getByRole('main');
    await expect(main.getByRole('heading', { level: 1 })).toHaveText(job.title);
    const headings = await main.getByRole('heading', { level: 2 }).allTextContents();
    expect(headings).toEqual([
      'Description',
      'Responsibilities',
      'Requirements',
      'Benefits',
      `About ${brandName}`,
      'How we hire',
      'Apply',
    ]);
    for (const text of [job.description, ...job.responsibilities, ...job.requirements, ...job.benefits]) {
      await expect(main.getByText(text, { exact: true })).toBeVisible();
    }
  });
}

for (const [path, careers] of [
  ['/careers/nope', '/careers'],
  ['/de/careers/nope', '/de/careers'],
] as const) {
  test(`${path} leads to ${careers}, and Back does not loop (R211)`, async ({ page }) => {
    await visit(page, '/about');
    await page.goto(path);
    await expect(page).toHaveURL(careers);
    await endSplash(page);
    await expect(page.locator('#open-positions')).toBeAttached();
    await page.goBack();
    await expect(page).toHaveURL('/about');
  });
}

test('a link to an unknown job leads to Careers too, and Back does not loop (R211)', async ({ page }) => {
  await visit(page, '/about');
  await page.evaluate(() => {
    Object.assign(window, { isSameDocument: true });
    const link = Object.assign(document.createElement('a'), {
      href: '/careers/nope',
      textContent: 'planted',
    });
    document.querySelector('main')?.prepend(link);
    link.click();
  });
  await expect(page).toHaveURL('/careers');
  await expect(page.locator('#open-positions')).toBeAttached();
  expect(await page.evaluate(() => 'isSameDocument' in window)).toBe(true);
  await page.goBack();
  await expect(page).toHaveURL('/about');
});

test('an unknown address below a job is not found, and stays (R038, R211)', async ({ page }) => {
  await visit(page, '/careers/cloud-engineer/nope');
  await expect(page).toHaveURL('/careers/cloud-engineer/nope');
  await expect(page.getByRole('heading', { level: 1 })).toHaveText('Page Not Found');
});

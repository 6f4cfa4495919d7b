import { expect } from '@playwright/test';
import { test, visit } from '../visit.ts';

/** From a card to the text, to its PDF, the next text and the contact form (SPEC section 2, Resources). */

test('a case study: from the card to the text, to its PDF, to the next one (R234, R235)', async ({
  page,
}) => {
  await visit(page, '/resources');
  await page.getByRole('link', { name: 'Cloud Migration for Financial Services', exact: true }).click();
  await expect(page).toHaveURL('/resources/case-studies/cloud-migration-financial-services');
  await expect(page.getByRole('heading', { level: 1 })).toHaveText('Cloud Migration for Financial Services');
  await expect(page.getByRole('heading', { level: 1 })).toBeFocused();
  await expect(page.getByRole('heading', { name: 'What we would do differently' })).toBeVisible();
  const trail = page.getByRole('navigation', { name: 'Breadcrumb' }).getByRole('link');
  await expect(trail).toHaveText(['Home', 'Resources', 'Case Studies']);

  const link = page.getByRole('link', { name: 'Download Case Study' });
  const size = await page.getByText(/^PDF in English, [\d.]+ kB$/).textContent();
  const response = await page.request.get((await link.getAttribute('href')) ?? '');
  expect(response.status()).toBe(200);
  expect(response.headers()['content-type']).toBe('application/pdf');
  const kilobytes = (await response.body()).length / 1024;
  expect(size).toBe(`PDF in English, ${kilobytes.toFixed(1).replace(/\.0$/, '')} kB`);
  const download = page.waitForEvent('download');
  await link.click();
  expect((await download).suggestedFilename()).toBe('cloud-migration-financial-services.pdf');

  await page.getByRole('link', { name: 'Healthcare App Development' }).click();
  await expect(page).toHaveURL('/resources/case-studies/healthcare-app-development');
  await page.getByRole('main').getByRole('link', { name: 'Contact Us' }).click();
  await expect(page).toHaveURL('/contact');
});

test('a white paper: the book leads to the text, the link below it to the PDF (R236, R237)', async ({
  page,
}) => {
  await visit(page, '/resources/white-papers');
  const card = page.getByRole('tabpanel').getByRole('listitem').filter({ hasText: 'Zero Trust' });
  await expect(card.getByRole('link', { name: 'Read White Paper' })).toHaveAttribute(
    'href',
    '/documents/zero-trust-security-model.pdf',
  );
  const heading = await card.getByRole('heading').boundingBox();
  if (!heading) throw new Error('The card has no title');
  // Inside the drawing, below the title.
  await page.mouse.click(heading.x + heading.width / 2, heading.y + heading.height + 120);
  await expect(page).toHaveURL('/resources/white-papers/zero-trust-security-model');
  await expect(page.getByRole('heading', { level: 1 })).toHaveText('The Zero Trust Security Model');
  await expect(page.getByRole('heading', { name: 'In brief' })).toBeVisible();
  await expect(page.getByRole('heading', { level: 2, name: 'Kwame Boateng' })).toBeVisible();

  await page
    .getByRole('navigation', { name: 'Contents' })
    .getByRole('link', { name: 'What to measure' })
    .click();
  await expect(page).toHaveURL(/#what-to-measure$/);
  await expect(page.getByRole('heading', { name: 'What to measure' })).toBeInViewport();
});

test('the text and its PDF keep their language (R096)', async ({ page }) => {
  await visit(page, '/resources/case-studies/cybersecurity-audit');
  await page.getByRole('button', { name: /Language/ }).click();
  await page.getByRole('link', { name: 'Deutsch' }).click();
  await expect(page).toHaveURL('/de/resources/case-studies/cybersecurity-audit');
  const link = page.getByRole('link', { name: 'Fallstudie herunterladen' });
  await expect(link).toHaveAttribute('href', '/de/documents/cybersecurity-audit.pdf');
  await expect(page.getByText(/^PDF auf Deutsch, [\d,]+ kB$/)).toBeVisible();
  const pdf = await page.request.get('/de/documents/cybersecurity-audit.pdf');
  expect((await pdf.body()).toString('latin1')).toContain('/Lang (de-DE)');
});

test('an unknown case study is not found (R031)', async ({ page }) => {
  const response = await page.goto('/resources/case-studies/nothing');
  expect(response?.status()).toBe(404);
  await expect(page.getByRole('heading', { level: 1 })).toHaveText('Page Not Found');
});

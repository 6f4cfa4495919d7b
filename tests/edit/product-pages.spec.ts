import { existsSync } from 'node:fs';
import { join } from 'node:path';
import { expect, test } from '@playwright/test';
import { projectFolder } from '#build/project-paths.ts';
import { freshSite, makeFreshSite, openEditor, type EditServer } from './edited-site.ts';
import { openFolder } from './local-folder.ts';

/* A page that shows the texts of the product has no file; opening it in the editor offers a copy. */

const file = join(projectFolder, freshSite, 'pages/faq.yaml');

let editor: EditServer;
test.beforeAll(async () => {
  makeFreshSite();
  editor = await openEditor(freshSite);
});
test.afterAll(async () => editor.stop());

test('the texts of a page are copied when the person agrees', async ({ page }) => {
  page.setDefaultTimeout(30_000);
  await openFolder(page, editor.origin, freshSite);
  await page.goto(`${editor.origin}/edit#/collections/pages`);
  const row = page.getByRole('row').filter({ hasText: 'Preguntas frecuentes' });
  page.once('dialog', (dialog) => void dialog.dismiss());
  await row.click();
  await expect(row).toBeVisible();
  expect(page.url()).not.toContain('/entries/');
  expect(existsSync(file)).toBe(false);

  const reloaded = page.waitForEvent('load');
  page.once('dialog', (dialog) => {
    expect(dialog.message()).toContain('los textos predeterminados');
    void dialog.accept();
  });
  await row.click();
  await reloaded;
  expect(page.url()).toContain('#/collections/pages/entries/faq');
  expect(existsSync(file)).toBe(true);
});

test('no other origin can have a page copied', async ({ request }) => {
  const response = await request.post(`${editor.origin}/edit/product-pages/blog`, {
    headers: { 'Sec-Fetch-Site': 'cross-site' },
  });
  expect(response.status()).toBe(403);
  expect(existsSync(join(projectFolder, freshSite, 'pages/blog.yaml'))).toBe(false);
});

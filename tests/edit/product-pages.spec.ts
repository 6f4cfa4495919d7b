import { existsSync, readFileSync } from 'node:fs';
import { join } from 'node:path';
import { expect, test } from '@playwright/test';
import { projectFolder } from '#build/project-paths.ts';
import { freshSite, useEditor } from './edited-site.ts';
import { openFolder } from './local-folder.ts';

/* Opening a page with texts of the product offers a copy; interface words are changed where they are shown. */

const file = join(projectFolder, freshSite, 'pages/faq.yaml');
const words = join(projectFolder, freshSite, 'words/es.yaml');

const editor = useEditor(freshSite);

test('the texts of a page are copied when the person agrees', async ({ page }) => {
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

test('an interface word is changed on a page that shows it, unless it lacks what the page fills in', async ({
  page,
}) => {
  await page.goto(editor.origin);
  const start = page.getByRole('main').getByRole('link').first();
  const before = await start.innerText();
  await page.getByRole('button', { name: 'Editar', exact: true }).click();
  await start.click();
  const field = page.getByRole('textbox', { name: 'Texto', exact: true });
  await expect(field).toHaveValue(before);
  const save = page.getByRole('button', { name: 'Guardar', exact: true });
  await field.fill('Hable con {name}');
  await save.click();
  const answer = page.getByRole('status').filter({ has: field });
  await expect(answer).toContainText('{name}');
  expect(existsSync(words)).toBe(false);
  await field.fill('Hable con nosotros');
  await save.click();
  await expect(answer).toContainText('Guardado');
  expect(readFileSync(words, 'utf8')).toMatch(/^[\w.]+: Hable con nosotros\n$/);
});

import { readFileSync, rmSync } from 'node:fs';
import { join } from 'node:path';
import { expect, test } from '@playwright/test';
import { projectFolder } from '#build/project-paths.ts';
import { accessibilityProblems } from '#tests/pages/page-checks.ts';
import { freshSite, useEditor } from './edited-site.ts';
import { fieldOf, paneOf } from './form.ts';
import { openFolder } from './local-folder.ts';

/* The buttons above a text, in a field of which only Markdown is edited. */

const editor = useEditor(freshSite);

test('the preview has a new logo before it is saved', async ({ page }) => {
  await openFolder(page, editor.origin, freshSite);
  await page.goto(`${editor.origin}/edit#/collections/data/entries/site`);
  const field = await fieldOf(page, 'Logotipo');
  await field.getByRole('checkbox').first().click();
  const buffer = readFileSync(join(projectFolder, 'docs/examples/images/yard.jpg'));
  const file = { name: 'Logotipo nuevo.jpg', mimeType: 'image/jpeg', buffer };
  await (await fieldOf(field, 'Archivo')).getByRole('button', { name: 'Browse' }).click();
  const dialog = page.getByRole('dialog');
  const chooser = page.waitForEvent('filechooser');
  await dialog.getByRole('button', { name: 'Upload' }).click();
  await (await chooser).setFiles(file);
  await dialog.getByRole('button', { name: 'Insert' }).click();
  const logo = page.frameLocator('iframe').getByRole('link').locator('picture img[src^="blob:"]').first();
  await expect(logo).toBeVisible();
});

test('buttons format the selected words, and a picture is saved and inserted', async ({ page }) => {
  await openFolder(page, editor.origin, freshSite);
  await page.goto(`${editor.origin}/edit#/collections/posts/entries/first-article`);
  const field = await fieldOf(paneOf(page, 'Spanish'), 'Texto');
  const box = field.locator('textarea');
  await box.fill('Tres copias');
  await expect(field.getByRole('toolbar')).toHaveCount(1);
  expect(await accessibilityProblems(page, 'markdown-bar')).toEqual([]);
  await box.press('ControlOrMeta+a');
  await field.getByRole('button', { name: 'Negrita' }).click();
  await expect(box).toHaveValue('**Tres copias**');
  await expect(box).toBeFocused();
  await box.press('ControlOrMeta+z');
  await expect(box).toHaveValue('Tres copias');
  await field.getByRole('button', { name: 'Título' }).click();
  await expect(box).toHaveValue('## Tres copias');

  await box.press('ControlOrMeta+End');
  await field.getByRole('button', { name: 'Imagen' }).click();
  const dialog = page.getByRole('dialog', { name: 'Imagen' });

  const buffer = readFileSync(join(projectFolder, 'docs/examples/images/yard.jpg'));
  await dialog
    .getByLabel('Imagen de este equipo')
    .setInputFiles({ name: 'Armario de red.JPG', mimeType: 'image/jpeg', buffer });
  await dialog.getByLabel('Qué muestra').fill('El armario de red');
  await dialog.getByRole('button', { name: 'Insertar' }).click();
  await expect(box).toHaveValue('## Tres copias\n\n![El armario de red](/images/armario-de-red.jpg)');
  const saved = join(projectFolder, freshSite, 'images/armario-de-red.jpg');
  expect(readFileSync(saved).equals(buffer)).toBe(true);
  // Before the build has made it.
  const picture = page.frameLocator('iframe').getByRole('img', { name: 'El armario de red' });
  await expect(picture).toBeVisible();
  rmSync(saved);

  await box.evaluate((target) => {
    const clipboardData = new DataTransfer();
    clipboardData.setData('text/html', '<p>Dos</p><img src="file:///a.png">');
    clipboardData.setData('text/plain', 'Dos');
    target.dispatchEvent(new ClipboardEvent('paste', { clipboardData, bubbles: true, cancelable: true }));
  });
  await expect(field.getByRole('status')).toHaveText(/^Las imágenes no se han pegado/);
});

import { expect, test } from '@playwright/test';
import { freshSite, useEditor } from './edited-site.ts';
import { fieldOf, pressSave } from './form.ts';
import { openFolder, readFile } from './local-folder.ts';

/* Addresses: those of the editor's forms, and those of pages that fields lead to. */

const editor = useEditor(freshSite);

test.beforeEach(async ({ page }) => {
  await openFolder(page, editor.origin, freshSite);
});

test('the address of a form shows it, also while another form is open', async ({ page }) => {
  for (const [path, label] of [
    ['data/entries/clients', 'Clientes'],
    ['data/entries/questions', 'Contacto'],
    ['data/entries/clients', 'Clientes'],
    ['pages/entries/home', 'Cabecera'],
    ['pages/entries/about', 'Historia'],
  ] as const) {
    await page.goto(`${editor.origin}/edit#/collections/${path}`);
    await expect(await fieldOf(page, label)).toBeVisible();
  }
});

test('a menu names its entries, and its links are chosen or typed', async ({ page }) => {
  await page.goto(`${editor.origin}/edit#/collections/data/entries/site`);
  const main = await fieldOf(page, 'Menú principal');
  for (const name of ['Inicio (/)', 'Servicios', 'Proyectos (/portfolio)'])
    await expect(main.getByText(name, { exact: true })).toBeVisible();

  const legal = await fieldOf(page, 'Textos legales');
  const first = legal.getByRole('textbox').first();
  await expect(legal.getByText('Política de privacidad (/privacy-policy)')).toBeVisible();
  const [list, suggestions] = await first.evaluate((box) =>
    box instanceof HTMLInputElement && box.list
      ? [box.list.id, [...box.list.options].map(({ value, label }) => `${value} ${label}`)]
      : ['', []],
  );
  expect(list).not.toBe('');
  expect(suggestions).toContain('/about Quiénes somos (/about)');
  expect(suggestions).toContain(
    '/services/managed-it Servicios informáticos gestionados (/services/managed-it)',
  );
  await first.fill('/about');
  await expect(legal.getByText('Quiénes somos (/about)')).toBeVisible();
  await first.fill('https://acme.example/a');
  await expect(legal.getByText('Quiénes somos (/about)')).toHaveCount(0);
  await pressSave(page);
  await expect
    .poll(() => readFile(page, `${freshSite}/site.yaml`))
    .toContain('  legal:\n    - https://acme.example/a\n');

  // The check accepts a menu without entries.
  await page.goto(`${editor.origin}/edit#/collections/data/entries/site`);
  const entries = await fieldOf(page, 'Textos legales');
  const remove = entries.getByRole('button', { name: 'Remove', exact: true });
  // Entries further down render when they are near the window.
  await expect(async () => {
    if ((await remove.count()) > 0) await remove.first().click({ timeout: 1_000 });
    await expect(entries.getByText('0 Textos legales')).toBeVisible({ timeout: 500 });
  }).toPass();
  await pressSave(page);
  await expect.poll(() => readFile(page, `${freshSite}/site.yaml`)).toContain('  legal: []\n');
});

test('a file to download is uploaded into its folder', async ({ page }) => {
  await page.goto(`${editor.origin}/edit#/assets/${freshSite}/files`);
  await page
    .getByRole('button', { name: /^Upload/ })
    .first()
    .click();
  const chooser = page.waitForEvent('filechooser');
  await page.getByRole('button', { name: 'Choose Files' }).click();
  const buffer = Buffer.from('%PDF-1.7');
  await (await chooser).setFiles({ name: 'Tarifas 2031.pdf', mimeType: 'application/pdf', buffer });
  await expect(page.getByText('tarifas-2031.pdf')).toBeVisible();
  await page
    .getByRole('button', { name: /^Upload/ })
    .last()
    .click();
  await expect.poll(() => readFile(page, `${freshSite}/files/tarifas-2031.pdf`)).toBe('%PDF-1.7');
});

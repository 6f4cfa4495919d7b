import { expect, test } from '@playwright/test';
import { freshSite, useEditor } from './edited-site.ts';
import { fieldOf, paneOf, pressSave } from './form.ts';
import { openFolder, readFile } from './local-folder.ts';

/* Names that a person types into a form are in the file as they are typed. */

const editor = useEditor(freshSite);

test('the name of a link may have dots, and is the same after the next save', async ({ page }) => {
  await openFolder(page, editor.origin, freshSite);
  await page.goto(`${editor.origin}/edit#/collections/pages/entries/menu`);
  const pane = paneOf(page, 'Spanish');
  const names = await fieldOf(pane, 'Nombres de los enlaces');
  await names.getByRole('button').last().click();
  const boxes = names.getByRole('textbox');
  await boxes.nth(-2).fill('https://portal.cobaltoredes.es');
  for (const words of ['Área de clientes', 'Portal']) {
    await boxes.last().fill(words);
    await pressSave(page);
    await expect
      .poll(() => readFile(page, `${freshSite}/pages/menu.yaml`))
      .toContain(`https://portal.cobaltoredes.es: ${words}\n`);
    await page.goto(`${editor.origin}/edit#/collections/pages/entries/menu`);
  }
});

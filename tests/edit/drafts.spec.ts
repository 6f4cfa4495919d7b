import { readFileSync, writeFileSync } from 'node:fs';
import { join } from 'node:path';
import { expect, test, type Page } from '@playwright/test';
import { projectFolder } from '#build/project-paths.ts';
import { freshSite, useEditor } from './edited-site.ts';
import { fieldOf, paneOf } from './form.ts';
import { openFolder, readFile, writeFile } from './local-folder.ts';

/* What was typed and not saved, in a tab that is closed. */

const categories = join(projectFolder, freshSite, 'posts/categories.yaml');

const editor = useEditor(freshSite);

const titleOf = async (page: Page) =>
  (await fieldOf(paneOf(page, 'Spanish'), 'Título')).getByRole('textbox').first();

/** How many drafts the browser keeps. */
const keptDrafts = (page: Page) =>
  page.evaluate(async () => {
    const name = (await indexedDB.databases())
      .map((one) => one.name ?? '')
      .find((one) => one.includes('local'));
    if (name === undefined) return 0;
    const result = <Result>(request: IDBRequest<Result>) =>
      new Promise<Result>((resolve, reject) => {
        request.addEventListener('success', () => resolve(request.result));
        request.addEventListener('error', () => reject(new Error(request.error?.message)));
      });
    const database = await result(indexedDB.open(name));
    const hasStore = database.objectStoreNames.contains('draft-backups');
    const store = hasStore ? database.transaction('draft-backups').objectStore('draft-backups') : undefined;
    const count = store ? await result(store.count()) : 0;
    database.close();
    return count;
  });

test('a draft is kept when the site changes, and takes over what changed in its file', async ({ page }) => {
  await openFolder(page, editor.origin, freshSite);
  const address = `${editor.origin}/edit#/collections/posts/entries/first-article`;
  await page.goto(address);
  const title = await titleOf(page);
  await title.press('End');
  // Only what a person types is kept.
  await title.pressSequentially(' y el puente');
  await expect.poll(() => keptDrafts(page)).toBe(1);
  const article = `${freshSite}/posts/first-article.es.md`;
  const excerpt = 'Un extracto que una compañera ha escrito mientras tanto.';
  const text = (await readFile(page, article)) ?? '';
  await writeFile(page, article, text.replace(/^excerpt: .*$/m, `excerpt: ${excerpt}`));
  await page.goto('about:blank');

  writeFileSync(
    categories,
    `${readFileSync(categories, 'utf8')}- id: diary\n  name: { es: Diario, en: Diary }\n`,
  );
  writeFileSync(join(projectFolder, freshSite, 'people/ada.yaml'), 'es:\n  name: Ada\n  role: Técnica\n');
  await page.goto(address);
  await page.getByRole('button', { name: 'Restore', exact: true }).click();
  await expect(await titleOf(page)).toHaveValue(/ y el puente$/);
  const shown = (await fieldOf(paneOf(page, 'Spanish'), 'Extracto')).getByRole('textbox').first();
  await expect(shown).toHaveValue(excerpt);
  const category = await fieldOf(paneOf(page, 'Spanish'), 'Categoría');
  await expect(category.getByRole('radio', { name: 'Diario' })).toBeVisible();
});

test('Escape asks before it closes a form with unsaved changes', async ({ page }) => {
  await openFolder(page, editor.origin, freshSite);
  const list = `${editor.origin}/edit#/collections/posts`;
  await page.goto(`${list}/entries/first-article`);
  const title = await titleOf(page);
  await title.press('End');
  await title.pressSequentially(' y más');
  await expect.poll(() => keptDrafts(page)).toBe(1);
  const asked: string[] = [];
  let answer: 'accept' | 'dismiss' = 'dismiss';
  page.on('dialog', (dialog) => {
    asked.push(dialog.message());
    void dialog[answer]();
  });
  await title.press('Escape');
  expect(asked).toEqual([
    expect.stringMatching(/^¿Cerrar el formulario\? Sus cambios no están guardados\. /),
  ]);
  await expect(title).toHaveValue(/ y más$/);
  answer = 'accept';
  await title.press('Escape');
  await expect(page).toHaveURL(list);
  expect(asked).toHaveLength(2);

  await page.goto(`${list}/entries/first-article`);
  await page.getByRole('button', { name: 'Discard', exact: true }).click();
  await (await titleOf(page)).press('Escape');
  await expect(page).toHaveURL(list);
  expect(asked).toHaveLength(2);
});

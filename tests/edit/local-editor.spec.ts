import { globSync } from 'node:fs';
import { join } from 'node:path';
import { expect, test, type Locator, type Page } from '@playwright/test';
import { projectFolder } from '../../build/project-paths.ts';
import { model, openEditor, type EditServer } from './edited-site.ts';
import { pressSave, watch } from './form.ts';
import { openFolder, readFile } from './local-folder.ts';

/*
 * A text of a company can be opened in the editor, changed by a letter and saved, and that letter is the change.
 * build/editor/written-form.test.ts says the same of every file of every site, by the writer of
 * YAML that this one proves to be the editor's.
 */

let editor: EditServer;
test.beforeAll(async () => {
  editor = await openEditor();
});
test.afterAll(async () => editor.stop());

/** The first text of several words in a form; lists are opened on the way. */
async function firstText(form: Locator): Promise<Locator> {
  const boxes = form.getByRole('textbox');
  await expect(async () => {
    if ((await boxes.count()) === 0) await form.getByRole('button', { name: 'Expand' }).first().click();
    expect(await boxes.count()).toBeGreaterThan(0);
  }).toPass();
  for (const box of await boxes.all()) if (/\p{L} \p{L}/u.test(await box.inputValue())) return box;
  return boxes.first();
}

/** The lines that are in one text and not in the other. */
const changedLines = (before: string, after: string) => {
  const [old, now] = [before.split('\n'), after.split('\n')];
  return { length: now.length - old.length, lines: now.filter((line, index) => line !== old[index]) };
};

async function changeALetter(page: Page, file: string): Promise<void> {
  const path = `${model}/${file}`;
  const before = (await readFile(page, path)) ?? '';
  expect(before).not.toBe('');
  await page.goto(
    `${editor.origin}/edit#/collections/${file.replace('/', '/entries/').replace('.yaml', '')}`,
  );
  const box = await firstText(page.getByRole('group', { name: /^Edit .*Content$/ }).first());
  const value = await box.inputValue();
  const changed = value.replace(/\p{L}(?=\P{L}*$)/u, (letter) => `${letter}e`);
  await box.fill(changed);
  await pressSave(page);
  await expect(async () => {
    const { length, lines } = changedLines(before, (await readFile(page, path)) ?? '');
    expect({ file, length, lines }).toEqual({
      file,
      length: 0,
      lines: [expect.stringContaining(changed.slice(-20))],
    });
  }).toPass({ timeout: 20_000 });
}

test('a letter of a page is one line', async ({ page }) => {
  const [file = ''] = globSync('pages/*.yaml', { cwd: join(projectFolder, model) }).toSorted();
  await openFolder(page, editor.origin, model);
  await changeALetter(page, file.replaceAll('\\', '/'));
});

test('the editor shows by name all that can be edited, says nothing in the console and asks nobody else', async ({
  page,
}) => {
  const seen = watch(page, editor.origin);
  await openFolder(page, editor.origin, model);
  const answer = await page.request.get(`${editor.origin}/edit/config.json`);
  const { collections }: { collections: { label: string }[] } = await answer.json();
  expect(collections.length).toBeGreaterThan(5);
  for (const { label } of collections)
    await expect(page.getByRole('treeitem', { name: label, exact: true })).toBeVisible();
  expect(seen).toEqual([]);
});

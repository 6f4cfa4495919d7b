import { globSync } from 'node:fs';
import { join } from 'node:path';
import { expect, test, type Locator, type Page } from '@playwright/test';
import { projectFolder } from '#build/project-paths.ts';
import { model, openEditor, type EditServer } from './edited-site.ts';
import { pressSave, watch } from './form.ts';
import { openFolder, readFile } from './local-folder.ts';

/*
 * A text of a company can be opened in the editor, changed by a letter and saved, and only that letter changes.
 * build/editor/written-form.test.ts tests this for every file of every site with a YAML writer; this test proves that
 * the editor writes the same.
 */

let editor: EditServer;
test.beforeAll(async () => {
  editor = await openEditor();
});
test.afterAll(async () => editor.stop());

/** The first text of several words in a form; opens lists on the way. */
async function firstText(form: Locator): Promise<Locator> {
  const boxes = form.getByRole('textbox');
  await expect(async () => {
    // The form renders in steps: a click would wait forever for a button that text boxes have replaced.
    if ((await boxes.count()) === 0)
      await form.getByRole('button', { name: 'Expand' }).first().click({ timeout: 1_000 });
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

/** Opens a file in the form of its first language, changes a letter and saves. @param file of the site's folder */
async function changeALetter(page: Page, file: string): Promise<void> {
  const path = `${model}/${file}`;
  const before = (await readFile(page, path)) ?? '';
  expect(before).not.toBe('');
  const entry = file.replace('/', '/entries/').replace(/(\.\w\w)?\.(yaml|md)$/, '');
  await page.goto(`${editor.origin}/edit#/collections/${entry}`);
  const box = await firstText(page.getByRole('group', { name: /^Edit .*Content$/ }).first());
  const value = await box.inputValue();
  const changed = value.replace(/\p{L}(?=\P{L}*$)/u, (letter) => `${letter}e`);
  await box.fill(changed);
  await pressSave(page);
  await expect(async () => {
    const { length, lines } = changedLines(before, (await readFile(page, path)) ?? '');
    expect({ length, lines }).toEqual({ length: 0, lines: [expect.stringContaining(changed.slice(-20))] });
  }).toPass({ timeout: 20_000 });
}

const kinds = {
  page: 'pages/*.yaml',
  service: 'services/*.yaml',
  position: 'jobs/*.yaml',
  person: 'people/*.yaml',
  post: 'posts/*.de.md',
  'legal text': 'legal/*.de.md',
};

for (const [kind, pattern] of Object.entries(kinds))
  test(`a letter of a ${kind} is one line`, async ({ page }) => {
    // A step that hangs fails with its own name, before the whole test times out.
    page.setDefaultTimeout(30_000);
    const [file = ''] = globSync(pattern, { cwd: join(projectFolder, model) }).toSorted();
    await openFolder(page, editor.origin, model);
    await changeALetter(page, file.replaceAll('\\', '/'));
  });

test('the editor lists all collections, without console messages or requests to other hosts', async ({
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

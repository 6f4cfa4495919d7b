import { expect, test } from '@playwright/test';
import { model, openEditor, type EditServer } from './edited-site.ts';
import { openFolder } from './local-folder.ts';
import { watch } from './watch.ts';

/** What `npm run edit` runs comes up, and the editor finds in the folder all that can be edited. It saves nothing. */

let editor: EditServer;
test.beforeAll(async () => {
  editor = await openEditor();
});
test.afterAll(async () => editor.stop());

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

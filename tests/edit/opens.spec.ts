import { expect, test } from '@playwright/test';
import { openEditor, type EditServer } from './edited-site.ts';
import { watch } from './watch.ts';

/*
 * The short one of these journeys, a part of `npm test`: what `npm run edit` runs comes up, for the chosen site,
 * whose artwork is drawn already. It saves nothing.
 */

let editor: EditServer;
test.beforeAll(async () => {
  editor = await openEditor();
});
test.afterAll(async () => editor.stop());

test('the editor shows by name all that can be edited, says nothing in the console and asks nobody else', async ({
  page,
}) => {
  const seen = watch(page, editor.origin);
  page.on('request', (request) => {
    if (request.method() !== 'GET') seen.push(`${request.method()} ${request.url()}`);
  });
  await page.goto(`${editor.origin}/edit`);
  const answer = await page.request.get(`${editor.origin}/edit/config.json`, {
    headers: { 'X-Editor': '1' },
  });
  const { cms }: { cms: { collections: { label: string }[] } } = await answer.json();
  const labels = cms.collections.map(({ label }) => label);
  expect(labels).toContain('Words of pages');
  for (const label of labels) await expect(page.getByRole('treeitem', { name: label })).toBeVisible();
  await page.getByRole('treeitem', { name: 'Words of pages' }).click();
  await expect(page.getByRole('row', { name: 'Home' })).toBeVisible();
  expect(seen).toEqual([]);
});

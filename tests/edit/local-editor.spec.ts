import { globSync } from 'node:fs';
import { join } from 'node:path';
import { expect, test } from '@playwright/test';
import { projectFolder } from '#build/project-paths.ts';
import { model, useEditor } from './edited-site.ts';
import { changeALetter } from './change-a-letter.ts';
import { watch } from './form.ts';
import { openFolder } from './local-folder.ts';

/*
 * A text of a company can be opened in the editor, changed by a letter and saved, and only that letter changes.
 * cli/saved-files.test.ts tests this for every file of every site; this test proves that the editor hands over the same
 * values.
 */

const editor = useEditor(model);

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
    const [file = ''] = globSync(pattern, { cwd: join(projectFolder, model) }).toSorted();
    await openFolder(page, editor.origin, model);
    const path = file.replaceAll('\\', '/');
    const entry = path.replace('/', '/entries/').replace(/(\.\w\w)?\.(yaml|md)$/, '');
    await changeALetter(page, `${editor.origin}/edit#/collections/${entry}`, `${model}/${path}`);
  });

test('another folder than that of the server does not open', async ({ page }) => {
  await openFolder(page, editor.origin, model, false);
  await expect(page.getByText(`Wählen Sie ${projectFolder}.`)).toBeVisible();
  await expect(page.getByRole('treeitem')).toHaveCount(0);
});

test('an error of the server is a sentence, without the words of a library', async ({ request }) => {
  for (const path of ['/edit/where', '/edit/preview'])
    for (const data of ['{', '[]', '{"text": 1}']) {
      const headers = { Origin: editor.origin, 'Content-Type': 'text/plain' };
      const answer = await request.post(editor.origin + path, { headers, data });
      expect([answer.status(), await answer.text()]).toEqual([
        500,
        expect.stringMatching(/^Das ist dem Editor nicht gelungen\. /),
      ]);
    }
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

import { readFileSync, writeFileSync } from 'node:fs';
import { join } from 'node:path';
import { expect, test } from '@playwright/test';
import { projectFolder } from '../../build/project-paths.ts';
import { editedSite, startEditor, type EditServer } from './edited-site.ts';
import { fieldOf, paneOf, saveInVain, saveWell } from './form.ts';
import { watch } from './watch.ts';

/* Files that people have written by hand go through a form, and come out with one line changed. */

let editor: EditServer;
test.beforeAll(async () => {
  editor = await startEditor();
});
test.afterAll(async () => editor.stop());

const fileAt = (path: string) => join(projectFolder, editedSite, path);
const read = (path: string) => readFileSync(fileAt(path), 'utf8');
/** Lists in one line get spaces. */
const withoutSpaces = (text: string) => text.replace(/\[ (.*?) \]/g, '[$1]');

test('of the facts of the site one changes, and every comment stays', async ({ page }) => {
  const seen = watch(page, editor.origin);
  const before = read('site.yaml');
  await page.goto(`${editor.origin}/edit`);
  await page.getByRole('treeitem', { name: 'Facts and lists' }).click();
  await page.getByRole('row').filter({ hasText: 'Facts, menus and settings of the site' }).click();
  const year = (await fieldOf(page, 'Copyright year')).getByRole('spinbutton');
  await expect(year).toHaveValue('2026');
  await year.fill('2025');
  await saveWell(page);
  const wanted = before.replace('copyrightYear: 2026', 'copyrightYear: 2025');
  expect(wanted).not.toBe(before);
  expect(withoutSpaces(read('site.yaml'))).toBe(withoutSpaces(wanted));
  expect(seen).toEqual([]);
});

test('a block of a service changes, and what somebody wrote beside it stays', async ({ page }) => {
  const seen = watch(page, editor.origin);
  const path = 'services/leitstand.yaml';
  const before = read(path)
    .replace('blocks:\n', '# In the order of the page.\nblocks:\n')
    .replace('  weg:\n', '  # From the pump to the screen.\n  weg:\n')
    .replace('ground: sunken', 'ground: sunken # as on the drawing');
  writeFileSync(fileAt(path), before);
  await page.goto(`${editor.origin}/edit#/collections/services/entries/leitstand`);
  const blocks = await fieldOf(paneOf(page, 'German'), 'Blocks');
  const block = blocks.locator('.item-wrapper').nth(1);
  await expect(block).toContainText('weg');
  await block.getByRole('button', { name: 'Expand' }).click();
  await (await fieldOf(block, 'Ground')).getByRole('radio', { name: 'paper' }).click();
  await saveWell(page);
  const wanted = before.replace('ground: sunken', 'ground: paper');
  expect(wanted).not.toBe(before);
  expect(withoutSpaces(read(path))).toBe(withoutSpaces(wanted));
  expect(seen).toEqual([]);
});

test('words of a page that are too short are told at their field, and the right ones change one line', async ({
  page,
}) => {
  const seen = watch(page, editor.origin);
  const path = 'pages/careers.de.yaml';
  const before = read(path)
    .replace('lead:', '# What people read first.\nlead:')
    .replace('benefits:\n', '# In the order of the page.\nbenefits:\n');
  writeFileSync(fileAt(path), before);
  const english = read('pages/careers.en.yaml');
  await page.goto(`${editor.origin}/edit`);
  await page.getByRole('treeitem', { name: 'Words of pages' }).click();
  await page.getByRole('row', { name: 'Careers' }).click();
  const lead = (await fieldOf(paneOf(page, 'German'), 'Lead')).getByRole('textbox').first();
  await lead.fill('Kurz.');
  await saveInVain(page, lead);
  expect(read(path)).toBe(before);
  await lead.fill('Wir suchen Menschen, die gern verstehen, wie etwas läuft.');
  await saveWell(page);
  const wanted = before.replace(
    /^lead: .*$/m,
    'lead: Wir suchen Menschen, die gern verstehen, wie etwas läuft.',
  );
  expect(withoutSpaces(read(path))).toBe(withoutSpaces(wanted));
  expect(read('pages/careers.en.yaml')).toBe(english);
  expect(seen).toEqual([]);
});

test('a position that does not say that it is open stays open', async ({ page }) => {
  const seen = watch(page, editor.origin);
  const path = 'jobs/schiffsnetze.yaml';
  const before = read(path);
  expect(before).not.toContain('isOpen');
  await page.goto(`${editor.origin}/edit#/collections/jobs/entries/schiffsnetze`);
  const german = paneOf(page, 'German');
  await expect((await fieldOf(german, 'Is open')).getByRole('switch')).toBeChecked();
  await (await fieldOf(german, 'Location')).getByRole('textbox').first().fill('Kiel und Rostock');
  await saveWell(page);
  const wanted = before.replace(/(?<=^de:\n[^]*?)location: .*$/m, 'location: Kiel und Rostock');
  expect(wanted).not.toBe(before);
  expect(withoutSpaces(read(path))).toBe(withoutSpaces(wanted));
  expect(seen).toEqual([]);
});

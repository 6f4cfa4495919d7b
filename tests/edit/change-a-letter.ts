import { expect, type Locator, type Page } from '@playwright/test';
import { pressSave } from './form.ts';
import { readFile } from './local-folder.ts';

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

/** Opens a file in the form of its first language, changes a letter and saves: one line of the file changes. */
export async function changeALetter(page: Page, address: string, path: string): Promise<void> {
  const before = (await readFile(page, path)) ?? '';
  expect(before).not.toBe('');
  await page.goto(address);
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

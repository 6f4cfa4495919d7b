import { expect, type Locator, type Page } from '@playwright/test';

/* The editor's form, as a person meets it. */

/** The part of the form for a language, by its English name. */
export const paneOf = (page: Page, language: string): Locator =>
  page.getByRole('group', { name: new RegExp(`^Edit .?${language}.? Content$`) });

export const pressSave = (page: Page): Promise<void> =>
  page.getByRole('button', { name: 'Save', exact: true }).click();

/** A field of the form. Those further down are made when one comes near them. */
export async function fieldOf(pane: Locator | Page, name: string): Promise<Locator> {
  const field = pane.getByRole('group', { name: new RegExp(`^“.?${name}.?” Field$`) }).first();
  await expect(async () => {
    if ((await field.count()) === 0)
      await pane
        .getByRole('group', { name: /Field$/ })
        .last()
        .scrollIntoViewIfNeeded();
    await field.scrollIntoViewIfNeeded({ timeout: 500 });
  }, `the field ${name}`).toPass({ timeout: 60_000 });
  return field;
}

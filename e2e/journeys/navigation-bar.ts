import type { Page, Locator } from '@playwright/test';

/** The header's navigation with its panels, for the journeys that use it. */

type Group = 'Services' | 'Resources' | 'Company';

export const bar = (page: Page): Locator => page.getByRole('navigation', { name: 'Main' });
export const topLink = (page: Page, name: string): Locator =>
  bar(page).getByRole('link', { name, exact: true });
export const toggle = (page: Page, group: Group): Locator =>
  bar(page).getByRole('button', { name: new RegExp(`^${group}`) });
export const panel = (page: Page, group: Group): Locator => page.locator(`#panel-${group.toLowerCase()}`);
export const panelLinks = (page: Page, group: Group): Locator =>
  panel(page, group).getByRole('listitem').getByRole('link');

/** Changes the language of an English page with the header's switch. */
export async function chooseLanguage(page: Page, name: string): Promise<void> {
  await bar(page).getByRole('button', { name: /^EN,/ }).click();
  await bar(page).getByRole('link', { name }).click();
}

/** Changes the theme of an English page with the header's switch. */
export async function chooseTheme(page: Page, name: string): Promise<void> {
  await bar(page).getByRole('button', { name: 'Theme' }).click();
  await bar(page).getByRole('button', { name, exact: true }).click();
}

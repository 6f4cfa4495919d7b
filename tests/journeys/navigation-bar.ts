import { testSite as site } from '#content/test-support/test-site.ts';
import type { Page, Locator } from '@playwright/test';
import type { Language } from '#shared/locales.ts';
import { createTranslator } from '#shared/i18n/translator.ts';
import { nameOfLanguage, say, type BarGroup } from '#tests/support/site-under-test.ts';

/** The header's navigation with its panels, for the journeys that use it. */

export const bar = (page: Page): Locator =>
  page.getByRole('navigation', { name: say('header.mainLandmark') });
export const topLink = (page: Page, name: string): Locator =>
  bar(page).getByRole('link', { name, exact: true });
/** Opens the groups of the footer, which are closed on phones. */
export async function openFooterGroups(page: Page): Promise<void> {
  for (const group of await page.getByRole('contentinfo').locator('summary').all())
    if (await group.isVisible()) await group.click();
}
/** A link of the footer by its text. */
export const footerLink = (page: Page, name: string): Locator =>
  page.getByRole('contentinfo').getByRole('link', { name, exact: true });

/** The button of a group; it is named after the group if the group's name is not a link. */
export const toggle = (page: Page, { label, page: overview }: BarGroup): Locator =>
  bar(page).getByRole('button', {
    name: overview === undefined ? label : say('shell.group.toggle', { group: label }),
    exact: true,
  });
export const panel = (page: Page, { id }: BarGroup): Locator => page.locator(`#panel-${id}`);
export const panelLinks = (page: Page, group: BarGroup): Locator =>
  panel(page, group).getByRole('listitem').getByRole('link');

/** The button of the language switch. @param language that of the page */
export function languageButton(page: Page, language = site.defaultLanguage): Locator {
  const code = language.toUpperCase();
  const name = createTranslator(site, language)('language.current', { code, name: nameOfLanguage(language) });
  return page.getByRole('banner').getByRole('button', { name, exact: true });
}

/** Changes the language with the header's switch. @param from the language of the page */
export async function chooseLanguage(page: Page, to: Language, from = site.defaultLanguage): Promise<void> {
  await languageButton(page, from).click();
  await page
    .getByRole('banner')
    .getByRole('navigation')
    .first()
    .getByRole('link', { name: nameOfLanguage(to) })
    .click();
}

/** Changes the theme with the header's switch, on a page in the default language. */
export async function chooseTheme(page: Page, theme: 'light' | 'dark' | 'system'): Promise<void> {
  await bar(page)
    .getByRole('button', { name: say('theme.label'), exact: true })
    .click();
  await bar(page)
    .getByRole('button', { name: say(`theme.${theme}`), exact: true })
    .click();
}

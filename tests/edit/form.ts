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

/** The one thing that the editor asks elsewhere, whether its host of Git is well: the policy refuses it. */
const isRefused = (text: string) =>
  /https:\/\/(www\.githubstatus|status-api\.hostedstatus)\.com\//.test(text);

/**
 * What must not happen while somebody works in the editor: a request to another host, a message of the console.
 * @param origins that the editor may ask
 * @returns what did happen, until now
 */
export function watch(page: Page, ...origins: readonly string[]): string[] {
  const seen: string[] = [];
  page.on('request', (request) => {
    const { protocol, origin } = new URL(request.url());
    if (protocol.startsWith('http') && !origins.includes(origin) && !isRefused(request.url()))
      seen.push(request.url());
  });
  page.on('console', (message) => {
    if (isRefused(message.text())) return;
    // That people need a token is meant.
    if (message.text().startsWith('OAuth application ID')) return;
    if (['error', 'warning'].includes(message.type())) seen.push(message.text());
  });
  page.on('pageerror', (error) => seen.push(error.message));
  return seen;
}

import { expect, type Locator, type Page } from '@playwright/test';

/* The editor's form, by the roles and names that a person perceives. */

/** The part of the form for a language, by its English name. */
export const paneOf = (page: Page, language: string): Locator =>
  page.getByRole('group', { name: new RegExp(`^Edit .?${language}.? Content$`) });

export const pressSave = (page: Page): Promise<void> =>
  page.getByRole('button', { name: 'Save', exact: true }).click();

/** A field of the form. The form renders fields further down only when they are near the window. */
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

/**
 * The only expected request to another origin: the editor asks for the status of its Git host, and the policy refuses
 * it.
 */
const isRefused = (text: string) =>
  /https:\/\/(www\.githubstatus|status-api\.hostedstatus)\.com\//.test(text);

/**
 * Records what must not happen in the editor: requests to other hosts, console messages.
 * @param origins that the editor may request
 * @returns the records so far
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
    // The message about a missing OAuth application is expected, because people use tokens.
    if (message.text().startsWith('OAuth application ID')) return;
    if (['error', 'warning'].includes(message.type())) seen.push(message.text());
  });
  page.on('pageerror', (error) => seen.push(error.message));
  return seen;
}

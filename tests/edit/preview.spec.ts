import { expect, test } from '@playwright/test';
import { model, useEditor } from './edited-site.ts';
import { fieldOf, paneOf, watch } from './form.ts';
import { openFolder } from './local-folder.ts';

/* The preview beside a form is the page, as our server renders it with what is typed. */

const server = useEditor(model);

test('the preview follows what is typed, and keeps the last page while something is wrong', async ({
  page,
}) => {
  const seen = watch(page, server.origin);
  await openFolder(page, server.origin, model);
  await page.goto(`${server.origin}/edit#/collections/services/entries/betrieb`);
  const heading = page.frameLocator('iframe').getByRole('heading', { level: 1 });
  await expect(heading).toHaveText('Betrieb');
  // The styles of the site.
  await expect(heading).toHaveCSS('font-weight', /[67]\d\d/);
  const title = (await fieldOf(paneOf(page, 'German'), 'Titel')).getByRole('textbox').first();
  await title.fill('Rechenzentrum');
  await expect(heading).toHaveText('Rechenzentrum');
  const problem = page.getByRole('status').filter({ hasText: /^Vorschau: Titel: zu lang/ });
  const tooLong = 'Rechenzentrum '.repeat(20).trim();
  await title.fill(tooLong);
  await expect(problem).toBeVisible();
  await expect(heading).toHaveText('Rechenzentrum');
  // A missing text is not a mistake yet.
  await title.fill('');
  await expect(heading).toHaveText(/^Titel/);
  await expect(problem).toHaveCount(0);
  await title.fill('Betrieb');
  await expect(heading).toHaveText('Betrieb');
  await expect(problem).toHaveCount(0);

  const opening = page.waitForEvent('popup');
  await page.getByRole('button', { name: 'Daneben öffnen' }).click();
  const beside = await opening;
  const besideHeading = beside.getByRole('heading', { level: 1 });
  await expect(besideHeading).toHaveText('Betrieb');
  await expect(besideHeading).toHaveCSS('font-weight', /[67]\d\d/);
  expect(await beside.evaluate(() => [document.compatMode, document.title])).toEqual([
    'CSS1Compat',
    expect.stringContaining('Betrieb'),
  ]);
  await title.fill('Leitstelle');
  await expect(besideHeading).toHaveText('Leitstelle');
  await title.fill(tooLong);
  await expect(beside.getByText(/zu lang/i)).toBeVisible();
  await expect(besideHeading).toHaveText('Leitstelle');
  await title.fill('Betrieb');
  await expect(beside.getByText(/zu lang/i)).toHaveCount(0);
  await page.getByRole('button', { name: 'Daneben öffnen' }).click();
  expect(page.context().pages()).toHaveLength(2);
  await page.goto(`${server.origin}/edit#/collections/services`);
  await expect(page.getByRole('button', { name: 'Daneben öffnen' })).toBeHidden();
  // The editor's own frame.
  expect(seen.filter((text) => !text.startsWith('An iframe which has both allow-scripts'))).toEqual([]);
});

test('the preview of a new article has today’s date, and labels where nothing is written yet', async ({
  page,
}) => {
  await openFolder(page, server.origin, model);
  await page.goto(`${server.origin}/edit#/collections/posts/new`);
  const pane = paneOf(page, 'German');
  const shown = page.frameLocator('iframe');
  await expect(shown.getByRole('heading', { level: 1 })).toHaveText(/^Titel/);
  const date = (await fieldOf(pane, 'Datum')).locator('input').first();
  const today = await page.evaluate(() => Temporal.Now.plainDateISO().toString());
  await expect(date).toHaveValue(today);
  const box = (await fieldOf(pane, 'Text')).locator('textarea');
  await box.fill('Wir ziehen um.');
  await expect(shown.getByText('Wir ziehen um.')).toBeVisible();
  await expect(page.locator('#preview-problem')).toBeEmpty();
});

test('the preview appears with its styles', async ({ page }) => {
  await openFolder(page, server.origin, model);
  const { promise: isReleased, resolve: release } = Promise.withResolvers<void>();
  const held: string[] = [];
  await page.route(
    (url) => /\.css/.test(url.pathname),
    async (route) => {
      held.push(route.request().url());
      await isReleased;
      await route.continue();
    },
  );
  const drawn = page.waitForResponse((response) => response.url().endsWith('/edit/preview'));
  await page.goto(`${server.origin}/edit#/collections/services/entries/betrieb`);
  const heading = page.frameLocator('iframe').getByRole('heading', { level: 1 });
  await (await drawn).finished();
  await expect.poll(() => held.length).toBeGreaterThan(0);
  await expect(heading).toHaveCount(0);
  release();
  await expect(heading).toHaveCSS('font-weight', /[67]\d\d/);
});

test('a question is shown on the page that has it', async ({ page }) => {
  await openFolder(page, server.origin, model);
  await page.goto(`${server.origin}/edit#/collections/data/entries/questions`);
  const list = await fieldOf(page, 'Kontakt');
  await expect(list.getByRole('button', { name: /^Add .?Frage/ })).toBeVisible();
  // The words of a language are closed.
  await list.getByRole('button', { name: 'Expand', exact: true }).first().click();
  await list.getByRole('textbox').first().fill('Haben Sie einen Hund?');
  const shown = page.frameLocator('iframe');
  await expect(shown.getByText('Haben Sie einen Hund?')).toBeAttached();
  await expect(shown.getByRole('heading', { level: 1 })).toHaveText('Moin. Worum geht es?');
});

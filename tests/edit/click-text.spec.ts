import { expect, test, type Page } from '@playwright/test';
import { model, useEditor } from './edited-site.ts';
import { paneOf } from './form.ts';
import { openFolder } from './local-folder.ts';

/*
 * A click on a text of the site opens its field in the editor. These tests also prove what the product relies on in
 * Sveltia CMS without documentation: its addresses, its message that selects a field, and the state of its Save button.
 */

const server = useEditor(model);

/** A page of the site, with the switch on. */
async function editPage(site: Page, path: string): Promise<void> {
  await site.goto(server.origin + path);
  const button = site.getByRole('button', { name: 'Bearbeiten', exact: true });
  if ((await button.getAttribute('aria-pressed')) !== 'true') await button.click();
  await expect(answerOf(site)).toContainText('Klicken Sie auf einen Text');
}

/** What the page says about a click. */
const answerOf = (site: Page) => site.getByRole('status').filter({ hasText: /\S/ }).last();

test('a click opens the field in the language of the page, and never drops what is not saved', async ({
  page: editor,
}) => {
  await openFolder(editor, server.origin, model);
  const site = await editor.context().newPage();
  await editPage(site, '/impressum');
  const paragraph = site.getByRole('main').getByRole('paragraph').last();
  await paragraph.click();
  await editor.bringToFront();
  const selected = () =>
    editor.evaluate(() => {
      const { activeElement: area } = document;
      return area instanceof HTMLTextAreaElement
        ? area.value.slice(area.selectionStart, area.selectionEnd)
        : '';
    });
  await expect.poll(selected).not.toBe('');
  expect(await paragraph.innerText()).toContain(await selected());

  await editPage(site, '/en/services/betrieb');
  await site.getByText('Servers and storage', { exact: true }).first().click();
  await expect(answerOf(site)).toContainText(`${model}/services/betrieb.yaml:`);
  await editor.bringToFront();
  const field = paneOf(editor, 'English').getByRole('textbox').and(editor.locator(':focus'));
  await expect(field).toHaveValue('Servers and storage');
  await field.fill('Servers and discs');

  await editPage(site, '/services/netze');
  await site.getByRole('heading', { level: 1 }).click();
  await expect(answerOf(site)).toContainText(
    'Im Editor gibt es nicht gespeicherte Änderungen: Leistungen › Betrieb.',
  );
  expect(editor.url()).toContain('/entries/betrieb');
  await expect(field).toHaveValue('Servers and discs');
});

test('words of the interface and texts that the page makes say so, and a page can be edited by keyboard', async ({
  page: site,
}) => {
  await editPage(site, '/contact');
  await site.getByRole('main').getByRole('button', { name: 'Senden' }).first().click();
  await expect(site.getByRole('textbox', { name: 'Text', exact: true })).toHaveValue('Nachricht senden');
  await expect(answerOf(site)).toContainText(`${model}/words/de.yaml`);
  await site.getByText(/^© \d/).click();
  await expect(answerOf(site)).toContainText('In keiner Datei gefunden');
  await site.getByRole('button', { name: 'Diese Seite bearbeiten' }).focus();
  await site.keyboard.press('Enter');
  await expect(answerOf(site)).toContainText('Der Editor ist nicht geöffnet.');
  await expect(site.getByRole('button', { name: 'Editor öffnen' })).toBeVisible();
});

test('the text below the link of a card is found', async ({ page: site }) => {
  await editPage(site, '/');
  const card = site.locator('main li', { has: site.locator('a[href="/services/betrieb"]') }).first();
  await card.scrollIntoViewIfNeeded();
  const { x = 0, y = 0 } = (await card.getByRole('paragraph').first().boundingBox()) ?? {};
  await site.mouse.click(x + 5, y + 5);
  await expect(answerOf(site)).toContainText('Der Editor ist nicht geöffnet');
});

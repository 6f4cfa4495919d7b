import { rmSync } from 'node:fs';
import { join } from 'node:path';
import { expect, test } from '@playwright/test';
import { projectFolder } from '#build/project-paths.ts';
import { changeALetter } from './change-a-letter.ts';
import { freshSite, useEditor } from './edited-site.ts';
import { fieldOf, paneOf, pressSave } from './form.ts';
import { openFolder, readFile } from './local-folder.ts';

/* The first day with a new company: its form, and texts in its first language only. */

/** An article that is in Spanish only. */
const article = `${freshSite}/posts/first-article`;

const editor = useEditor(freshSite, () => {
  rmSync(join(projectFolder, `${article}.en.md`));
});

test.beforeEach(async ({ page }) => {
  await openFolder(page, editor.origin, freshSite);
});

test('a letter of the company is one line', async ({ page }) => {
  await changeALetter(page, `${editor.origin}/edit#/collections/data/entries/site`, `${freshSite}/site.yaml`);
});

test('a person can be added in the first language alone', async ({ page }) => {
  await page.goto(`${editor.origin}/edit#/collections/people/new`);
  const pane = paneOf(page, 'Spanish');
  await (await fieldOf(pane, 'Nombre')).getByRole('textbox').first().fill('Inés Sol');
  await (await fieldOf(pane, 'Cargo')).getByRole('textbox').first().fill('Técnica de redes');
  await pressSave(page);
  await expect
    .poll(() => readFile(page, `${freshSite}/people/ines-sol.yaml`))
    .toBe('es:\n  name: Inés Sol\n  role: Técnica de redes\n');
});

test('a refused save marks the fields, and the form goes on', async ({ page }) => {
  const errors: string[] = [];
  page.on('pageerror', ({ message }) => errors.push(message));
  await page.goto(`${editor.origin}/edit#/collections/jobs/new`);
  const pane = paneOf(page, 'Spanish');
  const title = (await fieldOf(pane, 'Título')).getByRole('textbox').first();
  await title.fill('x');
  await title.fill('');
  await pressSave(page);
  await expect(title).toHaveAttribute('aria-invalid', 'true');
  const list = await fieldOf(pane, 'Funciones');
  await list.getByRole('button', { name: /^Add/ }).first().click();
  await expect(list.getByRole('textbox')).toHaveCount(1);
  expect(errors).toEqual([]);
});

test('another language of an article has only the fields of a language', async ({ page }) => {
  const spanish = await readFile(page, `${article}.es.md`);
  await page.goto(`${editor.origin}/edit#/collections/posts/entries/first-article`);
  await page
    .getByRole('radio', { name: /^English/ })
    .first()
    .click();
  await page.getByRole('button', { name: /^Enable .?English/ }).click();
  const pane = paneOf(page, 'English');
  const write = async (name: string, text: string) =>
    (await fieldOf(pane, name)).getByRole('textbox').first().fill(text);
  await write('Título', 'A title that says it all');
  await write('Título corto', 'A short title');
  await write(
    'Descripción',
    'A sentence that search engines show below the title of the article, of some length.',
  );
  await write('Extracto', 'A sentence or two for the cards of articles.');
  await write('Texto', 'The text.');
  await pressSave(page);
  await expect.poll(() => readFile(page, `${article}.en.md`)).toContain('The text.');
  const english = await readFile(page, `${article}.en.md`);
  expect(english?.match(/^\w+(?=:)/gm)).toEqual(['title', 'headTitle', 'description', 'excerpt']);
  expect(await readFile(page, `${article}.es.md`)).toBe(spanish);
});

test('a page of the company’s own can be added', async ({ page }) => {
  await page.goto(`${editor.origin}/edit#/collections/own-pages/new`);
  const pane = paneOf(page, 'Spanish');
  const write = async (name: string, text: string) =>
    (await fieldOf(pane, name)).getByRole('textbox').first().fill(text);
  await write('Título', 'Oficinas');
  await write('Título en los resultados de búsqueda', 'Oficinas');
  await write(
    'Descripción',
    'Dónde están nuestras oficinas de Vila-real y Castelló, y cómo se llega a ellas en tren.',
  );
  await write('Texto', 'Venga a vernos.');
  await pressSave(page);
  await expect.poll(() => readFile(page, `${freshSite}/pages/oficinas.es.md`)).toContain('Venga a vernos.');
});

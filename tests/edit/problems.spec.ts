import { cpSync, existsSync, readFileSync, rmSync, writeFileSync } from 'node:fs';
import { join } from 'node:path';
import { expect, test } from '@playwright/test';
import { projectFolder } from '#build/project-paths.ts';
import { accessibilityProblems } from '#tests/pages/page-checks.ts';
import { freshSite, useEditor } from './edited-site.ts';
import { fieldOf, paneOf, pressSave } from './form.ts';
import { openFolder } from './local-folder.ts';

/* What the form cannot know: the bar of the editor lists the problems of the files, as they are on the disk. */

const file = join(projectFolder, freshSite, 'people/ada.yaml');
const post = join(projectFolder, freshSite, 'posts/primera.es.md');

const editor = useEditor(freshSite);

const article = `---
title: Primera nota de prueba
headTitle: Primera nota de prueba
description: Una nota que solo existe para probar que el editor muestra lo que la comprobación encuentra en ella.
author: nadie
category: news
date: 2026-01-01
excerpt: Una nota que solo existe para probar el editor.
---

Un texto.
`;

test('problems of saved files are listed, and lead to their fields', async ({ page }) => {
  expect(existsSync(post)).toBe(false);
  writeFileSync(post, article);
  writeFileSync(file, 'es:\n  name: Ada\n');
  await openFolder(page, editor.origin, freshSite);
  const bar = page.getByRole('group').filter({ hasText: 'el sitio no se puede publicar' });
  await bar.locator('summary').click();
  const person = bar.getByRole('listitem').filter({ hasText: `${freshSite}/people/ada.yaml` });
  await expect(person.first()).toContainText('Personas › Ada › Cargo: falta');
  await person.first().getByRole('button').click();
  await expect(page).toHaveURL(/#\/collections\/people\/entries\/ada/);
  const role = (await fieldOf(paneOf(page, 'Spanish'), 'Cargo')).getByRole('textbox').first();
  await expect(role).toBeFocused();

  await role.fill('Técnica');
  const author = bar.getByRole('listitem').filter({ hasText: 'Autor/a: «nadie» no existe aquí.' });
  await author.getByRole('button').click();
  await expect(bar.getByRole('status')).toHaveText(/^Guarde o descarte primero sus cambios/);
  await expect(page).toHaveURL(/#\/collections\/people\/entries\/ada/);
  await expect(role).toHaveValue('Técnica');

  rmSync(file);
  // The preview of another article, which shows this one below.
  const preview = await page.request.post(`${editor.origin}/edit/preview`, {
    headers: { Origin: editor.origin },
    data: { files: {}, file: `${freshSite}/posts/first-article.es.md`, language: 'es' },
  });
  expect(await preview.json()).toEqual({
    problem: expect.stringContaining('Autor/a: «nadie» no existe aquí'),
  });
  rmSync(post);
  await expect(bar).toBeHidden();

  // What does not prevent a publication is folded.
  const unused = join(projectFolder, freshSite, 'images/patio.jpg');
  cpSync(join(projectFolder, 'docs/examples/images/yard.jpg'), unused);
  const advice = page.getByRole('group').filter({ hasText: 'el sitio se puede publicar' });
  const line = advice
    .getByRole('listitem')
    .filter({ hasText: 'images/patio.jpg: ninguna página lo muestra' });
  await expect(advice).toBeVisible();
  await expect(line).toHaveCount(0);
  await advice.locator('summary').click();
  await expect(line).toBeVisible();
  expect(await accessibilityProblems(page, '#problems')).toEqual([]);
  rmSync(unused);
  await expect(line).toHaveCount(0);
});

test('what was added after the start can be chosen in other forms', async ({ page }) => {
  const categories = join(projectFolder, freshSite, 'posts/categories.yaml');
  const before = readFileSync(categories, 'utf8');
  await openFolder(page, editor.origin, freshSite);
  const posted = `${editor.origin}/edit#/collections/posts/entries/first-article`;
  await page.goto(posted);
  const author = async () => fieldOf(paneOf(page, 'Spanish'), 'Autor/a');
  await expect((await author()).getByRole('radio', { name: 'Ada Lovelace' })).toHaveCount(0);
  await page.goto(`${editor.origin}/edit#/collections/posts`);

  // A mistake in the file shows when the editor knows of it.
  writeFileSync(file, 'es:\n  name: Ada Lovelace\n');
  writeFileSync(categories, `${before}- id: diary\n  name: { es: Diario, en: Diary }\n`);
  await expect(page.getByRole('group').filter({ hasText: 'el sitio no se puede publicar' })).toBeVisible();
  await page.goto(posted);
  await expect((await author()).getByRole('radio', { name: 'Ada Lovelace' })).toBeVisible();
  const category = await fieldOf(paneOf(page, 'Spanish'), 'Categoría');
  await expect(category.getByRole('radio', { name: 'Diario' })).toBeVisible();

  // This tab has the old list, and would save it.
  await expect(page.getByText('Hay textos que han cambiado fuera de esta pestaña.')).toBeVisible();
  await category.getByRole('radio', { name: 'Diario' }).click();
  await pressSave(page);
  await expect(page.getByRole('dialog')).toContainText('posts/categories.yaml');
  rmSync(file);
  writeFileSync(categories, before);
});

test('a wrong telephone number that was saved does not lock the editor', async ({ page }) => {
  const company = join(projectFolder, freshSite, 'site.yaml');
  const before = readFileSync(company, 'utf8');
  writeFileSync(company, before.replace(/^ {2}phone: .*$/m, '  phone: 964 55 01 02'));
  await openFolder(page, editor.origin, freshSite);
  const bar = page.getByRole('group').filter({ hasText: 'el sitio no se puede publicar' });
  await bar.locator('summary').click();
  await expect(bar.getByRole('listitem')).toHaveCount(1);
  await bar.getByRole('listitem').getByRole('button').click();
  await expect(page).toHaveURL(/#\/collections\/data\/entries\/site/);
  const phone = page.getByRole('textbox').and(page.locator(':focus'));
  await expect(phone).toHaveValue('964 55 01 02');
  writeFileSync(company, before);
  await expect(bar).toBeHidden();
});

for (const width of [1024, 1440])
  test(`nothing covers the form or the preview at ${width} pixels`, async ({ page }) => {
    const names = Array.from({ length: 12 }, (_, index) =>
      join(projectFolder, freshSite, `people/x${index}.yaml`),
    );
    for (const name of names) writeFileSync(name, 'es:\n  name: Ada de la Torre y Fernández de Córdoba\n');
    await page.setViewportSize({ width, height: 800 });
    await openFolder(page, editor.origin, freshSite);
    await page.goto(`${editor.origin}/edit#/collections/services/entries/managed-it`);
    const pane = paneOf(page, 'Spanish');
    const preview = page.locator('iframe');
    const title = (await fieldOf(pane, 'Título')).getByRole('textbox').first();
    await title.fill('Informática '.repeat(20).trim());
    const bar = page.getByRole('group').filter({ hasText: 'el sitio no se puede publicar' });
    await bar.locator('summary').click();
    await expect(bar.getByRole('listitem')).toHaveCount(names.length);
    const line = page.getByRole('status').filter({ hasText: 'Vista previa: Título: demasiado largo' });
    await expect(line).toBeVisible();
    const boxes = [bar, line, page.getByRole('button', { name: 'Publicar' })];
    for (const part of [page.locator('.content-editor'), preview])
      for (const box of boxes) {
        const [above, below] = [await part.boundingBox(), await box.boundingBox()];
        expect((above?.y ?? Infinity) + (above?.height ?? 0)).toBeLessThanOrEqual(below?.y ?? 0);
        expect((below?.y ?? Infinity) + (below?.height ?? 0)).toBeLessThanOrEqual(800);
      }
    // Half of the window is left to the form.
    expect((await page.locator('.content-editor').boundingBox())?.height).toBeGreaterThan(400);
    expect(await page.evaluate(() => document.documentElement.scrollHeight)).toBe(800);
    for (const name of names) rmSync(name);
    await expect(bar).toBeHidden();
  });

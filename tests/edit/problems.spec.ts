import { existsSync, readFileSync, rmSync, writeFileSync } from 'node:fs';
import { join } from 'node:path';
import { expect, test } from '@playwright/test';
import { projectFolder } from '#build/project-paths.ts';
import { freshSite, makeFreshSite, openEditor, type EditServer } from './edited-site.ts';
import { fieldOf, paneOf, pressSave } from './form.ts';
import { openFolder } from './local-folder.ts';

/* What the form cannot know: the bar of the editor lists the problems of the files, as they are on the disk. */

const file = join(projectFolder, freshSite, 'people/ada.yaml');
const post = join(projectFolder, freshSite, 'posts/primera.es.md');

let editor: EditServer;
test.beforeAll(async () => {
  makeFreshSite();
  editor = await openEditor(freshSite);
});
test.afterAll(async () => editor.stop());

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
  page.setDefaultTimeout(30_000);
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

  rmSync(post);
  rmSync(file);
  await expect(bar).toBeHidden();
});

test('what was added after the start can be chosen in other forms', async ({ page }) => {
  page.setDefaultTimeout(30_000);
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
  page.setDefaultTimeout(30_000);
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

import { execFileSync } from 'node:child_process';
import { existsSync, readFileSync, rmSync, writeFileSync } from 'node:fs';
import { join } from 'node:path';
import { expect, test } from '@playwright/test';
import { projectFolder } from '#build/project-paths.ts';
import { accessibilityProblems } from '#tests/pages/page-checks.ts';
import { freshSite, useEditor } from './edited-site.ts';
import { openFolder } from './local-folder.ts';

/* A deleted entry can be brought back in the editor: at once, and later from the dialog for publishing. */

const folder = join(projectFolder, freshSite);
const file = join(folder, 'people/ada.yaml');
const categories = join(folder, 'posts/categories.yaml');
const ada = 'es:\n  name: Ada Lovelace\n  role: Técnica\nen:\n  role: Engineer\n';
const git = (...args: string[]) => execFileSync('git', args, { cwd: folder, encoding: 'utf8' }).trim();

const editor = useEditor(freshSite, () => {
  writeFileSync(file, ada);
  const testimonial = (person: string) =>
    `- person: ${person}\n  company: Acme\n  es: { content: Una frase que es lo bastante larga para la prueba. }\n  en: { content: A sentence that is long enough for this test. }\n`;
  // A problem of another file shows when the editor knows the state of the files.
  writeFileSync(join(folder, 'testimonials.yaml'), testimonial('nadie') + testimonial('ada'));
  // A second category, because a site needs one.
  writeFileSync(categories, `${readFileSync(categories, 'utf8')}- id: tips\n  name: { es: Consejos }\n`);
  git('init', '--quiet', '--initial-branch=main');
  git('config', 'user.name', 'Ada');
  git('config', 'user.email', 'ada@cobalto.example');
  git('add', '--all');
  git('commit', '--quiet', '--message', 'Site');
});

test('a deleted entry is named with its uses, and is back with one click, or later', async ({ page }) => {
  const problems = page.getByRole('group').filter({ hasText: 'el sitio no se puede publicar' });
  await openFolder(page, editor.origin, freshSite);
  await expect(problems).toBeVisible();
  rmSync(file);
  const notice = page.getByRole('status').filter({ hasText: 'Eliminado: Personas › Ada Lovelace' });
  await expect(notice).toContainText('Todavía aparece en:');
  await expect(notice.getByRole('listitem')).toHaveText([/Testimonios › 2 › Persona$/]);
  expect(await accessibilityProblems(page, '#deleted')).toEqual([]);
  // It has room of its own, above the buttons and below the editor.
  const [editorBox, box] = [await page.locator('#nc-root').boundingBox(), await notice.boundingBox()];
  expect(box?.y).toBeGreaterThanOrEqual((editorBox?.y ?? Infinity) + (editorBox?.height ?? 0));
  await notice.getByRole('button', { name: 'Recuperar: Personas › Ada Lovelace' }).click();
  await expect(notice).toBeHidden();
  await page.getByRole('treeitem').first().waitFor();
  expect(readFileSync(file, 'utf8')).toBe(ada);

  rmSync(file);
  git('commit', '--quiet', '--all', '--message', 'Delete');
  await page.getByRole('button', { name: 'Publicar', exact: true }).first().click();
  const dialog = page.getByRole('dialog', { name: 'Publicar' });
  await dialog.getByText('Entradas eliminadas').click();
  await expect(dialog.getByRole('listitem')).toHaveText([/^Personas › Ada Lovelace/]);
  await expect(dialog.getByText('No hay ninguna entrada eliminada.')).toBeHidden();
  const stopped = dialog.getByText('npm run edit se ha detenido: inícielo de nuevo.');
  await page.route('**/edit/deleted', (route) => route.abort());
  await dialog.getByRole('button', { name: 'Recuperar' }).click();
  await expect(stopped).toBeVisible();
  await dialog.getByText('Entradas eliminadas').click();
  // Another server has the port.
  await page.route('**/edit/deleted', (route) => route.fulfill({ contentType: 'text/html', body: 'Other' }));
  await dialog.getByText('Entradas eliminadas').click();
  await expect(stopped).toBeVisible();
  await page.unroute('**/edit/deleted');
  // Closes the list, and opens it again.
  await dialog.getByText('Entradas eliminadas').click();
  await dialog.getByText('Entradas eliminadas').click();
  expect(await accessibilityProblems(page, '#publishing')).toEqual([]);
  await dialog.getByRole('button', { name: 'Recuperar: Personas › Ada Lovelace' }).click();
  await expect.poll(() => existsSync(file)).toBe(true);
  expect(readFileSync(file, 'utf8')).toBe(ada);
});

test('a category that articles still name is back with one click', async ({ page }) => {
  const before = readFileSync(categories, 'utf8');
  await openFolder(page, editor.origin, freshSite);
  await expect(page.getByRole('group').filter({ hasText: 'el sitio no se puede publicar' })).toBeVisible();
  writeFileSync(categories, before.slice(before.indexOf('- id: tips')));
  const notice = page.getByRole('status').filter({ hasText: /Eliminado: .* › Práctica/ });
  await expect(notice.getByRole('listitem').first()).toHaveText(/^Artículos › .* › Categoría$/);
  await notice.getByRole('button', { name: /^Recuperar: / }).click();
  await expect.poll(() => readFileSync(categories, 'utf8')).toBe(before);
});

test('a file that is not a deleted entry cannot be written', async ({ request }) => {
  const headers = { Origin: editor.origin };
  for (const files of [['people/ada.yaml'], ['../../../outside.yaml'], ['site.yaml']]) {
    const answer = await request.post(`${editor.origin}/edit/deleted`, { headers, data: files });
    expect(answer.status()).toBe(500);
  }
  expect(existsSync(join(folder, '../../../outside.yaml'))).toBe(false);
  const foreign = { Origin: 'https://other.example' };
  const answer = await request.post(`${editor.origin}/edit/deleted`, { headers: foreign, data: [] });
  expect(answer.status()).toBe(403);
});

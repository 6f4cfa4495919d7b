import { execFileSync } from 'node:child_process';
import { cpSync, existsSync, readFileSync, rmSync, writeFileSync } from 'node:fs';
import { join } from 'node:path';
import { expect, test, type Page } from '@playwright/test';
import { projectFolder } from '#build/project-paths.ts';
import { accessibilityProblems } from '#tests/pages/page-checks.ts';
import { model, useEditor } from './edited-site.ts';
import { openFolder } from './local-folder.ts';

/* The button that publishes, with real builds: the site's folder is a repository, and another folder is the host. */

const site = 'built/edited/to-publish';
const folder = join(projectFolder, site);
const remote = join(projectFolder, 'built/edited/to-publish.git');
const host = join(projectFolder, 'built/edited/host');
const published = join(projectFolder, 'published/built.edited.to-publish');
const git = (...args: string[]) => execFileSync('git', args, { cwd: folder, encoding: 'utf8' }).trim();
const remoteSubject = () => git('--git-dir', remote, 'log', '-1', '--format=%an: %s', 'main');

const about = join(folder, 'pages/about.yaml');
const colleague = join(projectFolder, 'built/edited/colleague');
function change(title: string, inFolder = folder): void {
  const file = join(inFolder, 'pages/about.yaml');
  writeFileSync(file, readFileSync(file, 'utf8').replace(/^( {2}title: ).*$/m, `$1${title}`));
}

const editor = useEditor(site, () => {
  for (const one of [folder, remote, host, published]) rmSync(one, { recursive: true, force: true });
  cpSync(join(projectFolder, model), folder, {
    recursive: true,
    filter: (path) => !/\.(?:test|check)\.ts$/.test(path),
  });
  git('init', '--quiet', '--initial-branch=main');
  git('config', 'user.name', 'Ada');
  git('config', 'user.email', 'ada@nordlicht.example');
  git('add', '--all');
  git('commit', '--quiet', '--message', 'Site');
  git('clone', '--quiet', '--bare', folder, remote);
  git('remote', 'add', 'origin', remote);
  git('fetch', '--quiet');
  git('branch', '--quiet', '--set-upstream-to=origin/main');
});

const openButton = (page: Page) => page.getByRole('button', { name: 'Veröffentlichen', exact: true }).first();

/** Opens the dialog in the editor. @param wanted the button to press in it */
async function openDialog(page: Page, wanted = 'Änderungen anzeigen') {
  await openButton(page).click();
  const dialog = page.getByRole('dialog', { name: 'Veröffentlichen' });
  await dialog.getByRole('button', { name: wanted }).click();
  return page.getByRole('dialog');
}

test('what changed is shown, a cancelled publication changes nothing, and a confirmed one is online', async ({
  page,
}) => {
  await openFolder(page, editor.origin, site);
  change('Über Nordlicht und uns');
  const before = git('status', '--porcelain');
  let dialog = await openDialog(page);
  await expect(dialog.getByRole('status')).toContainText('geprüft und erstellt');
  await expect(dialog).toHaveAccessibleName('Das veröffentlichen?');
  await expect(dialog.getByRole('heading', { level: 2 })).toBeFocused();
  const entry = dialog.getByRole('listitem').filter({ hasText: 'Texte der Seiten › Über uns' });
  await expect(entry.getByRole('listitem').first()).toHaveText(/^Titel: \S.* Über Nordlicht und uns $/);
  await expect(dialog).toContainText('pages/about.yaml');
  await expect(dialog).toContainText('Eintrag im Verlauf: Über uns (Titel) geändert');
  await expect(dialog).toContainText(`${remote} main`);
  await expect(dialog).toContainText('Auf diesem Computer ist kein Hosting eingerichtet.');
  expect(await accessibilityProblems(page, '#publishing')).toEqual([]);
  await page.keyboard.press('Escape');
  await expect(openButton(page)).toBeFocused();
  await expect.poll(() => existsSync(join(published, 'lock'))).toBe(false);
  expect(git('status', '--porcelain')).toBe(before);
  expect(remoteSubject()).toBe('Ada: Site');
  expect(existsSync(join(published, 'current'))).toBe(false);

  dialog = await openDialog(page);
  await expect(dialog).toHaveAccessibleName('Das veröffentlichen?');
  await dialog.getByRole('button', { name: 'Veröffentlichen' }).click();
  await expect(dialog).toHaveAccessibleName('Veröffentlicht.');
  await expect(dialog).toContainText('Auf diesem Computer ist kein Hosting eingerichtet.');
  expect(remoteSubject()).toBe('Ada: Über uns (Titel) geändert');
  expect(git('status', '--porcelain')).toBe('');

  git('config', 'publish.upload', `rm -rf ${host} && cp -r {folder} ${host}`);
  await dialog.getByRole('button', { name: 'Schließen' }).click();
  change('Über Nordlicht und Sie');
  dialog = await openDialog(page);
  await dialog.getByText('Seite für Seite, und die Dateien').click();
  await expect(dialog.getByRole('listitem').filter({ hasText: '+ Über Nordlicht und Sie' })).toBeVisible();
  await expect(dialog.getByRole('listitem').filter({ hasText: '- Über Nordlicht und uns' })).toBeVisible();
  await expect(dialog).toContainText('Online unter: https://');
  await dialog.getByRole('button', { name: 'Veröffentlichen' }).click();
  await expect(dialog).toHaveAccessibleName('Veröffentlicht.');
  await expect(dialog.getByRole('link')).toHaveAttribute('href', /^https:/);
  const onHost = () => readFileSync(join(host, 'about.html'), 'utf8');
  expect(onHost()).toContain('Über Nordlicht und Sie');
  await dialog.getByRole('button', { name: 'Schließen' }).click();

  dialog = await openDialog(page, 'Zurück zur vorigen Version');
  await expect(dialog).toContainText('Besucher sehen wieder die vorige Version');
  await dialog.getByRole('button', { name: 'Zurück zur vorigen Version' }).click();
  await expect(dialog).toHaveAccessibleName('Die vorige Version ist wieder da.');
  expect(onHost()).toContain('Über Nordlicht und uns');
});

test('an error of Git is a sentence, and the next try publishes', async ({ page }) => {
  await openFolder(page, editor.origin, site);
  change('Über uns alle');
  const hook = join(remote, 'hooks/pre-receive');
  writeFileSync(hook, '#!/bin/sh\nexit 1\n', { mode: 0o755 });
  const dialog = await openDialog(page);
  await dialog.getByRole('button', { name: 'Veröffentlichen' }).click();
  await expect(dialog).toHaveAccessibleName('Nicht veröffentlicht.');
  await expect(dialog.getByRole('status')).toHaveText(
    /^Der Server mit der gemeinsamen Fassung hat Ihre Änderungen abgelehnt .* noch in diesem Ordner\. /,
  );
  expect(git('status', '--porcelain')).toBe('M pages/about.yaml');
  rmSync(hook);
  await dialog.getByRole('button', { name: 'Noch einmal versuchen' }).click();
  await dialog.getByRole('button', { name: 'Änderungen anzeigen' }).click();
  await dialog.getByRole('button', { name: 'Veröffentlichen' }).click();
  await expect(dialog).toHaveAccessibleName('Veröffentlicht.');
  expect(git('status', '--porcelain')).toBe('');
});

test('a push that hangs is stopped, and the next try publishes', async ({ page }) => {
  await openFolder(page, editor.origin, site);
  change('Über uns alle hier');
  const online = remoteSubject();
  const hook = join(remote, 'hooks/pre-receive');
  writeFileSync(hook, '#!/bin/sh\nexec sleep 1000\n', { mode: 0o755 });
  const dialog = await openDialog(page);
  await dialog.getByRole('button', { name: 'Veröffentlichen' }).click();
  await expect(dialog.getByRole('status')).toContainText('Wird veröffentlicht.');
  await expect.poll(() => git('status', '--porcelain')).toBe('');
  await dialog.getByRole('button', { name: 'Veröffentlichen abbrechen' }).click();
  await expect(dialog).toHaveAccessibleName('Nicht veröffentlicht.');
  await expect(dialog.getByRole('status')).toContainText('Das Veröffentlichen wurde abgebrochen.');
  expect([git('status', '--porcelain'), remoteSubject()]).toEqual(['M pages/about.yaml', online]);
  rmSync(hook);
  await dialog.getByRole('button', { name: 'Noch einmal versuchen' }).click();
  await dialog.getByRole('button', { name: 'Änderungen anzeigen' }).click();
  await dialog.getByRole('button', { name: 'Veröffentlichen' }).click();
  await expect(dialog).toHaveAccessibleName('Veröffentlicht.');
});

test('where a colleague has changed the same field, each version can stay', async ({ page }) => {
  rmSync(colleague, { recursive: true, force: true });
  git('clone', '--quiet', remote, colleague);
  const asColleague = (title: string) => {
    const own = (...args: string[]) =>
      git('-C', colleague, '-c', 'user.name=Bo', '-c', 'user.email=bo@nordlicht.example', ...args);
    own('pull', '--quiet');
    change(title, colleague);
    writeFileSync(
      join(colleague, 'pages/home.yaml'),
      `${readFileSync(join(colleague, 'pages/home.yaml'), 'utf8')}# Bo\n`,
    );
    own('commit', '--quiet', '--all', '--message', `Titel: ${title}`);
    own('push', '--quiet');
  };
  await openFolder(page, editor.origin, site);
  for (const [choice, mine, theirs, kept] of [
    ['Andere übernehmen', 'Adas erster Titel', 'Bos erster Titel', 'Bos erster Titel'],
    ['Meine behalten', 'Adas zweiter Titel', 'Bos zweiter Titel', 'Adas zweiter Titel'],
  ] as const) {
    asColleague(theirs);
    change(mine);
    const before = [git('status', '--porcelain'), git('rev-parse', 'HEAD')];
    let dialog = await openDialog(page);
    await expect(dialog).toHaveAccessibleName('Welche Fassung soll bleiben?');
    await expect(dialog).toContainText('Bo hat dieselbe Stelle geändert wie Sie.');
    await expect(dialog).toContainText('Texte der Seiten › Über uns › Titel');
    await expect(dialog).toContainText(mine);
    await expect(dialog).toContainText(theirs);
    expect(await accessibilityProblems(page, '#publishing')).toEqual([]);
    await page.reload();
    await expect.poll(() => existsSync(join(published, 'lock'))).toBe(false);
    expect([git('status', '--porcelain'), git('rev-parse', 'HEAD')]).toEqual(before);
    expect(readFileSync(about, 'utf8')).toContain(mine);

    dialog = await openDialog(page);
    await dialog.getByRole('button', { name: choice }).click();
    await expect(dialog).toHaveAccessibleName('Das veröffentlichen?');
    await expect(dialog).toContainText(`Bo: Titel: ${theirs}`);
    await dialog.getByRole('button', { name: 'Veröffentlichen' }).click();
    await expect(dialog).toHaveAccessibleName('Veröffentlicht.');
    await expect(dialog.getByRole('status')).toContainText('auch Änderungen anderer');
    expect(readFileSync(about, 'utf8')).toContain(kept);
    expect(git('status', '--porcelain')).toBe('');
    expect(git('rev-parse', 'HEAD')).toBe(git('--git-dir', remote, 'rev-parse', 'main'));
    expect(git('show', 'HEAD:pages/home.yaml')).toContain('# Bo');
    for (const text of [mine, theirs]) expect(git('log', '--format=%h', '-S', text)).not.toBe('');
    await dialog.getByRole('button', { name: 'Schließen' }).click();
  }
});

test('mistakes of the content are listed, and a closed tab publishes nothing', async ({ page }) => {
  await openFolder(page, editor.origin, site);
  change('x');
  let dialog = await openDialog(page);
  await expect(dialog).toHaveAccessibleName('Nicht veröffentlicht.');
  await expect(dialog.getByRole('group')).toContainText('pages/about.yaml');
  await dialog.getByRole('button', { name: 'Schließen' }).click();

  change('Über uns und Sie');
  const online = remoteSubject();
  dialog = await openDialog(page);
  await expect(dialog).toHaveAccessibleName('Das veröffentlichen?');
  const other = await page.context().newPage();
  await other.goto(`${editor.origin}/edit`);
  await expect((await openDialog(other)).getByRole('status')).toContainText('wird noch veröffentlicht');
  await page.close();
  await expect.poll(() => existsSync(join(published, 'lock'))).toBe(false);
  expect(remoteSubject()).toBe(online);
  expect(git('status', '--porcelain')).toBe('M pages/about.yaml');
});

test('other origins and other starts of the editor cannot publish', async ({ request }) => {
  const address = `${editor.origin}/edit/publish`;
  const { token }: { token: string } = await (await request.get(address)).json();
  const own = { Origin: editor.origin };
  for (const headers of [
    { 'X-Editor-Token': token },
    { Origin: 'https://other.example', 'X-Editor-Token': token },
    own,
    { ...own, 'X-Editor-Token': crypto.randomUUID() },
  ])
    for (const path of ['', '?back', '/answer'])
      expect((await request.post(address + path, { headers })).status()).toBe(403);
  expect((await request.get(address, { headers: { Host: 'other.example' } })).status()).toBe(403);
  const answer = await request.post(`${address}/answer`, { headers: { ...own, 'X-Editor-Token': token } });
  expect(answer.status()).toBe(409);
});

test('a stopped editor publishes nothing', async ({ page }) => {
  await openFolder(page, editor.origin, site);
  change('Über uns und alle');
  const online = remoteSubject();
  const dialog = await openDialog(page);
  await expect(dialog).toHaveAccessibleName('Das veröffentlichen?');
  await editor.stop();
  await expect(dialog).toHaveAccessibleName('Nicht veröffentlicht.');
  expect(existsSync(join(published, 'lock'))).toBe(false);
  expect(remoteSubject()).toBe(online);
});

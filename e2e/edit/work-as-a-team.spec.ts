import { join } from 'node:path';
import { expect, test, type Page } from '@playwright/test';
import { projectFolder } from '../../build/project-paths.ts';
import { editedSite, startPublished, type EditServer } from './edited-site.ts';
import { FakeGitea, gitFolder, gitHost } from './fake-gitea.ts';
import { fieldOf, paneOf } from './form.ts';
import { watch } from './watch.ts';

let site: EditServer;
test.beforeAll(async () => {
  site = await startPublished();
});
test.afterAll(async () => site.stop());

const ada = { login: 'ada', full_name: 'Ada Halden', email: 'ada@acme.example' };
const article = 'erste-nacht-auf-see';
const path = `${gitFolder}/posts/${article}.de.md`;

async function signIn(page: Page): Promise<FakeGitea> {
  const host = new FakeGitea(join(projectFolder, editedSite), { 'token-of-ada': ada });
  await host.serve(page);
  await page.goto(`${site.origin}/edit`);
  await page.getByRole('button', { name: 'Sign In Using Access Token' }).click();
  const token = page.getByRole('textbox', { name: 'Personal Access Token' });
  await token.fill('token-of-ada');
  await token.press('Enter');
  return host;
}

/** Opens the article, and gives its title a few words more. @returns the new title */
async function changeTitle(page: Page, title: string): Promise<void> {
  await page.getByRole('treeitem', { name: 'Posts' }).click();
  await page.getByRole('row').filter({ hasText: 'Die erste Nacht auf See' }).click();
  const box = (await fieldOf(paneOf(page, 'German'), 'Title')).getByRole('textbox').first();
  await box.fill(title);
  await expect(box).toHaveValue(title);
}

test('a save is a commit at the host, and nobody else is asked', async ({ page }) => {
  const seen = watch(page, site.origin, gitHost);
  const host = await signIn(page);
  const before = host.read(path);
  await changeTitle(page, 'Die erste Nacht auf See, in neuen Worten');
  await page.getByRole('button', { name: 'Save', exact: true }).click();
  await expect.poll(() => host.commits.length).toBe(1);

  const [commit] = host.commits;
  expect(commit).toMatchObject({ branch: 'main', author: { name: ada.full_name, email: ada.email } });
  const paths = ['de', 'en'].map((code) => `${gitFolder}/posts/${article}.${code}.md`);
  expect(commit?.files.map((file) => [file.operation, file.path])).toEqual(
    paths.map((one) => ['update', one]),
  );
  // Lists in one line get spaces.
  expect(host.read(path).replace(/\[ (.*) \]/, '[$1]')).toBe(
    before.replace(/^title: .*$/m, 'title: "Die erste Nacht auf See, in neuen Worten"'),
  );
  await expect(page.getByText('Entry saved.')).toBeVisible();
  expect(seen, 'no other host, no message').toEqual([]);
});

test('the second of two editors is told who was faster, and nothing is lost', async ({ page }) => {
  const host = await signIn(page);
  await changeTitle(page, 'Ein Titel von Ada');
  const theirs = host.read(path).replace(/^title: .*$/m, 'title: "Ein Titel von Grace"');
  host.change(path, theirs);
  await page.getByRole('button', { name: 'Save', exact: true }).click();
  const dialog = page.getByRole('alertdialog', { name: 'Entry Changed by Someone Else' });
  await expect(dialog).toContainText('This entry has been changed in the repository after you opened it.');
  await dialog.getByRole('button', { name: 'Cancel' }).click();
  const title = (await fieldOf(paneOf(page, 'German'), 'Title')).getByRole('textbox').first();
  await expect(title).toHaveValue('Ein Titel von Ada');
  expect(host.commits).toEqual([]);
  expect(host.read(path)).toBe(theirs);
});

test('who is faster by a second is not overwritten: the host refuses the older one', async ({ page }) => {
  const host = await signIn(page);
  await changeTitle(page, 'Ein Titel von Ada');
  const theirs = host.read(path).replace(/^title: .*$/m, 'title: "Ein Titel von Grace"');
  host.beforeNextCommit(() => host.change(path, theirs));
  await page.getByRole('button', { name: 'Save', exact: true }).click();
  const told = page.getByRole('alertdialog').or(page.getByRole('dialog'));
  await expect(told).toContainText('There was an error while saving the entry.');
  await expect(told).toContainText('sha does not match');
  await told.getByRole('button', { name: 'OK' }).click();
  const title = (await fieldOf(paneOf(page, 'German'), 'Title')).getByRole('textbox').first();
  await expect(title).toHaveValue('Ein Titel von Ada');
  expect(host.read(path)).toBe(theirs);
});

test('the editor has its own policy, and the pages of the site keep theirs', async ({ request }) => {
  const policyOf = async (address: string) =>
    (await request.get(`${site.origin}${address}`)).headers()['content-security-policy'];
  expect(await policyOf('/edit')).toContain(`connect-src 'self' blob: data: ${gitHost};`);
  expect(await policyOf('/')).not.toContain('unsafe');
  expect(await policyOf('/')).not.toContain(gitHost);
  expect((await request.get(`${site.origin}/edit`)).headers()['x-robots-tag']).toBe('noindex, nofollow');
});

import { join } from 'node:path';
import { expect, test, type Page } from '@playwright/test';
import { projectFolder } from '#build/project-paths.ts';
import { editedSite, startPublished, type EditServer } from './edited-site.ts';
import { FakeHost, gitFolder, gitOrigin } from './fake-host.ts';
import { fieldOf, paneOf, pressSave, watch } from './form.ts';

const ada = { login: 'ada', name: 'Ada Halden', email: 'ada@acme.example', token: 'token-of-ada' };
const article = 'erste-nacht-auf-see';
const path = `${gitFolder}/posts/${article}.de.md`;

/** Opens the article and adds some words to its title. */
async function changeTitle(page: Page, title: string): Promise<void> {
  await page.getByRole('treeitem', { name: 'Artikel' }).click();
  await page.getByRole('row').filter({ hasText: 'Die erste Nacht auf See' }).click();
  const box = titleBox(await fieldOf(paneOf(page, 'German'), 'Titel'));
  await box.fill(title);
  await expect(box).toHaveValue(title);
}
const titleBox = (field: Awaited<ReturnType<typeof fieldOf>>) => field.getByRole('textbox').first();
const titled = (text: string, title: string) => text.replace(/^title: .*$/m, `title: ${title}`);

let site: EditServer;
test.beforeAll(async () => {
  site = await startPublished();
});
test.afterAll(async () => site.stop());

async function signIn(page: Page): Promise<FakeHost> {
  const host = new FakeHost(join(projectFolder, editedSite), ada);
  await host.serve(page);
  await page.goto(`${site.origin}/edit`);
  await page.getByRole('button', { name: 'Sign In Using Access Token' }).click();
  const token = page.getByRole('textbox', { name: 'Personal Access Token' });
  await token.fill(ada.token);
  await token.press('Enter');
  return host;
}

test('a save is a commit at the host, without requests to others', async ({ page }) => {
  const seen = watch(page, site.origin, gitOrigin);
  const host = await signIn(page);
  const before = host.read(path);
  await changeTitle(page, 'Die erste Nacht auf See, in neuen Worten');
  await pressSave(page);
  await expect.poll(() => host.commits.length).toBe(1);

  const [commit] = host.commits;
  expect(commit?.branch).toBe('main');
  expect(commit?.files.map((change) => change.path)).toEqual(
    ['de', 'en'].map((code) => `${gitFolder}/posts/${article}.${code}.md`),
  );
  // The editor writes lists in one line with spaces.
  expect(host.read(path).replace(/\[ (.*) \]/, '[$1]')).toBe(
    titled(before, 'Die erste Nacht auf See, in neuen Worten'),
  );
  await expect(page.getByText('Entry saved.')).toBeVisible();
  expect(seen, 'no other host, no message').toEqual([]);
});

test('the editor has its own Content Security Policy, and pages keep theirs', async ({ request }) => {
  const policyOf = async (address: string) =>
    (await request.get(`${site.origin}${address}`)).headers()['content-security-policy'];
  expect(await policyOf('/edit')).toContain(`connect-src 'self' blob: data: ${gitOrigin};`);
  expect(await policyOf('/')).not.toContain('unsafe');
  expect(await policyOf('/')).not.toContain(gitOrigin);
  expect((await request.get(`${site.origin}/edit`)).headers()['x-robots-tag']).toBe('noindex, nofollow');
});

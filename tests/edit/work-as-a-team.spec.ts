import { join } from 'node:path';
import { expect, test, type Page } from '@playwright/test';
import { projectFolder } from '../../build/project-paths.ts';
import { editedSite, startPublished, type EditServer } from './edited-site.ts';
import { FakeHost, gitFolder, type HostKind } from './fake-host.ts';
import { gitea } from './fake-gitea.ts';
import { github } from './fake-github.ts';
import { gitlab } from './fake-gitlab.ts';
import { fieldOf, paneOf, pressSave } from './form.ts';
import { watch } from './watch.ts';

const ada = { login: 'ada', name: 'Ada Halden', email: 'ada@acme.example' };
const article = 'erste-nacht-auf-see';
const path = `${gitFolder}/posts/${article}.de.md`;

/** Opens the article, and gives its title a few words more. */
async function changeTitle(page: Page, title: string): Promise<void> {
  await page.getByRole('treeitem', { name: 'Posts' }).click();
  await page.getByRole('row').filter({ hasText: 'Die erste Nacht auf See' }).click();
  const box = titleBox(await fieldOf(paneOf(page, 'German'), 'Title'));
  await box.fill(title);
  await expect(box).toHaveValue(title);
}
const titleBox = (field: Awaited<ReturnType<typeof fieldOf>>) => field.getByRole('textbox').first();
const titled = (text: string, title: string) => text.replace(/^title: .*$/m, `title: ${title}`);

/** What a host answers who is slower by a second; GitLab is asked for nothing that could tell. */
const refusals: [HostKind, string][] = [
  [gitea, 'sha does not match'],
  [github, 'someone else'],
];

for (const kind of [gitea, github, gitlab])
  test.describe(`a team at ${kind.backend}`, () => {
    let site: EditServer & { config: string };
    test.beforeAll(async () => {
      site = await startPublished(kind);
    });
    test.afterAll(async () => site.stop());

    async function signIn(page: Page): Promise<FakeHost> {
      const host = new FakeHost(kind, join(projectFolder, editedSite), { 'token-of-ada': ada });
      await host.serve(page);
      const answer = { body: site.config, contentType: 'application/json' };
      if (kind !== gitea) await page.route('**/edit/config.json', (route) => route.fulfill(answer));
      await page.goto(`${site.origin}/edit`);
      await page.getByRole('button', { name: 'Sign In Using Access Token' }).click();
      const token = page.getByRole('textbox', { name: 'Personal Access Token' });
      await token.fill('token-of-ada');
      await token.press('Enter');
      return host;
    }

    test('a save is a commit at the host, and nobody else is asked', async ({ page }) => {
      const seen = watch(page, site.origin, kind.origin);
      const host = await signIn(page);
      const before = host.read(path);
      await changeTitle(page, 'Die erste Nacht auf See, in neuen Worten');
      await pressSave(page);
      await expect.poll(() => host.branch.commits.length).toBe(1);

      const [commit] = host.branch.commits;
      expect(commit?.branch).toBe('main');
      expect(commit?.changes.map((change) => change.path)).toEqual(
        ['de', 'en'].map((code) => `${gitFolder}/posts/${article}.${code}.md`),
      );
      // Lists in one line get spaces.
      expect(host.read(path).replace(/\[ (.*) \]/, '[$1]')).toBe(
        titled(before, 'Die erste Nacht auf See, in neuen Worten'),
      );
      await expect(page.getByText('Entry saved.')).toBeVisible();
      expect(seen, 'no other host, no message').toEqual([]);
    });

    test('the second of two editors is told who was faster, and nothing is lost', async ({ page }) => {
      const host = await signIn(page);
      await changeTitle(page, 'Ein Titel von Ada');
      const theirs = titled(host.read(path), 'Ein Titel von Grace');
      host.change(path, theirs);
      await pressSave(page);
      const dialog = page.getByRole('alertdialog', { name: 'Entry Changed by Someone Else' });
      await expect(dialog).toContainText('after you opened it');
      await dialog.getByRole('button', { name: 'Cancel' }).click();
      await expect(titleBox(await fieldOf(paneOf(page, 'German'), 'Title'))).toHaveValue('Ein Titel von Ada');
      expect(host.branch.commits).toEqual([]);
      expect(host.read(path)).toBe(theirs);
    });

    for (const [, word] of refusals.filter(([refusing]) => refusing === kind))
      test('who is faster by a second is not overwritten: the host refuses the older one', async ({
        page,
      }) => {
        const host = await signIn(page);
        await changeTitle(page, 'Ein Titel von Ada');
        const theirs = titled(host.read(path), 'Ein Titel von Grace');
        host.branch.beforeNextCommit(() => host.change(path, theirs));
        await pressSave(page);
        const told = page.getByRole('alertdialog').or(page.getByRole('dialog'));
        await expect(told).toContainText('There was an error while saving the entry.');
        await expect(told).toContainText(word);
        await told.getByRole('button', { name: 'OK' }).click();
        await expect(titleBox(await fieldOf(paneOf(page, 'German'), 'Title'))).toHaveValue(
          'Ein Titel von Ada',
        );
        expect(host.read(path)).toBe(theirs);
      });

    test('the editor has its own policy, and the pages of the site keep theirs', async ({ request }) => {
      const policyOf = async (address: string) =>
        (await request.get(`${site.origin}${address}`)).headers()['content-security-policy'];
      expect(await policyOf('/edit')).toContain(`connect-src 'self' blob: data: ${kind.origin};`);
      expect(await policyOf('/')).not.toContain('unsafe');
      expect(await policyOf('/')).not.toContain(kind.origin);
      expect((await request.get(`${site.origin}/edit`)).headers()['x-robots-tag']).toBe('noindex, nofollow');
    });
  });

import { existsSync, readFileSync } from 'node:fs';
import { join } from 'node:path';
import { expect, test, type Page } from '@playwright/test';
import sharp from 'sharp';
import { projectFolder } from '../../build/project-paths.ts';
import { feeds } from '../../shared/feeds.ts';
import { createApp } from '../../server/site/app.ts';
import { editedSite, publishedFolder, startEditor, type EditServer } from './edited-site.ts';
import { bar, fieldOf, paneOf, saveInVain, saveWell } from './form.ts';
import { watch } from './watch.ts';

let editor: EditServer;
test.beforeAll(async () => {
  editor = await startEditor();
});
test.afterAll(async () => editor.stop());

/** What the editor makes of the German title. */
const slug = 'ein-tag-im-hafen-an-dem-nichts-ausfiel';

const text = (sections: readonly [string, string]) =>
  sections.map((section) => `## ${section}\n\n${'Ein Satz, der hier steht. '.repeat(6).trim()}`).join('\n\n');

const words = {
  German: {
    Title: 'Ein Tag im Hafen, an dem nichts ausfiel',
    'Head title': 'Ein Tag im Hafen',
    Excerpt: 'Was man sieht, wenn ein Netz einen ganzen Tag lang hält, und was es dafür braucht.',
    Description:
      'Ein Tag im Hafen von morgens um fünf bis abends um zehn, an dem nichts ausfiel, und alles, was dafür vorher getan werden musste.',
    'Cover alt': 'Ein Kai im Morgenlicht, von oben gesehen.',
    Text: text(['Der Morgen', 'Der Abend']),
  },
  English: {
    Title: 'A day in the port when nothing failed',
    'Head title': 'A day in the port',
    Excerpt: 'What you see when a network holds for a whole day, and what it takes to get there.',
    Description:
      'A day in the port from five in the morning until ten at night when nothing failed, and everything that had to be done before it.',
    'Cover alt': 'A quay in the light of the morning, from above.',
    Text: text(['The morning', 'The evening']),
  },
} as const;

async function write(page: Page, language: keyof typeof words): Promise<void> {
  const pane = paneOf(page, language);
  for (const [name, value] of Object.entries(words[language])) {
    const box = (await fieldOf(pane, name)).getByRole('textbox').first();
    await box.fill(value);
    await expect(box).toHaveValue(value);
  }
}

/** What the published site answers. */
async function published(path: string): Promise<{ status: number; text: string }> {
  const app = createApp({ distFolder: join(projectFolder, publishedFolder, 'current') });
  const response = await app.request(path);
  return { status: response.status, text: await response.text() };
}

test('somebody writes an article with a photo in two languages and publishes it, without a terminal', async ({
  page,
}, info) => {
  const seen = watch(page, editor.origin);
  const startedAt = Date.now();
  const say = (what: string) =>
    console.log(`${String(Math.round((Date.now() - startedAt) / 1000)).padStart(4)} s  ${what}`);

  await page.goto(`${editor.origin}/edit`);
  await page.getByRole('treeitem', { name: 'Posts' }).click();
  await expect(page.getByRole('row').filter({ hasText: 'Die erste Nacht auf See' })).toBeVisible();
  await page.getByRole('button', { name: 'Create New Entry' }).click();
  say('the form of a new article is open');
  await write(page, 'German');
  await write(page, 'English');
  await fieldOf(paneOf(page, 'German'), 'Title');
  await fieldOf(paneOf(page, 'English'), 'Title');
  await fieldOf(paneOf(page, 'German'), 'Text');
  say('the texts stand in both languages');

  const german = paneOf(page, 'German');
  await (await fieldOf(german, 'Date')).getByRole('textbox').fill('2026-11-20');
  await (await fieldOf(german, 'Author')).getByRole('combobox').click();
  await page.getByRole('option', { name: /^Ole/ }).click();
  await (await fieldOf(german, 'Category')).getByRole('radio', { name: 'Netze' }).click();
  await (await fieldOf(german, 'Related')).getByRole('checkbox', { name: 'Die erste Nacht auf See' }).click();
  say('date, author, category and a related article are chosen');

  const photo = info.outputPath('kai-am-morgen.jpg');
  // One of the company's, smaller: to the editor another file.
  const harbour = join(projectFolder, editedSite, 'images/harbour.jpg');
  await sharp(harbour).resize(1200, 750).jpeg().toFile(photo);
  // A post may be without a cover.
  await (await fieldOf(german, 'Cover')).getByRole('checkbox', { name: /^Add .?Cover.?$/ }).click();
  await (await fieldOf(german, 'Photo')).getByRole('button', { name: 'Browse' }).click();
  const dialog = page.getByRole('dialog', { name: 'Select Image' });
  const chooser = page.waitForEvent('filechooser');
  await dialog.getByRole('button', { name: 'Upload' }).click();
  await (await chooser).setFiles(photo);
  await expect(dialog.getByRole('option', { name: 'kai-am-morgen.jpg' })).toBeVisible();
  await dialog.getByRole('button', { name: 'Insert' }).click();
  await expect(german.getByText('kai-am-morgen.jpg').first()).toBeVisible();
  say('a photo is chosen');

  const excerpt = (await fieldOf(german, 'Excerpt')).getByRole('textbox').first();
  await excerpt.fill('Zu kurz.');
  await saveInVain(page, excerpt);
  expect(existsSync(join(projectFolder, editedSite, `posts/${slug}.de.md`))).toBe(false);
  await excerpt.fill(words.German.Excerpt);
  await expect(excerpt).toHaveAttribute('aria-invalid', 'false');
  say('what is wrong is said, and put right');

  await saveWell(page);
  say('it is saved, and checked');
  const saved = readFileSync(join(projectFolder, editedSite, `posts/${slug}.de.md`), 'utf8');
  expect(saved).toContain('photo: images/kai-am-morgen.jpg');
  expect(saved).toMatch(/related:\s+- erste-nacht-auf-see\n/);
  expect(readFileSync(join(projectFolder, editedSite, `posts/${slug}.en.md`), 'utf8')).toContain(
    words.English.Title,
  );
  expect(existsSync(join(projectFolder, editedSite, 'images/kai-am-morgen.jpg'))).toBe(true);

  // The banner of cookies would stand before it.
  await page.context().addInitScript(() => localStorage.setItem('nordlicht-cookie-consent', 'necessary'));
  const preview = page.waitForEvent('popup');
  await page.getByRole('link', { name: 'Preview' }).click();
  const shown = await preview;
  await expect(shown.getByRole('heading', { level: 1 })).toHaveText(words.German.Title);
  await expect(shown.locator('#splash')).toBeHidden();
  say('its preview shows it');

  await page.getByRole('button', { name: 'Publish', exact: true }).click();
  await expect(bar(page)).toContainText('Published 20', { timeout: 400_000 });
  say('it is published');
  for (const [language, { Title: title }] of [
    ['', words.German],
    ['/en', words.English],
  ] as const) {
    const article = await published(`${language}/blog/${slug}`);
    expect(article.status).toBe(200);
    expect(article.text).toContain(title);
    expect(article.text).toContain('kai-am-morgen');
    expect((await published(`${language}/blog`)).text).toContain(title);
    expect((await published(`${language}${feeds.blogRss.path}`)).text).toContain(title);
  }
  expect((await published('/sitemap.xml')).text).toContain(`/blog/${slug}`);
  expect(seen, 'no other host is asked, and the console is silent').toEqual([]);
});

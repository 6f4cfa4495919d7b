import { expect, type Locator, type Page } from '@playwright/test';
import { defaultLanguage } from '../../config/locales.ts';
import { look, team as teamSettings } from '../../config/site.ts';
import { figuresIn } from '../../content/company-facts.ts';
import { pageWords, type WordsOf } from '../../content/page-words.ts';
import { leadersIn, profileNetworks, teamIn } from '../../content/people.ts';
import { hasPage } from '../../content/site-pages.ts';
import { formatNumber } from '../../i18n/format.ts';
import { jobs, say } from '../site-under-test.ts';
import { expectPage, test, visit } from '../visit.ts';

/** The company and its people (SPEC section 2, About and Team). */

const about = pageWordsOf('about');
const team = pageWordsOf('team');

/** The words of a page, where the site has it. */
function pageWordsOf<const Name extends 'about' | 'team'>(page: Name): WordsOf<Name> | undefined {
  return hasPage(page) ? pageWords(page, defaultLanguage) : undefined;
}

const members = teamIn(defaultLanguage);
const withoutAbout = [!about, 'the site has no page about the company'] as const;
const withoutTeam = [!team, 'the site has no page of its team'] as const;

/** Whether a member without a profile has a button that leads nowhere (`team` of `site.yaml`). */
const hasInertButtons = teamSettings.profiles === 'inert';

const sectionOf = (page: Page, title: string) =>
  page
    .getByRole('main')
    .locator('section')
    .filter({ has: page.getByRole('heading', { level: 2, name: title, exact: true }) });

/** A photo or a drawing has arrived; initials are there with the page. */
async function expectPicture(picture: Locator): Promise<void> {
  await picture.scrollIntoViewIfNeeded();
  await expect(picture).toBeVisible();
  await expect(picture).not.toHaveJSProperty('naturalWidth', 0);
}

test('About tells the story, mission and vision (R027, R138, R139)', async ({ page }) => {
  test.skip(...withoutAbout);
  await visit(page, '/about');
  await expect(page.getByRole('heading', { level: 1 })).toHaveCount(1);
  const { story, mission, vision } = about ?? {};
  for (const part of [story, mission, vision]) {
    if (part)
      await expect(page.getByRole('heading', { level: 2, name: part.title, exact: true })).toBeVisible();
  }
  for (const paragraph of story?.paragraphs ?? [])
    await expect(sectionOf(page, story?.title ?? '')).toContainText(paragraph);
});

test('About names its values, each with what it means (R140)', async ({ page }) => {
  test.skip(!about?.values, 'the site names no values');
  await visit(page, '/about');
  const { title = '', items = [] } = about?.values ?? {};
  const values = sectionOf(page, title).getByRole('listitem');
  await expect(values).toHaveCount(items.length);
  for (const [index, { name, text }] of items.entries()) {
    await expect(values.nth(index).getByRole('heading', { level: 3 })).toHaveText(name);
    await expect(values.nth(index).getByRole('paragraph')).toHaveText(text);
  }
});

test('About shows the leaders with name, position, image and bio (R141, R291)', async ({ page }) => {
  const leaders = leadersIn(defaultLanguage);
  test.skip(!about?.leadership || leaders.length === 0, 'the site shows no leaders');
  await visit(page, '/about');
  const profiles = sectionOf(page, about?.leadership?.title ?? '').getByRole('listitem');
  await expect(profiles).toHaveCount(leaders.length);
  for (const [index, { name, position, bio }] of leaders.entries()) {
    const profile = profiles.nth(index);
    await expectPicture(profile.getByRole('img', { name }));
    await expect(profile.getByRole('heading', { name })).toBeVisible();
    await expect(profile.getByText(position, { exact: true })).toBeVisible();
    await expect(profile.getByText(bio)).toBeVisible();
  }
});

test('About counts what the company has, beside a drawing of it where there is one (R142)', async ({
  page,
}) => {
  const figures = figuresIn(defaultLanguage);
  test.skip(!about || figures.length === 0, 'the site counts nothing');
  await visit(page, '/about');
  if (look === 'basalt' && about?.drawing)
    await expect(page.getByRole('img', { name: about.drawing.alt })).toBeVisible();
  const pairs = await page
    .getByRole('main')
    .locator('dl > div')
    .evaluateAll((rows) =>
      rows.map((row) => {
        const label = row.querySelector('dt')?.firstChild?.textContent ?? '';
        return `${row.querySelector('dd')?.textContent} ${label}`.trim();
      }),
    );
  const expected = figures.map(
    ({ value, figure, label }) =>
      `${figure.replace('{value}', formatNumber(defaultLanguage, value))} ${label}`,
  );
  expect(pairs.toSorted()).toEqual(expected.toSorted());
});

test('About leads on to the team and to careers', async ({ page }) => {
  test.skip(!about?.closing || !team || !hasPage('careers'), 'the site does not lead on from there');
  await visit(page, '/about');
  const main = page.getByRole('main');
  await expect(main.getByRole('link', { name: say('menu.careers'), exact: true })).toHaveAttribute(
    'href',
    '/careers',
  );
  await main.getByRole('link', { name: say('menu.team'), exact: true }).click();
  await expectPage(page, '/team');
  await expect(page.getByRole('heading', { level: 1 })).toBeFocused();
});

test('Team shows its members with photo, name, role and description (R028, R143, R144, R145, R291)', async ({
  page,
}) => {
  test.skip(...withoutTeam);
  await visit(page, '/team');
  await expect(page.getByRole('heading', { level: 1 })).toHaveText(team?.title ?? '');
  const cards = page
    .getByRole('main')
    .getByRole('listitem')
    .filter({ has: page.getByRole('heading', { level: 2 }) });
  await expect(cards).toHaveCount(members.length);
  for (const [index, { name, role, description }] of members.entries()) {
    const card = cards.nth(index);
    await expectPicture(card.getByRole('img', { name, exact: true }));
    await expect(card.getByRole('heading', { name, exact: true })).toBeVisible();
    await expect(card.getByText(role, { exact: true })).toBeVisible();
    if (description) await expect(card.getByText(description)).toBeVisible();
  }
});

test('the LinkedIn and Twitter buttons of a member without a profile lead nowhere (R146)', async ({
  page,
}) => {
  test.skip(...withoutTeam);
  await visit(page, '/team');
  for (const { name, profiles } of members) {
    for (const { id, name: network } of profileNetworks) {
      const label = say('team.profile', { network, name });
      const href = profiles[id];
      if (href !== undefined)
        await expect(page.getByRole('link', { name: label, exact: true })).toHaveAttribute('href', href);
      else if (hasInertButtons) await page.getByRole('button', { name: label, exact: true }).click();
      else await expect(page.getByRole('button', { name: label, exact: true })).toHaveCount(0);
    }
  }
  await expectPage(page, '/team');
  await expect(
    page.getByRole('region', { name: say('notifications.label') }).getByRole('listitem'),
  ).toHaveCount(0);
});

test('a profile button says what its own words do not, and covers no text (R102, R146)', async ({ page }) => {
  const [first] = members.filter(({ profiles }) => profiles.linkedin === undefined);
  test.skip(!team || !first || !hasInertButtons, 'no button leads nowhere');
  await visit(page, '/team');
  const label = say('team.profile', { network: 'LinkedIn', name: first?.name ?? '' });
  const button = page.getByRole('button', { name: label, exact: true });
  // From the control before it, because a tooltip waits for a key.
  await button.focus();
  await page.keyboard.press('Shift+Tab');
  await page.keyboard.press('Tab');
  await expect(button).toBeFocused();
  const tip = page.locator('[popover]:popover-open');
  await expect(tip).toHaveText(say('team.noProfile'));
  await expect(tip).not.toContainText((await button.textContent()) ?? '');
  const top = await tip.evaluate((shown) => shown.getBoundingClientRect().top);
  const end = await button.evaluate((pressed) => pressed.getBoundingClientRect().bottom);
  expect(top).toBeGreaterThan(end);
});

test('Team invites to the open positions (R147)', async ({ page }) => {
  test.skip(!team?.join || jobs.length === 0, 'the team invites to nothing');
  await visit(page, '/team');
  await expect(page.getByRole('heading', { level: 2, name: team?.join?.title ?? '' })).toBeVisible();
  const link = page.getByRole('link', { name: say('team.join.link') });
  await expect(link).toHaveAttribute('href', '/careers');
});

import { expect, type Locator, type Page } from '@playwright/test';
import { defaultLanguage } from '../../config/locales.ts';
import { stagesIn, templatesIn } from '../../content/desk.ts';
import { isolated } from '../../shared/isolated.ts';
import { jobId } from '../journeys/application.ts';
import { say, withoutJobs } from '../site-under-test.ts';
import { isFullMatrix } from '../matrix.ts';
import { visit } from '../visit.ts';
import {
  fromElsewhere,
  needsSessionCookies,
  password,
  provideSite,
  resume,
  test as base,
  toasts,
  type LiveSite,
} from './live-site.ts';

/** A day of three users with 200 applications, by keyboard alone, and on a phone's screen. */

const owner = 'owner@site.example';
const team = { editor: 'Mira Halden', reader: 'Rolf Reader' };
const emailOf = (role: keyof typeof team) => `${role}@site.example`;
const widths = isFullMatrix ? [1440, 390] : [390];
/** Three applicants of each width are those that the day is about. */
const familyOf = (width: number) => `Keyes${width}`;
const firstNames = ['Abel', 'Beth', 'Cleo'];

const stages = stagesIn(defaultLanguage);
const hired = stages.at(-2) ?? stages.at(-1);
const template = templatesIn(defaultLanguage).find(
  ({ repliesTo, moveTo }) => repliesTo === 'application' && moveTo !== undefined,
);

/** Two users join by their invitations, and then 200 people apply. */
async function plant({ origin, mailTo }: LiveSite): Promise<void> {
  const call = async (method: string, path: string, body: object, headers: Record<string, string> = {}) => {
    const answer = await fetch(`${origin}/api${path}`, {
      method,
      headers: { ...fromElsewhere(), Origin: origin, 'Content-Type': 'application/json', ...headers },
      ...(method !== 'GET' && { body: JSON.stringify(body) }),
    });
    if (!answer.ok) throw new Error(`${method} ${path}: ${answer.status} ${await answer.text()}`);
    return answer;
  };
  const entered = await call('POST', '/session', { password });
  const cookie = entered.headers
    .getSetCookie()
    .map((one) => one.split(';')[0])
    .join('; ');
  const { csrfToken } = await (await call('GET', '/session', {}, { cookie })).json();
  const session = { cookie, 'X-CSRF-Token': csrfToken };
  await call('PATCH', '/admin/account', { email: owner, password }, session);
  for (const role of ['editor', 'reader'] as const) {
    const email = emailOf(role);
    await call('POST', '/admin/users', { email, name: team[role], role, language: '' }, session);
    const token = () => /#invitation=([\w-]+)/.exec(mailTo(email))?.[1] ?? '';
    await expect.poll(token).not.toBe('');
    await call('POST', '/account/accept', { token: token(), name: team[role], password });
  }

  const others = Array.from(
    { length: 200 - widths.length * firstNames.length },
    (_, index) => `Other${index}`,
  );
  const known = widths.flatMap((width) => firstNames.map((name) => [name, familyOf(width)] as const));
  // One after the other, so that their order is known.
  for (const [index, [firstName, lastName]] of [
    ...others.map((one) => ['Ada', one] as const),
    ...known,
  ].entries()) {
    const form = new FormData();
    const fields = { jobId, firstName, lastName, email: `p${index}@adair.example`, phone: '1' };
    for (const [name, value] of Object.entries(fields)) form.set(name, value);
    form.set('resume', new Blob([Uint8Array.from(resume.buffer)], { type: resume.mimeType }), resume.name);
    const answer = await fetch(`${origin}/api/applications`, {
      method: 'POST',
      headers: fromElsewhere(),
      body: form,
    });
    expect(answer.status).toBe(201);
  }
}

const test = base.extend<object, { site: LiveSite }>({
  site: [
    // oxlint-disable-next-line no-empty-pattern
    async ({}, provide) =>
      provideSite(async (site) => {
        await plant(site);
        await provide(site);
      }),
    { scope: 'worker' },
  ],
});
// One site, in which both days are worked.
test.describe.configure({ mode: 'serial' });

const detailOf = (page: Page) => page.getByRole('complementary', { name: say('admin.detail') });
const nameOf = (page: Page) => detailOf(page).getByRole('heading', { level: 2 });
const stageOf = (page: Page, name: string) =>
  detailOf(page)
    .getByRole('group', { name: say('desk.stage') })
    .getByRole('button', { name, exact: true });
const found = (page: Page, count: number) => page.getByText(say('desk.found', { count }), { exact: true });

/** Goes on with Tab until something has the focus, as somebody without a mouse does. */
async function tabTo(page: Page, target: Locator, key = 'Tab'): Promise<void> {
  await expect(target).toBeVisible();
  for (let presses = 0; presses < 160; presses += 1) {
    if (await target.evaluate((element) => element === document.activeElement)) return;
    await page.keyboard.press(key);
  }
  throw new Error('it cannot be reached with Tab');
}

async function pressOn(page: Page, target: Locator, key = 'Enter'): Promise<void> {
  await tabTo(page, target);
  await page.keyboard.press(key);
}

async function logIn(page: Page, email: string, fragment = ''): Promise<void> {
  await visit(page, `/admin${fragment}`);
  await needsSessionCookies(page);
  await tabTo(page, page.locator('main input[type="email"]'));
  await page.keyboard.type(email);
  await tabTo(page, page.getByLabel(say('admin.password')));
  await page.keyboard.type(password);
  await page.keyboard.press('Enter');
  await expect(page.getByRole('button', { name: say('admin.logOut') })).toBeVisible();
}

for (const width of widths)
  test(`200 applications, from arrival to hired, by keyboard alone, ${width} px wide`, async ({
    page,
    browser,
    site,
  }) => {
    test.skip(...withoutJobs);
    if (!template || !hired) throw new Error('the site has no template that moves, or no stage');
    const size = { width, height: 844 };
    await page.setViewportSize(size);
    const family = familyOf(width);
    const [abel = '', beth = '', cleo = ''] = firstNames.map((name) => `${name} ${family}`);

    // The editor finds them among all, and goes from one to the next.
    await logIn(page, emailOf('editor'));
    await expect(found(page, 200)).toBeVisible();
    await tabTo(page, page.getByRole('searchbox', { name: say('desk.search') }));
    await page.keyboard.type(family);
    await expect(found(page, 3)).toBeVisible();
    await pressOn(page, page.getByRole('button', { name: cleo }));
    await expect(nameOf(page)).toBeFocused();
    // Chosen while they are read; the third one is kept.
    await page.keyboard.press('x');
    await page.keyboard.press('j');
    await expect(nameOf(page)).toHaveText(beth);
    await page.keyboard.press('j');
    await expect(nameOf(page)).toHaveText(abel);
    await page.keyboard.press('x');
    await page.keyboard.press('k');
    await expect(nameOf(page)).toHaveText(beth);
    await expect(nameOf(page)).toBeFocused();
    const address = new URL(page.url()).hash;

    await pressOn(page, stageOf(page, say('admin.status.reviewed')));
    await expect(stageOf(page, say('admin.status.reviewed'))).toHaveAttribute('aria-pressed', 'true');
    await tabTo(page, detailOf(page).getByLabel(say('desk.notes.new')));
    await page.keyboard.type('Jack of all trades.');
    await expect(nameOf(page)).toHaveText(beth);
    await pressOn(page, detailOf(page).getByRole('button', { name: say('desk.notes.add') }));
    const note = (of: Page) => detailOf(of).getByRole('listitem').filter({ hasText: 'Jack of all trades.' });
    await expect(note(page)).toContainText(team.editor);

    // A template is filled in, added to, and sent; it moves the record.
    await tabTo(page, detailOf(page).getByRole('button', { name: template.name, exact: true }), 'Shift+Tab');
    await page.keyboard.press('Enter');
    const text = detailOf(page).getByLabel(say('desk.reply.text'));
    await expect(text).toBeFocused();
    await expect(text).toHaveValue(/Beth/);
    await page.keyboard.press('Control+End');
    await page.keyboard.type('PS: bring a friend.');
    await pressOn(page, detailOf(page).getByRole('button', { name: say('desk.reply.send') }));
    await expect(toasts(page).getByText(say('desk.reply.sent', { name: isolated(beth) }))).toBeVisible();
    const moved = stages.find(({ id }) => id === template.moveTo)?.name ?? '';
    await expect(stageOf(page, moved)).toHaveAttribute('aria-pressed', 'true');

    // A colleague who reads sees the work, and nothing to change it with.
    const context = await browser.newContext({ baseURL: site.origin, viewport: size });
    const reading = await context.newPage();
    await logIn(reading, emailOf('reader'), address);
    await expect(note(reading)).toBeVisible();
    await expect(detailOf(reading).getByRole('textbox')).toHaveCount(0);
    await context.close();

    // Hired; the two others are declined together.
    await tabTo(page, stageOf(page, hired.name), 'Shift+Tab');
    await page.keyboard.press('Enter');
    await expect(stageOf(page, hired.name)).toHaveAttribute('aria-pressed', 'true');
    await page.keyboard.press('Escape');
    await expect(detailOf(page)).toBeHidden();
    const last = stages.at(-1)?.name ?? '';
    await tabTo(page, page.getByLabel(say('desk.chosen.move')), 'Shift+Tab');
    await page.keyboard.type(last);
    await pressOn(page, page.getByRole('button', { name: say('desk.chosen.go'), exact: true }));
    const states = page.locator('td[data-column="status"]');
    await expect(states).toHaveText([last, hired.name, last]);

    // The owner sees in the log who has done it.
    const ownerContext = await browser.newContext({ baseURL: site.origin, viewport: size });
    const owning = await ownerContext.newPage();
    await logIn(owning, owner, '#log');
    await expect(owning.getByRole('listitem').filter({ hasText: team.editor }).first()).toBeVisible();
    await ownerContext.close();
  });

import { expect, type Page } from '@playwright/test';
import { defaultLanguage } from '../../config/locales.ts';
import { stagesIn, templatesIn } from '../../content/desk.ts';
import { isolated } from '../../shared/isolated.ts';
import { accessibilityProblems, atRest, overflowProblems } from '../built-site/page-checks.ts';
import { jobId } from '../journeys/application.ts';
import { say, withoutJobs } from '../site-under-test.ts';
import { isFullMatrix } from '../matrix.ts';
import { fromElsewhere, logIn, password, resume, test, toasts } from './live-site.ts';

/** The team's work: answers, notes, many at once, the resume. A whole day of it is in day.spec.ts. */

const stages = stagesIn(defaultLanguage);
const template = templatesIn(defaultLanguage).find(
  ({ repliesTo, moveTo }) => repliesTo === 'application' && moveTo !== undefined,
);

let applicants = 0;

async function applyDirectly(page: Page, firstName: string, lastName: string): Promise<string> {
  applicants += 1;
  const fields = { firstName, lastName, email: `person-${applicants}@adair.example`, phone: '1' };
  const answer = await page.request.post('/api/applications', {
    headers: fromElsewhere(),
    multipart: { ...fields, jobId, resume },
  });
  expect(answer.status()).toBe(201);
  const { id }: { id: string } = await answer.json();
  return id;
}

const detailOf = (page: Page) => page.getByRole('complementary', { name: say('admin.detail') });
const nameOf = (page: Page) => detailOf(page).getByRole('heading', { level: 2 });
test.describe('when the session ends', () => {
  // The browser logs the answer 401.
  test.use({ isConsoleWatched: false });

  test('what is written and not yet sent is there again after a look at another record, and after the session', async ({
    page,
    context,
  }) => {
    test.skip(...withoutJobs);
    const [kept, other] = [
      await applyDirectly(page, 'Dora', 'Drafter'),
      await applyDirectly(page, 'Egon', 'Drafter'),
    ];
    await logIn(page, `#applications/${kept}`);
    await detailOf(page)
      .getByRole('button', { name: say('desk.reply.blank') })
      .click();
    await detailOf(page).getByLabel(say('desk.reply.subject')).fill('About Monday');
    await detailOf(page).getByLabel(say('desk.reply.text')).fill('Half a letter');
    await detailOf(page).getByLabel(say('desk.notes.new')).fill('Half a note');
    await page.evaluate((id) => (location.hash = `applications/${id}`), other);
    await expect(nameOf(page)).toHaveText('Egon Drafter');
    await expect(detailOf(page).getByLabel(say('desk.reply.text'))).toBeHidden();
    await page.goBack();
    const expectBoth = async () => {
      await expect(detailOf(page).getByLabel(say('desk.reply.subject'))).toHaveValue('About Monday');
      await expect(detailOf(page).getByLabel(say('desk.reply.text'))).toHaveValue('Half a letter');
      await expect(detailOf(page).getByLabel(say('desk.notes.new'))).toHaveValue('Half a note');
    };
    await expectBoth();
    await context.clearCookies();
    await detailOf(page)
      .getByRole('button', { name: say('desk.reply.send') })
      .click();
    await expect(page.getByText(say('desk.session.ended')).first()).toBeVisible();
    await page.getByLabel(say('admin.password')).fill(password);
    await page.getByRole('button', { name: say('admin.logIn') }).click();
    await expectBoth();
  });
});

test('several are chosen, moved, moved back, marked as spam and deleted', async ({ page }) => {
  test.skip(...withoutJobs);
  const family = 'Manyfold';
  for (const name of ['Ada', 'Bea', 'Cai']) await applyDirectly(page, name, family);
  await logIn(page);
  await page.getByRole('searchbox', { name: say('desk.search') }).fill(family);
  await expect(page.getByText(say('desk.found', { count: 3 }))).toBeVisible();
  const stageIn = (name: string) =>
    page
      .getByRole('row')
      .filter({ hasText: `${name} ${family}` })
      .locator('[data-column="status"]');
  const box = (name: string) =>
    page.getByRole('checkbox', { name: say('desk.chosen.one', { name: isolated(`${name} ${family}`) }) });

  await page.getByRole('checkbox', { name: say('desk.chosen.page') }).check();
  await box('Cai').uncheck();
  await expect(page.getByText(say('desk.chosen.count', { count: 2 }))).toBeVisible();
  const stage = stages[0]?.name ?? say('admin.status.reviewed');
  await page.getByLabel(say('desk.chosen.move')).selectOption({ label: stage });
  await page.getByRole('button', { name: say('desk.chosen.go'), exact: true }).click();
  await expect(stageIn('Ada')).toHaveText(stage);
  await expect(stageIn('Bea')).toHaveText(stage);
  await expect(stageIn('Cai')).toHaveText(say('admin.status.new'));
  await page.getByRole('button', { name: say('desk.undo') }).click();
  await expect(stageIn('Ada')).toHaveText(say('admin.status.new'));

  await box('Ada').check();
  await page.getByRole('button', { name: say('desk.move.spam') }).click();
  await expect(page.getByText(say('desk.found', { count: 2 }))).toBeVisible();
  for (const name of ['Bea', 'Cai']) await box(name).check();
  await page.getByRole('button', { name: say('desk.delete') }).click();
  await page
    .getByRole('dialog')
    .getByRole('button', { name: say('desk.delete') })
    .click();
  await expect(page.getByText(say('desk.nothing'))).toBeVisible();
});

test('sorting and filters go over all records', async ({ page }) => {
  test.skip(...withoutJobs);
  const family = 'Sortby';
  for (const name of ['Zed', 'Émile', 'Emil']) await applyDirectly(page, name, family);
  await logIn(page);
  await page.getByRole('searchbox', { name: say('desk.search') }).fill(family);
  const names = page.locator('td[data-column="name"]');
  await expect(names).toHaveText([`Emil ${family}`, `Émile ${family}`, `Zed ${family}`]);
  const byName = page.getByRole('columnheader').getByRole('button', { name: say('admin.name') });
  await byName.click();
  await byName.click();
  await expect(names).toHaveText([`Zed ${family}`, `Émile ${family}`, `Emil ${family}`]);
  await page.getByRole('button', { name: `Zed ${family}` }).click();
  await detailOf(page)
    .getByRole('button', { name: say('desk.person.only') })
    .click();
  await expect(names).toHaveText([`Zed ${family}`]);
  await page.getByRole('button', { name: say('desk.person.everybody') }).click();
  await expect(names.nth(1)).toBeVisible();
});

test('the resume stands beside the record, and nothing in it can run', async ({ page }) => {
  test.skip(...withoutJobs);
  const id = await applyDirectly(page, 'Rita', 'Reader');
  await logIn(page, `#applications/${id}`);
  const answer = page.waitForResponse('**/resume/view');
  await detailOf(page)
    .getByRole('button', { name: say('desk.resume.show') })
    .click();
  const { 'content-security-policy': policy, 'x-frame-options': framers } = (await answer).headers();
  expect(policy).toBe("sandbox; default-src 'none'; frame-ancestors 'self'");
  expect(framers).toBe('SAMEORIGIN');
  const frame = page.getByTitle(say('desk.resume.frame', { name: isolated('Rita Reader') }));
  await expect(frame).toBeVisible();
  await expect(detailOf(page)).toBeVisible();
  await detailOf(page)
    .getByRole('button', { name: say('desk.resume.hide') })
    .click();
  await expect(frame).toBeHidden();
});

test('an enquiry is answered, and the mail is kept with it', async ({ page }) => {
  const sent = await page.request.post('/api/enquiries', {
    headers: fromElsewhere(),
    data: { name: 'Quentin Query', email: 'quentin@query.example', message: 'How much?' },
  });
  expect(sent.status()).toBe(201);
  const { reference }: { reference: string } = await sent.json();
  await logIn(page, `#enquiries/${reference}`);
  const enquiry = page.getByRole('complementary', { name: say('desk.enquiry') });
  await enquiry.getByRole('button', { name: say('desk.reply.blank') }).click();
  await enquiry.getByLabel(say('desk.reply.subject')).fill('Your question');
  await enquiry.getByLabel(say('desk.reply.text')).fill('Less than you fear.');
  await enquiry.getByLabel(say('desk.reply.stage')).selectOption('reviewed');
  await enquiry.getByRole('button', { name: say('desk.reply.send') }).dblclick();
  const mails = enquiry.getByRole('listitem').filter({ hasText: 'Your question' });
  await expect(mails.getByText(say('desk.mails.sent'), { exact: true })).toBeVisible();
  await expect(mails).toHaveCount(1);
  await expect(enquiry.getByRole('button', { name: say('admin.status.reviewed') })).toHaveAttribute(
    'aria-pressed',
    'true',
  );
});

test('enquiries are sorted, chosen, moved back, and have notes', async ({ page }) => {
  for (const name of ['Zed Manyask', 'Ada Manyask']) {
    const data = { name, email: 'ask@many.example', message: 'How much?' };
    const sent = await page.request.post('/api/enquiries', { headers: fromElsewhere(), data });
    expect(sent.status()).toBe(201);
  }
  await logIn(page, '#enquiries');
  await page.getByRole('searchbox', { name: say('desk.search') }).fill('Manyask');
  const names = page.locator('td[data-column="name"]');
  const byName = page.getByRole('columnheader').getByRole('button', { name: say('admin.name') });
  await byName.click();
  await expect(names).toHaveText(['Ada Manyask', 'Zed Manyask']);
  await byName.click();
  await expect(names).toHaveText(['Zed Manyask', 'Ada Manyask']);

  await page.getByRole('checkbox', { name: say('desk.chosen.page') }).check();
  await page.getByLabel(say('desk.chosen.move')).selectOption('reviewed');
  await page.getByRole('button', { name: say('desk.chosen.go'), exact: true }).click();
  const states = page.locator('td[data-column="status"]');
  await expect(states).toHaveText([say('admin.status.reviewed'), say('admin.status.reviewed')]);
  await page.getByRole('button', { name: say('desk.undo') }).click();
  await expect(states).toHaveText([say('admin.status.new'), say('admin.status.new')]);

  await page.getByRole('button', { name: 'Zed Manyask' }).click();
  const enquiry = page.getByRole('complementary', { name: say('desk.enquiry') });
  await enquiry.getByLabel(say('desk.notes.new')).fill('Wants it by May.');
  await enquiry.getByRole('button', { name: say('desk.notes.add') }).click();
  await expect(enquiry.getByRole('listitem').filter({ hasText: 'Wants it by May.' })).toBeVisible();
  await enquiry.getByRole('button', { name: say('desk.next') }).click();
  await expect(enquiry.getByRole('heading', { level: 2 })).toHaveText('Ada Manyask');
  await expect(enquiry.getByText('Wants it by May.')).toBeHidden();
});

test('a note written while its record is still being read is shown', async ({ page }) => {
  const data = { name: 'Quick Reader', email: 'quick@many.example', message: 'How much?' };
  await page.request.post('/api/enquiries', { headers: fromElsewhere(), data });
  await logIn(page, '#enquiries');
  const noted = page.waitForResponse((response) => response.url().endsWith('/notes'));
  // Read before the note, but slower than it.
  await page.route(
    /\/api\/admin\/enquiries\/[\w-]+$/,
    async (route) => {
      const response = await route.fetch();
      await noted;
      await route.fulfill({ response });
    },
    { times: 1 },
  );
  await page.getByRole('button', { name: data.name }).click();
  const enquiry = page.getByRole('complementary', { name: say('desk.enquiry') });
  await enquiry.getByLabel(say('desk.notes.new')).fill('Wants it by May.');
  await enquiry.getByRole('button', { name: say('desk.notes.add') }).click();
  await expect(enquiry.getByRole('listitem').filter({ hasText: 'Wants it by May.' })).toBeVisible();
});

for (const width of isFullMatrix ? [1440, 390] : [390])
  test(`the work is accessible and fits, ${width} px wide`, async ({ page }) => {
    test.skip(...withoutJobs);
    await page.setViewportSize({ width, height: 844 });
    const family = `Wide${width}`;
    const id = await applyDirectly(page, 'Maximiliane', family);
    await logIn(page);
    await page.getByRole('searchbox', { name: say('desk.search') }).fill(family);
    await page.getByRole('row').filter({ hasText: family }).getByRole('checkbox').check();
    await expect(page.getByText(say('desk.chosen.count', { count: 1 }))).toBeVisible();
    await atRest(page);
    expect(await accessibilityProblems(page)).toEqual([]);
    expect(await overflowProblems(page)).toEqual([]);
    await page.evaluate((record) => (location.hash = `applications/${record}`), id);
    await detailOf(page).getByLabel(say('desk.notes.new')).fill('A note');
    await detailOf(page)
      .getByRole('button', { name: say('desk.notes.add') })
      .click();
    await detailOf(page)
      .getByRole('button', { name: template?.name ?? say('desk.reply.blank') })
      .click();
    await expect(detailOf(page).getByLabel(say('desk.reply.text'))).toBeFocused();
    await atRest(page);
    expect(await accessibilityProblems(page)).toEqual([]);
    expect(await overflowProblems(page)).toEqual([]);
    await detailOf(page)
      .getByRole('button', { name: say('desk.reply.send') })
      .click();
    await expect(
      detailOf(page)
        .getByRole('listitem')
        .filter({ has: page.locator('summary') }),
    ).toHaveCount(1);
    // What fades, or changes its colours, has little contrast meanwhile.
    await expect(toasts(page)).toHaveCount(0);
    await atRest(page);
    expect(await accessibilityProblems(page)).toEqual([]);
    expect(await overflowProblems(page)).toEqual([]);
  });

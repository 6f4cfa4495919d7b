import { mkdtempSync, rmSync } from 'node:fs';
import { tmpdir } from 'node:os';
import { join } from 'node:path';
import { expect, type Page } from '@playwright/test';
import { site } from './tested-site.ts';
import { freePort } from '#server/test-support/free-port.ts';
import { beginSession } from '#server/live/sessions/sessions.store.ts';
import { openLiveApi, sampleOptions, type LiveApi } from '#server/live/test-support/live-api.ts';
import { createApp } from '#server/site/app.ts';
import { followBuild } from '#server/site/static-files.ts';
import { createHttpServer } from '#server/site/http-server.ts';
import { jobPath } from '#tests/journeys/application.ts';
import { fill, notification } from '#tests/support/tours.ts';
import { liveDistFolder } from '#tests/support/live-server.ts';
import { test as base, visit } from '#tests/support/visit.ts';
import { atRest, faded } from '#tests/pages/page-checks.ts';
import { expectLayout, expectText } from './expect-shown.ts';
import { boxesOf, type Seen } from './layout-of.ts';
import { textOf } from './text-of.ts';

/**
 * What the dashboard and the forms of live mode show, compared with the reviewed files beside this one: over the live
 * build of the site in tests/shown/site, with all routes of live mode, a database and a fake clock.
 */

/** A live site, with a session of the team. */
interface LiveShown {
  origin: string;
  cookie: string;
}

const days = 24 * 60 * 60 * 1000;

/** Records of each kind; what is of one moment would be in the order of random ids. */
async function receive(live: LiveApi): Promise<void> {
  await live.enquire({ id: 'enquiry-1', note: 'Call her on Monday.', status: 'reviewed' });
  await live.enquire({
    id: 'enquiry-2',
    name: 'Jonas Weber',
    email: 'jonas@sender.example',
    language: 'de',
    receivedAt: '2026-11-20T15:30:00.000Z',
    message: 'Wie schnell kann es gehen?',
  });
  await live.enquire({ id: 'enquiry-3', name: 'Buy Links', email: 'seo@spam.example', folder: 'spam' });
  await live.apply({ jobId: site.jobs[site.defaultLanguage]?.[0]?.id ?? '' });
  await live.postJson('newsletter', { email: 'ada@sender.example' });
  live.pass(days);
  await live.postJson('newsletter', { email: 'grace@sender.example' });
  live.pass(days);
}

const test = base.extend<{ live: LiveShown }>({
  // Playwright requires an object pattern, here an empty one.
  // oxlint-disable-next-line eslint/no-empty-pattern
  live: async ({}, provide) => {
    const folder = mkdtempSync(join(tmpdir(), 'shown-live-'));
    const port = await freePort('localhost');
    const origin = `http://localhost:${port}`;
    const live = await openLiveApi(folder, { options: { ...sampleOptions, publicOrigin: origin } });
    await receive(live);
    const app = createApp(
      followBuild(liveDistFolder, 'live', () => site),
      live.app,
    );
    const { server, stop } = createHttpServer(() => site, app);
    await new Promise<void>((resolve) => server.listen(port, 'localhost', resolve));
    const cookie = await beginSession(live.database, 'password', live.now());
    await live.request('admin/subscribers', { headers: { cookie: `__Host-session=${cookie}` } });
    await provide({ origin, cookie });
    await stop();
    await live.close();
    rmSync(folder, { recursive: true });
  },
  baseURL: async ({ live }, provide) => provide(live.origin),
});

/** Opens a view with the session of the team, at the time of the server. */
async function open(page: Page, { origin, cookie }: LiveShown, fragment: string): Promise<void> {
  await page.clock.setFixedTime('2026-11-23T10:00:00Z');
  await page
    .context()
    .addCookies([{ name: '__Host-session', value: cookie, url: origin.replace('http:', 'https:') }]);
  await visit(page, `/admin${fragment}`);
  await expect(page.getByRole('main').getByRole('heading', { level: 1 })).toBeVisible();
}

interface View {
  fragment: string;
  /** Something that shows that its records have arrived. */
  arrived: string;
  reach?: (page: Page) => Promise<void>;
}

const views: Record<string, View> = {
  inquiries: { fragment: '#enquiries', arrived: 'tbody tr' },
  'an inquiry': { fragment: '#enquiries/enquiry-1', arrived: 'aside h2' },
  applications: { fragment: '#applications', arrived: 'tbody tr' },
  'an application of live mode': { fragment: '#applications/app-1795255200000', arrived: 'aside h2' },
  subscribers: { fragment: '#subscribers', arrived: 'main li' },
  emails: { fragment: '#mails', arrived: 'main li' },
  people: {
    fragment: '#people',
    arrived: 'main h2',
    reach: async (page) => {
      await page.locator('main input[type="email"]').fill('ada@sender.example');
      await page.locator('main form button[type="submit"]').click();
    },
  },
  'the log': { fragment: '#log', arrived: 'main li' },
};

for (const [name, { fragment, arrived, reach }] of Object.entries(views))
  test(`the dashboard shows ${name}`, async ({ page, live }) => {
    await page.emulateMedia({ colorScheme: 'light', reducedMotion: 'reduce' });
    const windows = new Map<string, Seen[]>();
    for (const widthPx of [390, 1440]) {
      await page.setViewportSize({ width: widthPx, height: 900 });
      await open(page, live, fragment);
      await reach?.(page);
      await expect(page.locator(arrived).first()).toBeVisible();
      // The others say that emails wait, by an answer of its own.
      if (fragment !== '#mails') await expect(page.locator('main output a[href$="#mails"]')).toBeVisible();
      await atRest(page);
      windows.set(`${widthPx} px`, await boxesOf(page, 'main'));
    }
    expectLayout(`dashboard-${name}`, windows);
    expectText(`dashboard-${name}`, await textOf(page.locator('main')));
  });

test.describe('without a session', () => {
  // The browser logs refused requests.
  test.use({ isConsoleWatched: false });

  test('the login says that a session has ended', async ({ page, live }) => {
    await page.emulateMedia({ colorScheme: 'light', reducedMotion: 'reduce' });
    await page.setViewportSize({ width: 1440, height: 900 });
    await open(page, live, '#enquiries');
    await expect(page.locator('tbody tr').first()).toBeVisible();
    await page.context().clearCookies();
    await page.locator('main a[href$="#log"]').click();
    await expect(page.locator('main p[role="alert"]')).toBeVisible();
    await page.mouse.move(0, 0);
    await faded(page);
    const windows = new Map<string, Seen[]>();
    for (const widthPx of [1440, 390]) {
      await page.setViewportSize({ width: widthPx, height: 900 });
      await atRest(page);
      windows.set(`${widthPx} px`, await boxesOf(page, 'main'));
    }
    expectLayout('live-an ended session', windows);
    expectText('live-an ended session', await textOf(page.locator('main')));
  });
});

interface Sending {
  address: string;
  form: string;
  values: Readonly<Record<string, string>>;
  resume?: string;
  /** What shows the answer. */
  answer: string;
  /** The part whose text and layout are compared. */
  part: string;
}

const ada = { email: 'ada@sender.example' };
const applicant = { ...ada, firstName: 'Ada', lastName: 'Byron', phone: '+44 20 7946 0000' };

/** What each form says once the server has answered. */
const sendings: Record<string, Sending> = {
  'a message': {
    address: '/contact',
    form: '#message form',
    values: { ...ada, name: 'Ada', message: 'How fast can it go?' },
    answer: '#message [role="status"] strong',
    part: '#message',
  },
  'an application': {
    address: jobPath,
    form: '#apply form',
    values: applicant,
    resume: '%PDF-1.7\n%%EOF\n',
    answer: notification,
    part: `main h1`,
  },
  'an application with a file that is none': {
    address: jobPath,
    form: '#apply form',
    values: applicant,
    resume: 'These are words.',
    answer: '#apply [aria-invalid="true"]',
    part: '#apply',
  },
  'a subscription': {
    address: '/',
    form: '#newsletter form',
    values: ada,
    answer: notification,
    part: '#newsletter',
  },
  'a wrong password': {
    address: '/admin',
    form: 'main form',
    values: { password: 'granite' },
    answer: 'main [aria-invalid="true"]',
    part: 'main',
  },
};

test.describe('what is said after sending', () => {
  // The browser logs refused requests.
  test.use({ isConsoleWatched: false });

  for (const [name, { address, form, values, resume, answer, part }] of Object.entries(sendings))
    test(name, async ({ page }) => {
      await page.emulateMedia({ colorScheme: 'light', reducedMotion: 'reduce' });
      await page.setViewportSize({ width: 1440, height: 900 });
      await visit(page, address);
      await fill(page, form, values);
      if (resume !== undefined)
        await page.locator(`${form} [name="resume"]`).setInputFiles({
          name: 'resume.pdf',
          mimeType: 'application/pdf',
          buffer: Buffer.from(resume),
        });
      await page.locator(`${form} [type="submit"]`).click();
      await expect(page.locator(answer).first()).toBeVisible();
      // Off the button, which would look different below the pointer.
      await page.mouse.move(0, 0);
      await faded(page);
      const notes = page.locator(notification).locator('..');
      const parts = [page.locator(part), ...((await notes.count()) > 0 ? [notes] : [])];
      const texts: string[] = [];
      for (const one of parts) texts.push(await textOf(one));
      expectText(`live-${name}`, texts.join('\n'));

      const windows = new Map<string, Seen[]>();
      for (const widthPx of [1440, 390]) {
        await page.setViewportSize({ width: widthPx, height: 900 });
        await atRest(page);
        windows.set(`${widthPx} px`, await boxesOf(page, part));
      }
      expectLayout(`live-${name}`, windows);
    });
});

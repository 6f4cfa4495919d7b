import { testSite as site } from '#content/test-support/test-site.ts';
import { expect, type Page } from '@playwright/test';
import type { Language } from '#shared/locales.ts';
import { inLanguage } from '#shared/routes.ts';
import { limits } from '#shared/limits.ts';
import { readApplications } from '#content/pages/applications.ts';
import { hasPage } from '#content/pages/site-pages.ts';
import { jobPath } from '#tests/journeys/application.ts';
import { changePassword, ownPassword } from './own-password.ts';
import { barGroups, jobs, posts, say, withoutNewsletter, withoutOtherLanguage } from './site-under-test.ts';
import { visit, visitWithStoppedClock } from './visit.ts';

const { received: sampleApplications, arrivals: sampleArrivals } = readApplications(site);

/** States that need a visitor's action, for tests that look at each of them. */
export interface State {
  name: string;
  /** Selector of the element that appears with the state; axe checks it. */
  part: string;
  /** Leads from the previous state to this one; by selectors, because words depend on the language. */
  reach: (page: Page) => Promise<void>;
}

/** States that follow each other on a page. */
export interface Tour {
  path: string;
  states: State[];
  /** Only for this layout; without it, the desktop and then the phone. */
  widthPx?: 390 | 1440;
  /** Stops the clock, for states that end by themselves. */
  isPassing?: boolean;
  /** Long words: also tested in the second language. */
  isWordy?: boolean;
  /** Whether the site has no such page. */
  isMissing?: boolean;
}

/** Selects each notification that is shown. */
export const notification = '[aria-live="polite"][aria-relevant] li';
const press = (selector: string) => (page: Page) => page.locator(selector).first().click();
const pass = (page: Page, ms: number) => page.clock.runFor(ms);
/** Fills in the fields of a form by their names. @param form a selector */
export const fill = async (page: Page, form: string, values: Record<string, string>) => {
  for (const [name, value] of Object.entries(values)) {
    await page.locator(`${form} [name="${name}"]`).fill(value);
  }
};
const attach = (page: Page, name: string) =>
  page
    .locator('#apply [name="resume"]')
    .setInputFiles({ name, mimeType: 'application/pdf', buffer: Buffer.alloc(2048, 'basalt ') });
const submitApplication = press('#apply form [type="submit"]');
const logIn = (password: string) => async (page: Page) => {
  await fill(page, 'main', { password });
  await press('main form [type="submit"]')(page);
};
const panel = (group: string): State => ({
  name: `the panel of the ${group}`,
  part: `#panel-${group}`,
  reach: press(`[aria-controls="panel-${group}"]`),
});
const themes: State = {
  name: 'the list of themes',
  part: 'header :popover-open',
  reach: (page) => page.locator('header button[popovertarget][data-tooltip]:visible').click(),
};

const languages: State = {
  name: 'the list of languages',
  part: 'header :popover-open',
  reach: press('header nav button[popovertarget]'),
};

/** On a button that does not move, because scrolling closes the tooltip. */
const tooltip: State = {
  name: 'a tooltip',
  part: '[popover="manual"]:popover-open',
  reach: async (page) => {
    await page.locator('header button[popovertarget][data-tooltip]:visible').focus();
    await page.keyboard.press('Tab');
    await page.keyboard.press('Shift+Tab');
  },
};

const projects = hasPage(site, 'portfolio') ? (site.projects[site.defaultLanguage] ?? []) : [];
const hasEmptyCategory =
  projects.length > 0 &&
  (site.projectFilters[site.defaultLanguage] ?? []).some(
    ({ id }) => !projects.some((one) => one.categories.includes(id)),
  );

/** The states of every page, by their place. */
export const tours: Record<string, Tour> = {
  'the bar of the header': {
    path: '/',
    widthPx: 1440,
    isWordy: true,
    states: [
      tooltip,
      ...barGroups.map(({ id }) => panel(id)),
      ...(withoutOtherLanguage[0] ? [] : [languages]),
      themes,
    ],
  },
  'the header of a phone': {
    path: '/',
    widthPx: 390,
    isWordy: true,
    states: [
      tooltip,
      themes,
      {
        name: 'the slide-in menu with its groups open',
        part: 'dialog[open]',
        reach: async (page) => {
          await press('header button[aria-haspopup="dialog"]')(page);
          for (const group of await page.locator('dialog summary').all()) await group.click();
          // What opens below the pointer would be pointed at.
          await page.mouse.move(0, 0);
        },
      },
    ],
  },
  'the search': {
    path: '/',
    isMissing: !hasPage(site, 'search'),
    isWordy: true,
    states: [
      {
        name: 'its dialog with the services',
        part: 'dialog[open]',
        reach: async (page) => {
          await page.keyboard.press('Control+k');
          await page.locator('dialog[open] li a').first().waitFor();
        },
      },
      {
        name: 'results',
        part: 'dialog[open]',
        reach: async (page) => {
          await page.locator('dialog[open] input').fill(say('menu.privacy').slice(0, 4));
          await page.locator('dialog[open] [role="option"][href]').first().waitFor();
        },
      },
      {
        name: 'no results',
        part: 'dialog[open]',
        reach: async (page) => {
          await page.locator('dialog[open] input').fill('<zzzz>');
          await expect(page.locator('dialog[open] [role="option"]')).toHaveCount(0);
        },
      },
    ],
  },
  'the search page': {
    path: '/search',
    isMissing: !hasPage(site, 'search'),
    isWordy: true,
    states: [
      {
        name: 'results',
        part: 'main :has(> search)',
        reach: async (page) => {
          await page.locator('main [type="search"]').fill(say('menu.privacy').slice(0, 4));
          await page.locator('main mark').first().waitFor();
        },
      },
      {
        name: 'no results',
        part: 'main :has(> search)',
        reach: async (page) => {
          await page.locator('main [type="search"]').fill('<zzzz>');
          await expect(page.locator('main mark')).toHaveCount(0);
        },
      },
    ],
  },
  'what comes and goes on the home page': {
    path: '/',
    isMissing: withoutNewsletter[0],
    isPassing: true,
    states: [
      {
        name: 'the newsletter on its way',
        part: '#newsletter form[aria-busy="true"]',
        reach: async (page) => {
          await fill(page, '#newsletter form', { email: 'ada@example.com' });
          await press('#newsletter form button')(page);
        },
      },
      {
        name: 'the notification of a success',
        part: notification,
        reach: (page) => pass(page, limits.newsletter.delayMs),
      },
      { name: 'the thanks', part: '#newsletter', reach: () => Promise.resolve() },
      {
        name: 'the cookie banner',
        part: 'aside[aria-labelledby]',
        reach: press('footer button[type="button"]:not([aria-pressed])'),
      },
    ],
  },
  'the contact page': {
    path: '/contact',
    isMissing: !hasPage(site, 'contact'),
    isPassing: true,
    isWordy: true,
    states: [
      {
        name: 'the form, sent empty',
        part: '#message form:has(:user-invalid)',
        reach: press('#message form button'),
      },
      {
        name: 'a message on its way',
        part: '#message form[aria-busy="true"]',
        reach: async (page) => {
          await fill(page, '#message form', { name: 'Ada', email: 'ada@example.com', message: 'Slow.' });
          await press('#message form button')(page);
        },
      },
      {
        name: 'a message that is sent',
        part: '#message [role="status"] strong',
        reach: (page) => pass(page, limits.contact.delayMs),
      },
      {
        name: 'every answer',
        part: 'main :has(> details[open] + details[open])',
        reach: async (page) => {
          const folded = page.locator('main details:not([open]) summary');
          while ((await folded.count()) > 0) await folded.first().click();
        },
      },
    ],
  },
  'an application': {
    path: `${jobPath}?simulate=application-failure`,
    isMissing: jobs.length === 0,
    isPassing: true,
    isWordy: true,
    states: [
      {
        name: 'the form, sent empty',
        part: '#apply form:has(:user-invalid)',
        reach: submitApplication,
      },
      {
        name: 'a doubtful resume',
        part: '#apply form:has([aria-live] > *)',
        reach: (page) => attach(page, 'the-resume-of-ada-lovelace.pages'),
      },
      {
        name: 'on its way',
        part: '#apply form[aria-busy="true"]',
        reach: async (page) => {
          await attach(page, 'resume-ada.pdf');
          await fill(page, '#apply form', {
            firstName: 'Ada',
            lastName: 'Lovelace',
            email: 'ada@example.com',
            phone: '+44 20 7946 0000',
          });
          await submitApplication(page);
        },
      },
      {
        name: 'the notification of a failure',
        part: notification,
        reach: (page) => pass(page, limits.mail.delayMs),
      },
      {
        name: 'sent',
        part: `${notification}:nth-of-type(2)`,
        reach: async (page) => {
          await page.evaluate(() => history.replaceState(null, '', location.pathname));
          await submitApplication(page);
          await pass(page, limits.mail.delayMs);
        },
      },
    ],
  },
  'the blog': {
    path: '/blog',
    isMissing: posts.length === 0,
    isWordy: true,
    states: [
      {
        name: 'a search that finds an article',
        part: 'main section:has(output)',
        reach: (page) => page.locator('main [type="search"]').fill(posts[0]?.title ?? ''),
      },
      {
        name: 'a search that finds nothing',
        part: 'main section:has(output)',
        reach: (page) => page.locator('main [type="search"]').fill('zzzz'),
      },
    ],
  },
  'the portfolio': {
    path: '/portfolio',
    isMissing: !hasEmptyCategory,
    isWordy: true,
    states: [
      {
        name: 'a category with projects',
        part: 'main section:has(output)',
        reach: (page) =>
          page
            .locator('main fieldset button', { hasText: /\b[1-9]\d*$/ })
            .nth(1)
            .click(),
      },
      {
        name: 'a category without projects',
        part: 'main section:has(output)',
        reach: (page) => page.locator('main fieldset button', { hasText: /\b0$/ }).click(),
      },
    ],
  },
  'the admin page': {
    path: '/admin',
    isMissing: sampleApplications.length === 0 || sampleArrivals.length === 0,
    isPassing: true,
    isWordy: true,
    states: [
      // First what comes last: the card of notifications loads with the first one.
      { name: 'the notification of a refusal', part: notification, reach: logIn('granite') },
      {
        name: 'a wrong password',
        part: 'main form:has([aria-invalid="true"])',
        reach: () => Promise.resolve(),
      },
      { name: 'the list', part: 'main table', reach: logIn(ownPassword) },
      { name: 'an application in full', part: 'main aside', reach: press('main tbody button') },
      {
        name: 'the notification of an arrival',
        part: notification,
        reach: (page) => pass(page, limits.admin.arrivalIntervalMs),
      },
    ],
  },
};

/** Opens the page of a tour, with a stopped clock where its states end by themselves. */
export async function openTour(page: Page, { path, isPassing }: Tour, language: Language): Promise<void> {
  if (path === '/admin') await changePassword(page);
  await (isPassing ? visitWithStoppedClock : visit)(page, inLanguage(site, language, path));
}

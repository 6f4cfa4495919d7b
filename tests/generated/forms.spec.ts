import type { FormName } from '#shared/form-endpoints.ts';
import { testSite as site } from '#content/test-support/test-site.ts';
import { expect, type Locator, type Page, type Request } from '@playwright/test';
import * as application from '#tests/journeys/application.ts';
import * as message from '#tests/journeys/enquiry.ts';
import { say } from '#tests/support/site-under-test.ts';
import { expectPage, test, visit } from '#tests/support/visit.ts';
import { formsEndpoint } from './forms-endpoint.ts';
import { toasts } from '#tests/support/toasts.ts';

/** The forms of a site with `forms: { endpoint }`, posted to a fake form service. */

type Answer = 'stored' | 'refused' | 'none';

/** Answers posts to the endpoint. @returns the requests so far */
async function takeForms(page: Page, answer: Answer): Promise<Request[]> {
  const requests: Request[] = [];
  await page.route(formsEndpoint, async (route) => {
    requests.push(route.request());
    if (answer === 'none') return route.abort();
    return route.fulfill({
      status: answer === 'stored' ? 200 : 500,
      headers: { 'access-control-allow-origin': '*' },
      contentType: 'text/html',
      body: '<!doctype html><title>Taken</title>',
    });
  });
  return requests;
}

const said = (page: Page, text: string) => toasts(page).getByText(text, { exact: true });

interface Form {
  address: string;
  fill: (page: Page) => Promise<void>;
  button: (page: Page) => Locator;
  succeeded: (page: Page) => Locator;
  /** What the page says when the form service refused. */
  failure: string;
  /** What it says when the endpoint does not answer. */
  blocked: string;
  /** The typed values in the fields. */
  typed: (page: Page) => Promise<string[]>;
  /** Values expected in the posted form, one of each kind. */
  posted: string[];
}

/** What the page says when nothing answers at the endpoint although the site can be reached. */
const blocked = (again: string) => `${say('live.failure.blocked')} ${again}`;

const { email } = site.settings.contact;

const newsletter = (page: Page) => page.locator('#newsletter');
const newsletterField = (page: Page) => newsletter(page).getByRole('textbox').first();

const forms: Record<FormName, Form> = {
  enquiry: {
    address: '/contact',
    fill: message.fill,
    button: message.button,
    succeeded: (page) => message.confirmation(page).getByText(say('enquiry.form.sent'), { exact: true }),
    failure: say('enquiry.form.refused', { email: email.general }),
    blocked: blocked(say('live.failure.again', { email: email.general })),
    typed: message.valuesOf,
    posted: ['name="message"', 'ada@example.com'],
  },
  application: {
    address: application.jobPath,
    fill: async (page) => application.fill(page),
    button: application.submitButton,
    succeeded: (page) => said(page, application.succeeded),
    failure: application.failed,
    blocked: blocked(say('application.form.failedAgain', { email: email.careers })),
    async typed(page) {
      const names = Object.keys(application.applicant);
      const values = names.map((name) => application.field(page, name).inputValue());
      return [...(await Promise.all(values)), JSON.stringify(await application.attached(page))];
    },
    posted: ['name="lastName"', 'filename="resume-ada.pdf"', application.jobId],
  },
  newsletter: {
    address: '/',
    fill: async (page) => newsletterField(page).fill('ada@example.com'),
    button: (page) => newsletter(page).locator('button[type="submit"]'),
    succeeded: (page) => said(page, say('newsletter.toast.title')),
    failure: say('live.newsletter.failed', { email: email.general }),
    blocked: blocked(say('live.failure.again', { email: email.general })),
    typed: async (page) => [await newsletterField(page).inputValue()],
    posted: ['name="email"', 'ada@example.com'],
  },
};

for (const [name, form] of Object.entries(forms)) {
  test(`${name}: form data arrive at the endpoint, and the page says so`, async ({ page }) => {
    const requests = await takeForms(page, 'stored');
    await visit(page, form.address);
    await form.fill(page);
    await form.button(page).click();
    await expect(form.succeeded(page)).toBeVisible();
    expect(requests.map((request) => request.method())).toEqual(['POST']);
    expect(await requests[0]?.headerValue('content-type')).toMatch(/^multipart\/form-data/);
    const body = requests[0]?.postDataBuffer()?.toString() ?? '';
    for (const part of form.posted) expect(body).toContain(part);
    await expect(page.getByText(say('demonstration.done'))).toHaveCount(0);
  });

  for (const answer of ['refused', 'none'] as const)
    test.describe(`${name}: answer ${answer}`, () => {
      // The browser logs the failed request.
      test.use({ isConsoleWatched: false });

      test('the page says so, keeps what was typed, and the next try can succeed', async ({ page }) => {
        const requests = await takeForms(page, answer);
        await visit(page, form.address);
        await form.fill(page);
        const typed = await form.typed(page);
        await form.button(page).click();
        const failure = answer === 'none' ? form.blocked : form.failure;
        await expect(said(page, failure)).toBeVisible();
        expect(await form.typed(page)).toEqual(typed);
        // Next to the button too, until the next try.
        const beside = form.button(page).locator('xpath=ancestor::form//strong');
        await expect(beside.filter({ hasText: failure, visible: true })).toBeVisible();
        // Without an answer, the page also asks whether anything can be reached there.
        expect(requests.filter((request) => request.method() === 'POST')).toHaveLength(1);
        await page.unroute(formsEndpoint);
        await takeForms(page, 'stored');
        await form.button(page).click();
        await expect(form.succeeded(page)).toBeVisible();
      });
    });
}

test.describe('without scripts', () => {
  test.use({ javaScriptEnabled: false });

  for (const [name, form] of Object.entries(forms))
    test(`${name}: the browser posts the form, and Back leads to it`, async ({ page }) => {
      const requests = await takeForms(page, 'stored');
      await page.goto(form.address);
      await form.fill(page);
      await form.button(page).click();
      await expect(page).toHaveURL(formsEndpoint);
      expect(requests.map((request) => request.method())).toEqual(['POST']);
      const body = decodeURIComponent(requests[0]?.postDataBuffer()?.toString() ?? '');
      for (const part of form.posted) expect(body.replaceAll(/(\w+)=/g, 'name="$1"$&')).toContain(part);
      await page.goBack();
      await expectPage(page, form.address);
    });
});

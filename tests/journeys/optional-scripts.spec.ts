import { expect, type Page, type Route } from '@playwright/test';
import { readFileSync } from 'node:fs';
import { join } from 'node:path';
import * as v from 'valibot';
import { parse } from 'yaml';
import { contentSecurityPolicy } from '#server/site/security-headers.ts';
import { optionalScript, type OptionalScript } from '#content/site-file/site.ts';
import { projectFolder } from '#build/project-paths.ts';
import { pageOfFooter, say } from '#tests/support/site-under-test.ts';
import { expectPage, test, variant, visit } from '#tests/support/visit.ts';
import { footerLink } from './navigation-bar.ts';
import { standIns, type StandIn } from './optional-scripts.ts';

/** The scripts of docs/how-to/add-visitor-statistics.md, on pages that have them and under their policy. */

const guide = readFileSync(join(projectFolder, 'docs/how-to/add-visitor-statistics.md'), 'utf8');
const blocks = guide.matchAll(/^( *)```(?:yaml|diff sites\/acme\/site\.yaml)\n([\s\S]*?)\n *```$/gm);
const scripts = [...blocks].flatMap(([, indent = '', text = '']) => {
  // A block in a step is indented, and each line of a change has a sign.
  const value: unknown = parse(indent === '' ? text : text.replaceAll(/^ {3}[ +]/gm, ''));
  return v.parse(v.object({ scriptsAfterConsent: v.array(optionalScript) }), value).scriptsAfterConsent;
});

const origin = 'https://www.acme.test';

/** Serves the built site on another host, with a script in its page data and policy. */
async function serveWith(page: Page, script: OptionalScript, baseUrl: string): Promise<void> {
  const serve = async (route: Route) => {
    const { pathname } = new URL(route.request().url());
    // The server may close a connection that was kept just when it is used again.
    const response = await route.fetch({ url: `${baseUrl}${pathname}`, maxRetries: 2 });
    const headers = response.headers();
    if (!headers['content-type']?.startsWith('text/html')) return route.fulfill({ response });
    headers['content-security-policy'] = contentSecurityPolicy([script]);
    const body = (await response.text()).replace(
      '"shell":{',
      `"shell":{"scriptsAfterConsent":${JSON.stringify([script])},`,
    );
    return route.fulfill({ status: response.status(), headers, body });
  };
  // Fails when the test ends before a prefetched page has come.
  await page.route(`${origin}/**`, (route) => serve(route).catch(() => {}));
}

/** Answers for the vendor; returns what is counted. */
async function answerFor(page: Page, { scripts: files, collects }: StandIn): Promise<[string, string][]> {
  const counted: [string, string][] = [];
  for (const [address, body] of Object.entries(files))
    await page.route(
      (url) => url.href.startsWith(address),
      (route) => route.fulfill({ contentType: 'text/javascript', body }),
    );
  await page.route(
    (url) => url.href.startsWith(collects) && url.searchParams.has('address'),
    (route) => {
      const { searchParams } = new URL(route.request().url());
      counted.push([searchParams.get('address') ?? '', searchParams.get('title') ?? '']);
      return route.fulfill({ status: 204 });
    },
  );
  return counted;
}

test('the guide has a script for each stand-in', () => {
  expect(scripts.map(({ name }) => name).toSorted()).toEqual(Object.keys(standIns).toSorted());
});

test.describe('each page is counted once, and cookies are deleted when consent is withdrawn', () => {
  test.use({ stored: {} });

  for (const [index, script] of scripts.entries())
    test(`${script.name} (R080)`, variant(index), async ({ page, baseURL }) => {
      const standIn = standIns[script.name];
      if (!standIn) throw new Error(`no stand-in for ${script.name}`);
      await serveWith(page, script, baseURL ?? '');
      const counted = await answerFor(page, standIn);
      const shown = async (): Promise<[string, string]> => [page.url(), await page.title()];
      const choose = (key: 'cookies.acceptAll' | 'cookies.necessaryOnly') =>
        page
          .getByRole('complementary')
          .getByRole('button', { name: say(key) })
          .click();

      await visit(page, `${origin}/`);
      await choose('cookies.acceptAll');
      const home = await shown();
      await expect.poll(() => counted).toEqual([home]);
      await footerLink(page, pageOfFooter.name).click();
      await expectPage(page, `${origin}${pageOfFooter.address}`);
      const other = await shown();
      await expect.poll(() => counted).toEqual([home, other]);
      await page.goBack();
      await expectPage(page, `${origin}/`);
      await expect.poll(() => counted).toEqual([home, other, home]);

      const names = () => page.evaluate(() => document.cookie.split('; ').map((one) => one.split('=')[0]));
      await page.evaluate((cookies) => {
        for (const cookie of [...cookies, 'other=1', 'other=2; domain=acme.test'])
          document.cookie = `${cookie}; path=/`;
      }, standIn.cookies);
      expect(await names()).toHaveLength(standIn.cookies.length + 2);
      await page
        .getByRole('contentinfo')
        .getByRole('button', { name: say('footer.cookieSettings') })
        .click();
      const reloaded = page.waitForEvent('load');
      await choose('cookies.necessaryOnly');
      await reloaded;
      expect(await names()).toEqual(['other', 'other']);
      expect(counted).toHaveLength(3);
    });
});

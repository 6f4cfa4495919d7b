import { chromium, expect } from '@playwright/test';
import * as v from 'valibot';
import { defaultLanguage } from '../../config/locales.ts';
import { pathTo } from '../../config/routes.ts';
import { jobIds } from '../../content/jobs.ts';
import { browserArguments, findBrowser } from '../../test-support/browser.ts';
import { test } from './live-site.ts';

/** What a tool takes, as the browser made it from the form. */
const takenSchema = v.object({
  properties: v.record(v.string(), v.object({ description: v.pipe(v.string(), v.minLength(1)) })),
  required: v.array(v.string()),
});

const [jobId = ''] = jobIds();
const footer = 'subscribe_at_foot';
const cases: [path: string, tools: Record<string, string[]>][] = [
  [pathTo(defaultLanguage, 'contact'), { send_message: ['name', 'email', 'message'], [footer]: ['email'] }],
  [pathTo(defaultLanguage, 'home'), { subscribe_to_newsletter: ['email'], [footer]: ['email'] }],
  [
    pathTo(defaultLanguage, 'job', { jobId }),
    { apply_for_job: ['firstName', 'lastName', 'email', 'phone'], [footer]: ['email'] },
  ],
];

test('a browser offers each form to the visitor’s assistant, and finds nothing wrong in it', async ({
  site,
}) => {
  const browser = await chromium.launch({
    executablePath: await findBrowser(),
    args: [...browserArguments, '--enable-features=WebMCP'],
  });
  const page = await browser.newPage();
  const session = await page.context().newCDPSession(page);
  const tools = new Map<string, { description: string; taken: unknown }>();
  const issues: unknown[] = [];
  session.on('WebMCP.toolsAdded', (added) => {
    for (const { name, description, inputSchema } of added.tools)
      tools.set(name, { description, taken: inputSchema });
  });
  session.on('Audits.issueAdded', ({ issue }) => issues.push(issue));
  await session.send('Audits.enable');
  const refusal = await session.send('WebMCP.enable').then(
    () => '',
    (error: unknown) => String(error),
  );
  test.skip(refusal.includes("wasn't found"), 'this browser knows no tools of pages');
  expect(refusal).toBe('');
  for (const [path, wanted] of cases) {
    tools.clear();
    await page.goto(site.origin + path);
    await expect.poll(() => [...tools.keys()].toSorted(), path).toEqual(Object.keys(wanted).toSorted());
    for (const [name, required] of Object.entries(wanted)) {
      const { description = '', taken } = tools.get(name) ?? {};
      expect(description.length).toBeGreaterThan(20);
      // Every field says what it is.
      expect(v.parse(takenSchema, taken).required).toEqual(required);
    }
  }
  expect(issues).toEqual([]);
  await browser.close();
});

import { chromium, expect } from '@playwright/test';
import { defaultLanguage } from '../../config/locales.ts';
import { pathTo } from '../../config/routes.ts';
import { jobIds } from '../../content/jobs.ts';
import { browserArguments, findBrowser } from '../../test-support/browser.ts';
import { test } from './live-site.ts';

/** A tool as the browser offers it to an assistant. */
interface Tool {
  name: string;
  description: string;
  inputSchema: { properties: Record<string, { description?: string }>; required: string[] };
}

/** The protocol of the browser is newer than Playwright's types of it. */
interface DevTools {
  on(event: string, listener: (payload: never) => void): unknown;
  send(method: string): Promise<unknown>;
}

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
  const tools = new Map<string, Tool>();
  const issues: unknown[] = [];
  const devtools: DevTools = session;
  devtools.on('WebMCP.toolsAdded', (added: { tools: Tool[] }) => {
    for (const tool of added.tools) tools.set(tool.name, tool);
  });
  devtools.on('Audits.issueAdded', ({ issue }: { issue: unknown }) => issues.push(issue));
  await devtools.send('Audits.enable');
  await devtools.send('WebMCP.enable');
  for (const [path, wanted] of cases) {
    tools.clear();
    await page.goto(site.origin + path);
    await expect.poll(() => [...tools.keys()].toSorted(), path).toEqual(Object.keys(wanted).toSorted());
    for (const [name, required] of Object.entries(wanted)) {
      const { description, inputSchema } = tools.get(name)!;
      expect(description.length).toBeGreaterThan(20);
      expect(inputSchema.required).toEqual(required);
      for (const [field, { description: label }] of Object.entries(inputSchema.properties))
        expect(label, `${path} ${field}`).toBeTruthy();
    }
  }
  expect(issues).toEqual([]);
  await browser.close();
});

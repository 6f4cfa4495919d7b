import { expect, type Page } from '@playwright/test';
import { collectConsole, test, visit } from '../visit.ts';
import {
  accessibilityProblems,
  collectRequestProblems,
  overflowProblems,
  policyViolations,
  watchPolicy,
} from './page-checks.ts';

/** Each browser check is shown a fault, so that none of them can fall asleep. */

test.use({ isConsoleWatched: false });

const plant = (page: Page, html: string) =>
  page.evaluate((markup) => document.querySelector('main')?.insertAdjacentHTML('beforeend', markup), html);

test('axe finds a button without a name', async ({ page }) => {
  await visit(page, '/');
  await plant(page, '<button type="button"></button>');
  expect((await accessibilityProblems(page)).join('\n')).toContain('button-name');
});

test('a box that is too wide is found, also where the body clips it', async ({ page }) => {
  await visit(page, '/');
  expect(await overflowProblems(page)).toEqual([]);
  await plant(page, '<div class="planted">wide</div>');
  await page.evaluate(() =>
    document.querySelector<HTMLElement>('.planted')?.style.setProperty('width', '3000px'),
  );
  expect((await overflowProblems(page)).join('\n')).toContain('planted');
});

test('a blocked style is a violation of the policy, and the console says so', async ({ page }) => {
  const said = collectConsole(page);
  await watchPolicy(page);
  await visit(page, '/');
  await plant(page, '<p style="color: red">red</p>');
  await expect.poll(() => policyViolations(page)).toHaveLength(1);
  expect(said.join('\n')).toContain('Content Security Policy');
});

test('a request that fails, sends something or leaves the origin is found', async ({ page, baseURL }) => {
  const problems = collectRequestProblems(page, baseURL ?? '');
  await visit(page, '/');
  await page.evaluate(async () => {
    await fetch('/assets/gone.js');
    await fetch('/', { method: 'POST' });
  });
  // The policy keeps a page from asking elsewhere, so the visitor goes there.
  await expect(page.goto('https://elsewhere.invalid/')).rejects.toThrow();
  const all = problems.join('\n');
  expect(all).toContain('/assets/gone.js answers 404');
  expect(all).toContain('POST');
  expect(all).toContain('https://elsewhere.invalid/ leaves the origin');
});

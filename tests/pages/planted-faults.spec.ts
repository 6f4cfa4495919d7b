import { expect, type Page } from '@playwright/test';
import { collectConsole, test, visit } from '#tests/support/visit.ts';
import { brokenWords } from './broken-words.ts';
import {
  accessibilityProblems,
  overflowProblems,
  policyViolations,
  watchPolicy,
  watchRequests,
} from './page-checks.ts';
import { targetPx, targetSizeProblems } from './target-size.ts';
import { changeText, textProblems } from './text-fit.ts';
import { wordsOnDrawings } from './text-on-drawings.ts';

/** Each browser check gets a fault that it must find. */

// The policy refuses texts as markup, which is how the faults are planted.
test.use({ isConsoleWatched: false, bypassCSP: true });

const plant = (page: Page, html: string) =>
  page.evaluate((markup) => document.querySelector('main')?.insertAdjacentHTML('beforeend', markup), html);

test('axe finds a button without a name, and a box that is too wide is found where the body clips it', async ({
  page,
}) => {
  await visit(page, '/');
  expect(await overflowProblems(page)).toEqual([]);
  await plant(page, '<button type="button"></button><div class="planted" style="width: 3000px">wide</div>');
  expect((await accessibilityProblems(page)).join('\n')).toContain('button-name');
  expect((await overflowProblems(page)).join('\n')).toContain('planted');
});

test('text that is clipped, overflows or overlaps when enlarged or spaced is found', async ({ page }) => {
  await visit(page, '/');
  expect(await textProblems(page)).toEqual([]);
  await plant(
    page,
    `<p style="width: 90px; overflow: hidden; white-space: nowrap">cut off text</p>
    <p style="height: 26px; width: 90px; border: 1px solid">sticking out</p>
    <p>one</p><p style="margin-top: -1.4lh">two</p>`,
  );
  await changeText(page, 'doubled');
  const doubled = (await textProblems(page)).join('\n');
  expect(doubled).toContain('"cut off text" is cut off');
  expect(doubled).toContain('"sticking out" sticks out');
  expect(doubled).toContain('"two" lie over each other');
  await changeText(page, 'spaced');
  expect((await textProblems(page)).join('\n')).toContain('"cut off text" is cut off');
});

test('a word that is broken without a hyphen is found, one with a soft hyphen is not', async ({ page }) => {
  await visit(page, '/');
  expect(await brokenWords(page)).toEqual([]);
  const words = ['internationalization', 'inter&shy;national', 'two words'];
  await plant(page, words.map((word) => `<p style="width: 80px">${word}</p>`).join(''));
  expect(await brokenWords(page)).toEqual(['<p> "internationalization" is broken']);
});

test('text and buttons over a drawing are found, unless a background separates them', async ({ page }) => {
  await visit(page, '/');
  await plant(
    page,
    `<div style="position: relative; isolation: isolate; width: 300px; height: 300px">
    <svg viewBox="0 0 10 10" style="position: absolute; z-index: -1; inset: 0; width: 300px; height: 300px"><path d="M0 5h10v5H0z"/></svg>
    <p>beside it</p><p style="position: absolute; top: 200px">on it</p>
    <p style="position: absolute; top: 240px; background: white">covered</p>
    <button type="button" style="position: absolute; top: 118px; height: 30px; border: 1px solid">at it</button></div>`,
  );
  const found = (await wordsOnDrawings(page)).filter((problem) => / it"|covered/.test(problem));
  expect(found.map((problem) => /"(.*)"/.exec(problem)?.[1])).toEqual(['on it', 'at it']);
});

test('a target that is too small is found, one in a sentence is not', async ({ page }) => {
  await visit(page, '/');
  const small = (name: string) =>
    `<button type="button" class="small" style="width: 16px; height: 16px; padding: 0; border: 0">${name}</button>`;
  await plant(
    page,
    `<p>${small('a')}${small('b')}</p><p>A sentence with <a href="/" class="inline">a link</a> in it.</p>`,
  );
  for (const leastPx of Object.values(targetPx)) {
    const problems = (await targetSizeProblems(page, leastPx)).join('\n');
    expect(problems).toContain('class="small"');
    expect(problems).not.toContain('class="inline"');
  }
});

test.describe('the policy', () => {
  test.use({ bypassCSP: false });

  test('a blocked style is a violation of it, and the console says so', async ({ page }) => {
    const said = collectConsole(page);
    await watchPolicy(page);
    await visit(page, '/');
    await page.evaluate(() => document.querySelector('main p')?.setAttribute('style', 'color: red'));
    await expect.poll(() => policyViolations(page)).toHaveLength(1);
    expect(said.join('\n')).toContain('Content Security Policy');
  });
});

test('a request that fails, sends something or leaves the origin is found', async ({ page, baseURL }) => {
  const problems = watchRequests(page, baseURL ?? '');
  await visit(page, '/');
  await page.evaluate(async () => {
    await fetch('/assets/gone.js');
    await fetch('/', { method: 'POST' });
  });
  // The page's policy forbids requests elsewhere, so navigate there.
  await expect(page.goto('https://elsewhere.invalid/')).rejects.toThrow();
  const all = (await problems()).join('\n');
  expect(all).toContain('/assets/gone.js answers 404');
  expect(all).toContain('POST');
  expect(all).toContain('https://elsewhere.invalid/ leaves the origin');
});

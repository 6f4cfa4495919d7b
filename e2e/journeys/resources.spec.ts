import { expect, type Page } from '@playwright/test';
import { test, visit } from '../visit.ts';

/** Resources: three tabs with an address each, documents, and answers (SPEC section 2, Resources). */

const tab = (page: Page, name: string) => page.getByRole('tab', { name, exact: true });

async function expectOpenTab(page: Page, name: string): Promise<void> {
  await expect(tab(page, name)).toHaveAttribute('aria-selected', 'true');
  await expect(page.getByRole('tab', { selected: true })).toHaveCount(1);
  await expect(page.getByRole('tabpanel')).toHaveCount(1);
  await expect(page.getByRole('tabpanel', { name, exact: true })).toBeVisible();
}

/** The title in the HTML of an address. */
async function titleOf(page: Page, path: string): Promise<string> {
  const html = await (await page.request.get(path)).text();
  return /<title>(.*?)<\/title>/.exec(html)?.[1] ?? '';
}

test('/resources has three tabs, case studies open (R035, R232, R233)', async ({ page }) => {
  await visit(page, '/resources');
  await expect(page.getByRole('heading', { level: 1 })).toHaveText('Resources');
  const names = await page
    .getByRole('tab')
    .evaluateAll((tabs) => tabs.map((one) => one.firstChild?.textContent));
  expect(names).toEqual(['Case Studies', 'White Papers', 'FAQ']);
  await expectOpenTab(page, 'Case Studies');
});

test('four case studies, each with a document that downloads (R234, R235)', async ({ page }) => {
  await visit(page, '/resources');
  const panel = page.getByRole('tabpanel');
  await expect(panel.getByRole('heading', { level: 2 })).toHaveText([
    'Cloud Migration for Financial Services',
    'Healthcare App Development',
    'DevOps Transformation',
    'Cybersecurity Audit',
  ]);
  const links = panel.getByRole('link', { name: 'Download Case Study' });
  await expect(links).toHaveCount(4);
  for (const link of await links.all()) {
    const response = await page.request.get((await link.getAttribute('href')) ?? '');
    expect(response.status()).toBe(200);
    expect(response.headers()['content-type']).toBe('application/pdf');
  }
  const download = page.waitForEvent('download');
  await links.first().click();
  expect((await download).suggestedFilename()).toBe('cloud-migration-financial-services.pdf');
  await expect(page).toHaveURL('/resources');
});

test('four white papers with a document each (R236, R237)', async ({ page }) => {
  await visit(page, '/resources/white-papers');
  await expectOpenTab(page, 'White Papers');
  const panel = page.getByRole('tabpanel');
  await expect(panel.getByRole('heading', { level: 2 })).toHaveText([
    'The Future of Cloud Computing',
    'The Zero Trust Security Model',
    'Blockchain in the Enterprise',
    'AI-Powered Analytics',
  ]);
  const links = panel.getByRole('link', { name: 'Read White Paper' });
  await expect(links).toHaveCount(4);
  for (const link of await links.all()) {
    const href = (await link.getAttribute('href')) ?? '';
    expect(new URL(href, page.url()).origin).toBe(new URL(page.url()).origin);
    const response = await page.request.get(href);
    expect(response.status()).toBe(200);
    expect((await response.body()).toString('latin1')).toMatch(/^%PDF-/);
  }
});

test('five questions with their answers in view, durations and certifications among them (R016, R017, R238)', async ({
  page,
}) => {
  await visit(page, '/resources/faq');
  await expectOpenTab(page, 'FAQ');
  const cards = page.getByRole('tabpanel').getByRole('listitem');
  await expect(cards).toHaveCount(5);
  for (const card of await cards.all()) {
    await expect(card.getByRole('heading', { level: 2 })).toBeVisible();
    await expect(card.getByRole('paragraph')).toBeVisible();
  }
  const certifications = cards.filter({ hasText: 'certifications do you hold' });
  for (const name of ['ISO 27001', 'SOC 2 Type II', 'HIPAA compliance'])
    await expect(certifications).toContainText(name);
  const migration = cards.filter({ hasText: 'How long does a cloud migration take' });
  for (const duration of ['2-4 months', '6-12 months']) await expect(migration).toContainText(duration);
});

for (const [path, name] of [
  ['/resources/case-studies', 'Case Studies'],
  ['/resources/white-papers', 'White Papers'],
  ['/resources/faq', 'FAQ'],
  ['/de/resources/faq', 'FAQ'],
] as const) {
  test(`${path} opens its own tab under its own title (R232, R233)`, async ({ page }) => {
    await visit(page, path);
    await expectOpenTab(page, name);
    expect(await titleOf(page, path)).not.toBe(await titleOf(page, '/resources'));
  });
}

test('a tab changes address and title without a fade or a jump, and Back returns (R043, R232)', async ({
  page,
}) => {
  // A low window: if Playwright centres what it clicks, the page stays scrolled.
  await page.setViewportSize({ width: 1440, height: 400 });
  await visit(page, '/resources');
  const faqTitle = await titleOf(page, '/resources/faq');
  await page.evaluate(() => {
    document.addEventListener('animationstart', ({ target }) => {
      if (target instanceof Element && target.matches('main')) document.documentElement.dataset.hasFaded = '';
    });
    scrollTo(0, 120);
    document.addEventListener('click', () => {
      document.documentElement.dataset.scrolledTo = String(scrollY);
    });
  });

  await tab(page, 'FAQ').click();
  await expectOpenTab(page, 'FAQ');
  await expect(page).toHaveURL('/resources/faq');
  await expect(page).toHaveTitle(faqTitle);
  await expect(tab(page, 'FAQ')).toBeFocused();
  const place = Number(await page.locator('html').getAttribute('data-scrolled-to'));
  expect(place).toBeGreaterThan(0);
  expect(await page.evaluate(() => scrollY)).toBe(place);

  await page.goBack();
  await expect(page).toHaveURL('/resources');
  await expectOpenTab(page, 'Case Studies');
  await expect(page).toHaveTitle(await titleOf(page, '/resources'));
  await page.goForward();
  await expectOpenTab(page, 'FAQ');
  await expect(page).toHaveTitle(faqTitle);
  await expect(page.locator('html')).not.toHaveAttribute('data-has-faded');
});

test('the language switch keeps the tab that is open (R232)', async ({ page }) => {
  await visit(page, '/resources');
  await tab(page, 'White Papers').click();
  await expect(page).toHaveTitle(await titleOf(page, '/resources/white-papers'));
  await page.getByRole('button', { name: /Language/ }).click();
  await page.getByRole('link', { name: 'Deutsch' }).click();
  await expect(page).toHaveURL('/de/resources/white-papers');
  await expectOpenTab(page, 'Whitepaper');
});

test('another link to a tab is a page change, to the top (R042)', async ({ page }) => {
  await visit(page, '/resources');
  await page.getByRole('contentinfo').getByRole('link', { name: 'FAQ' }).click();
  await expect(page).toHaveURL('/resources/faq');
  await expectOpenTab(page, 'FAQ');
  await expect(page.getByRole('heading', { level: 1 })).toBeFocused();
  await expect.poll(() => page.evaluate(() => scrollY)).toBe(0);
});

test('arrow keys, Home and End go round the tabs, which are one stop of the Tab key (R232)', async ({
  page,
}) => {
  await visit(page, '/resources');
  await tab(page, 'Case Studies').focus();
  for (const [key, name] of [
    ['ArrowRight', 'White Papers'],
    ['ArrowRight', 'FAQ'],
    ['ArrowRight', 'Case Studies'],
    ['ArrowLeft', 'FAQ'],
    ['Home', 'Case Studies'],
    ['End', 'FAQ'],
  ] as const) {
    await page.keyboard.press(key);
    await expect(tab(page, name)).toBeFocused();
    await expectOpenTab(page, name);
  }
  await expect(page).toHaveURL('/resources/faq');
  await page.keyboard.press('Tab');
  await expect(page.getByRole('tabpanel', { name: 'FAQ' })).toBeFocused();
  await page.keyboard.press('Shift+Tab');
  await expect(tab(page, 'FAQ')).toBeFocused();
});

test('keys that are quicker than the pages of the tabs keep the focus in the list (R232)', async ({
  page,
}) => {
  await visit(page, '/resources/case-studies');
  const { promise: pressed, resolve: goOn } = Promise.withResolvers<void>();
  await page.route('**/resources/faq', async (route) => {
    await pressed;
    await route.abort();
  });
  await tab(page, 'Case Studies').focus();
  await page.keyboard.press('End');
  await expectOpenTab(page, 'FAQ');
  await page.keyboard.press('Home');
  await expectOpenTab(page, 'Case Studies');
  await expect(page).toHaveURL('/resources/case-studies');
  await expect(page.locator('html')).not.toHaveAttribute('data-navigating');
  await expect(tab(page, 'Case Studies')).toBeFocused();
  goOn();
});

test.describe('without JavaScript', () => {
  test.use({ javaScriptEnabled: false });

  test('the tabs are links that lead to their panel (R232)', async ({ page }) => {
    await page.goto('/resources');
    await expect(page.getByRole('heading', { name: 'Cybersecurity Audit' })).toBeVisible();
    await tab(page, 'FAQ').click();
    await expect(page).toHaveURL('/resources/faq');
    await expect(page.getByRole('heading', { name: 'How long does a cloud migration take?' })).toBeVisible();
    await expect(page.getByRole('heading', { name: 'Cybersecurity Audit' })).toBeHidden();
  });
});

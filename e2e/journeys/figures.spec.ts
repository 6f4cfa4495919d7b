import { expect, type Locator, type Page } from '@playwright/test';
import { brand } from '../../config/brand.ts';
import type { ServiceBlock } from '../../content/services.ts';
import { hasPage } from '../../content/site-pages.ts';
import { addressOfService, say, services } from '../site-under-test.ts';
import { test, visit } from '../visit.ts';

/** The figures that answer: by pointer or touch, by keyboard, and in a sentence that is announced. */

/** The first service with a block for which something holds, by its address, and that block. */
function blockWhere<Block extends ServiceBlock>(holds: (block: ServiceBlock) => block is Block) {
  for (const { id, page } of services) {
    const block = Object.values(page.blocks).find(holds);
    if (block) return { address: addressOfService(id), block };
  }
  return undefined;
}

const spans = blockWhere(
  (block): block is Extract<ServiceBlock, { kind: 'spans' }> => block.kind === 'spans' && !!block.estate,
);
const shares = blockWhere(
  (block): block is Extract<ServiceBlock, { kind: 'chart' }> => block.kind === 'chart' && !!block.weighs,
);
const loop = blockWhere(
  (block): block is Extract<ServiceBlock, { kind: 'stack' }> =>
    block.kind === 'stack' && block.look === 'loop' && block.groups.length === 6,
);
const answered = blockWhere(
  (block): block is Extract<ServiceBlock, { kind: 'chart' }> => block.kind === 'chart' && !!block.answered,
);

/** The figure that says something; scrolled to, and alive. */
async function figureOn(page: Page, address: string): Promise<Locator> {
  await visit(page, address);
  const figure = page.locator('[data-figure]').first();
  await figure.scrollIntoViewIfNeeded();
  await expect(figure).toHaveAttribute('data-figure', 'alive');
  return figure;
}

/** An `output` is announced when its words change (role "status"). */
const says = (figure: Locator) => figure.getByRole('status');

test.describe('how long a migration takes', () => {
  test.skip(!spans, 'no service has an estate');

  test('the slider draws the own bar and says the weeks, by keyboard', async ({ page }) => {
    const figure = await figureOn(page, spans?.address ?? '');
    const bar = figure.locator('[data-own] rect').first();
    const slider = figure.getByRole('slider');
    await slider.focus();
    await page.keyboard.press('Home');
    const least = await says(figure).textContent();
    const width = await bar.getAttribute('width');
    await page.keyboard.press('End');
    const sizes = spans?.block.estate?.sizes.flat() ?? [];
    await expect(says(figure)).toContainText(String(sizes.at(-1)));
    await expect(says(figure)).not.toHaveText(least ?? '');
    await expect(bar).not.toHaveAttribute('width', width ?? '');
    await expect(bar).toHaveAttribute('width', '100.000%');
  });

  test('the slider follows the pointer', async ({ page }) => {
    const figure = await figureOn(page, spans?.address ?? '');
    const before = await says(figure).textContent();
    const box = await figure.getByRole('slider').boundingBox();
    await page.mouse.click((box?.x ?? 0) + (box?.width ?? 0) * 0.9, (box?.y ?? 0) + (box?.height ?? 0) / 2);
    await expect(says(figure)).not.toHaveText(before ?? '');
  });
});

test.describe('what a visit weighs', () => {
  test.skip(!shares, 'no service weighs');

  test('the button weighs it, on the scale of the chart, part by part', async ({ page }) => {
    const figure = await figureOn(page, shares?.address ?? '');
    await figure.getByRole('button').focus();
    await page.keyboard.press('Enter');
    for (const { name } of shares?.block.items ?? []) await expect(says(figure)).toContainText(name);
    const widths = await figure
      .locator('[data-visit] rect')
      .evaluateAll((parts) => parts.map((part) => Number.parseFloat(part.getAttribute('width') ?? '')));
    expect(widths.every((width) => width > 0 && width <= 100)).toBe(true);
  });
});

test.describe('a release', () => {
  test.skip(!loop, 'no service has a drawn loop');
  const stages = loop?.block.groups.map(({ name }) => name) ?? [];

  test('walks from stage to stage at each press, and from the last to the first', async ({ page }) => {
    const figure = await figureOn(page, loop?.address ?? '');
    await expect(says(figure)).toContainText(stages[0] ?? '');
    await figure.getByRole('button', { name: say('figure.walk.next') }).focus();
    for (const stage of [...stages.slice(1), stages[0] ?? '']) {
      await page.keyboard.press('Space');
      await expect(says(figure)).toContainText(stage);
    }
  });

  test('goes to the stage under the pointer, and shows its tools', async ({ page }) => {
    const figure = await figureOn(page, loop?.address ?? '');
    await figure.locator('li[data-stage="3"]').hover();
    await expect(says(figure)).toContainText(stages[3] ?? '');
    await expect(figure.locator('div[data-now]')).toHaveCount(3);
  });
});

test.describe('who answers', () => {
  test.skip(brand.officeHours.timeZone === undefined, 'the site does not name its time zone');

  const addresses = [...(hasPage('contact') ? ['/contact'] : []), ...(answered ? [answered.address] : [])];
  for (const address of addresses) {
    test(`${address} begins with the time of the visit, on the clock of the office`, async ({ page }) => {
      const now = new Date('2026-11-22T11:12:00Z');
      await page.clock.setFixedTime(now);
      const figure = await figureOn(page, address);
      const clock = new Intl.DateTimeFormat('en-GB', {
        minute: '2-digit',
        timeZone: brand.officeHours.timeZone,
      });
      await expect(says(figure)).toContainText(brand.address.city);
      await expect(says(figure)).toContainText(`:${clock.format(now).padStart(2, '0')}`);
      const closed = await says(figure).textContent();
      // Monday, one step after the office has opened.
      const slider = figure.getByRole('slider');
      await slider.focus();
      await page.keyboard.press('Home');
      await expect(figure.locator('[data-needle] rect')).toHaveAttribute('x', '0.00%');
      const [hours = 0] = brand.officeHours.opens.split(':').map(Number);
      for (let step = 0; step < (hours + 1) * 2; step += 1) await page.keyboard.press('ArrowRight');
      await expect(says(figure)).not.toHaveText(closed ?? '');
    });
  }
});

test.describe('without scripts', () => {
  test.use({ javaScriptEnabled: false });
  test.skip(!spans, 'no service has an estate');

  test('a figure is a still that says what it shows, without controls', async ({ page }) => {
    await page.goto(spans?.address ?? '');
    const figure = page.locator('[data-figure]').first();
    await expect(says(figure)).toContainText(String(spans?.block.estate?.start));
    await expect(figure.getByRole('slider')).toBeHidden();
  });
});

test('the code of a figure arrives when it is near, and nothing moves for it', async ({ page }) => {
  test.skip(!spans, 'no service has an estate');
  const asked: string[] = [];
  page.on('request', (request) => asked.push(new URL(request.url()).pathname));
  await visit(page, spans?.address ?? '');
  const figure = page.locator('[data-figure]').first();
  expect(asked.filter((path) => path.includes('/estate-'))).toEqual([]);
  const height = await figure.evaluate((element) => element.getBoundingClientRect().height);
  await figure.scrollIntoViewIfNeeded();
  await expect(figure).toHaveAttribute('data-figure', 'alive');
  expect(asked.filter((path) => path.includes('/estate-'))).toHaveLength(1);
  expect(await figure.evaluate((element) => element.getBoundingClientRect().height)).toBe(height);
});

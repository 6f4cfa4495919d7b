import { expect, type Locator } from '@playwright/test';
import { brand } from '../../shared/brand.ts';
import { figureOn, loop, plan, ring, says, shares, spans, weeks } from '../support/figures-under-test.ts';
import { say } from '../support/site-under-test.ts';
import { test, visit } from '../support/visit.ts';

/** Interactive figures: by pointer or touch, by keyboard, and with an announced sentence. */

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
});

test.describe('what a visit weighs', () => {
  test.skip(!shares, 'no service weighs');

  test('the button weighs it, on the scale of the chart, part by part', async ({ page }) => {
    const figure = await figureOn(page, shares?.address ?? '');
    await figure.getByRole('button').focus();
    await page.keyboard.press('Enter');
    for (const size of await figure.locator('[data-here]').all()) await expect(size).toContainText(/\d/);
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
});

test.describe('who answers', () => {
  for (const address of weeks) {
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
      // Monday, one step after opening time.
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

test.describe('a query plan', () => {
  test.skip(!plan, 'no service has query plans');
  const field = (figure: Locator) => figure.getByRole('textbox', { name: say('figure.plan.paste') });
  const steps = (figure: Locator) => figure.getByRole('listitem');

  test('is pasted, drawn and sent nowhere; what is no plan is said to be none, and nothing is drawn', async ({
    page,
  }) => {
    const figure = await figureOn(page, plan?.address ?? '');
    const asked: string[] = [];
    // Drawings further below, and fonts for pasted text, may still load.
    page.on('request', (request) => {
      if (request.method() !== 'GET' || !/\/(?:art|fonts)\//.test(request.url())) asked.push(request.url());
    });
    await field(figure).fill(
      'Sort  (cost=9.0..9.1 rows=1 width=4) (actual time=9.0..10.0 rows=1 loops=1)\n' +
        '  ->  Seq Scan on <b>bills</b>  (cost=0.0..8.0 rows=1 width=4) (actual time=0.0..9.0 rows=1 loops=1)',
    );
    await expect(steps(figure)).toHaveCount(2);
    await expect(figure.locator('[data-slow]')).toContainText('Seq Scan on <b>bills</b>');
    await expect(says(figure)).toContainText('Seq Scan on <b>bills</b>');
    expect(asked).toEqual([]);
    for (const text of ['why is it slow?', '<img src=x onerror=alert(1)>']) {
      await field(figure).fill(text);
      await expect(says(figure)).toHaveText(say('figure.plan.unknown'));
      await expect(steps(figure)).toHaveCount(0);
    }
  });

  test('of 5 MB is refused before it is in the field', async ({ page }) => {
    const figure = await figureOn(page, plan?.address ?? '');
    await field(figure).focus();
    await page.keyboard.insertText('-> x '.repeat(1_000_000));
    await expect(says(figure)).toContainText(/4[.,]8/);
    await expect(field(figure)).toHaveValue('');
  });
});

test.describe('a ring of columns', () => {
  test.skip(!ring, 'no service draws a ring');

  test('the slider takes one out, says what is exposed, and puts it back', async ({ page }) => {
    const figure = await figureOn(page, ring?.address ?? '');
    const closed = await figure.locator('use').first().getAttribute('href');
    await figure.getByRole('slider').focus();
    await page.keyboard.press('ArrowRight');
    await expect(figure.locator('use').first()).not.toHaveAttribute('href', closed ?? '');
    await expect(figure.locator('text[data-out]')).toHaveText('1');
    await page.keyboard.press('Home');
    await expect(figure.locator('use').first()).toHaveAttribute('href', closed ?? '');
    await expect(figure.locator('text[data-out]')).toHaveCount(0);
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

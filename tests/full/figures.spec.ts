import { expect, type Locator } from '@playwright/test';
import { brand } from '../../shared/brand.ts';
import { unprefixedPath } from '../../shared/routes.ts';
import { look } from '../../shared/site.ts';
import { hasPage } from '../../content/site-pages.ts';
import { withoutSoftHyphens } from '../../shared/i18n/plain-text.ts';
import { figureOn, loop, plan, ring, says, shares, spans, weeks } from '../support/figures-under-test.ts';
import { jobs, say } from '../support/site-under-test.ts';
import { expectPage, test, visit } from '../support/visit.ts';

/** The figures that answer: by pointer or touch, by keyboard, and in a sentence that is announced. */

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
    await figure.locator('li[data-stop="3"]').hover();
    await expect(says(figure)).toContainText(stages[3] ?? '');
    await expect(figure.locator('div[data-now]')).toHaveCount(3);
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

test.describe('a query plan', () => {
  test.skip(!plan, 'no service has query plans');
  const field = (figure: Locator) => figure.getByRole('textbox', { name: say('figure.plan.paste') });
  const steps = (figure: Locator) => figure.getByRole('listitem');

  test('is picked with the keyboard, and its slowest step glows', async ({ page }) => {
    const figure = await figureOn(page, plan?.address ?? '');
    const before = await says(figure).textContent();
    const { plans = [], items = [] } = plan?.block ?? {};
    test.skip(plans.length < 2, 'there is one plan');
    await figure.getByRole('radio', { name: items[0]?.name ?? '' }).focus();
    await page.keyboard.press('ArrowDown');
    await expect(steps(figure)).toHaveCount(plans[1]?.match(/\(cost=/g)?.length ?? 0);
    await expect(says(figure)).not.toHaveText(before ?? '');
    await expect(figure.locator('[data-slow]')).toHaveCount(1);
  });

  test('is pasted, drawn and sent nowhere', async ({ page }) => {
    const figure = await figureOn(page, plan?.address ?? '');
    const asked: string[] = [];
    // Drawings further below and letters of what is pasted may still arrive.
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
  });

  for (const [what, text] of [
    ['nonsense', 'why is it slow?'],
    ['HTML', '<img src=x onerror=alert(1)>'],
  ] as const) {
    test(`${what} is said to be no plan, and the drawing stays`, async ({ page }) => {
      const figure = await figureOn(page, plan?.address ?? '');
      const count = await steps(figure).count();
      await field(figure).fill(text);
      await expect(says(figure)).toHaveText(say('figure.plan.unknown'));
      await expect(steps(figure)).toHaveCount(count);
    });
  }

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

test('a drawn column of the roster opens its job', async ({ page }) => {
  test.skip(!hasPage('careers') || look !== 'basalt' || jobs.length === 0, 'no open roles are drawn');
  await visit(page, '/careers');
  const [job] = jobs;
  const column = page
    .getByRole('main')
    .locator('svg a')
    .and(page.getByRole('link', { name: withoutSoftHyphens(job?.title ?? ''), exact: true }));
  await column.focus();
  await expect(column.locator('xpath=following-sibling::*')).toHaveCSS('opacity', '1');
  await column.click();
  await expectPage(page, unprefixedPath('job', { jobId: job?.id ?? '' }));
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

import { expect, type Locator, type Page } from '@playwright/test';
import {
  figureOn,
  loop,
  pagesWithFigures,
  ring,
  says,
  shares,
  spans,
} from '../support/figures-under-test.ts';
import { say } from '../support/site-under-test.ts';
import { test } from '../support/visit.ts';

/** Interactive figures: by touch and with reduced motion, and without scripts. */

/** Records movements in the figure from now on; fades are allowed. */
const watchMotion = (figure: Locator) =>
  figure.evaluate((frame) => {
    frame.addEventListener('transitionrun', (event) => {
      const property = event instanceof TransitionEvent ? event.propertyName : '';
      if (!/color|opacity/.test(property)) frame.setAttribute('data-moves', property);
    });
  });

/** Waits two frames, in which transitions of the last change start. */
const drawn = (figure: Locator) =>
  figure.evaluate(async () => {
    for (let frame = 0; frame < 2; frame += 1) await new Promise((resolve) => requestAnimationFrame(resolve));
  });

/** The action changes the figure's sentence, and nothing moves. */
async function answers(figure: Locator, act: () => Promise<unknown>): Promise<void> {
  const before = (await says(figure).textContent()) ?? '';
  await watchMotion(figure);
  await act();
  await expect(says(figure)).not.toHaveText(before);
  await drawn(figure);
  await expect(figure).not.toHaveAttribute('data-moves');
}

/** Touches the middle of the slider, moves by this many pixels, and releases. */
async function swipe(page: Page, slider: Locator, way: { x: number; y: number }): Promise<void> {
  const box = await slider.boundingBox();
  if (!box) throw new Error('The slider is not shown');
  const [x, y] = [box.x + box.width / 2, box.y + box.height / 2];
  const session = await page.context().newCDPSession(page);
  const touch = (type: 'touchStart' | 'touchMove' | 'touchEnd', touchPoints: { x: number; y: number }[]) =>
    session.send('Input.dispatchTouchEvent', { type, touchPoints });
  await touch('touchStart', [{ x, y }]);
  for (const share of [0.1, 0.25, 0.5, 0.75, 1])
    await touch('touchMove', [{ x: x + way.x * share, y: y + way.y * share }]);
  await touch('touchEnd', []);
}

test.describe('by touch, on a phone, under reduced motion', () => {
  test.use({ viewport: { width: 390, height: 844 }, hasTouch: true, isMobile: true });
  test.beforeEach(({ page }) => page.emulateMedia({ reducedMotion: 'reduce' }));

  test('a slider follows the finger, and stays where it was when the finger scrolls the page', async ({
    page,
  }) => {
    const address = [spans, ring].find((figure) => figure)?.address;
    test.skip(address === undefined, 'the site has none of them');
    const figure = await figureOn(page, address ?? '');
    const slider = figure.getByRole('slider');
    await answers(figure, () => swipe(page, slider, { x: 120, y: 12 }));
    const [value, said] = [await slider.inputValue(), (await says(figure).textContent()) ?? ''];
    const before = await page.evaluate(() => scrollY);
    await swipe(page, slider, { x: 4, y: -160 });
    await expect.poll(() => page.evaluate(() => scrollY)).toBeGreaterThan(before);
    await expect(slider).toHaveValue(value);
    await expect(says(figure)).toHaveText(said);
  });

  test('buttons and drawn parts take a tap: a release, a weight', async ({ page }) => {
    test.skip(!loop && !shares, 'the site has neither');
    if (loop) {
      const figure = await figureOn(page, loop.address);
      await answers(figure, () => figure.locator('li[data-stop="2"]').tap());
      await answers(figure, () => figure.getByRole('button', { name: say('figure.walk.next') }).tap());
    }
    if (shares) {
      const figure = await figureOn(page, shares.address);
      await answers(figure, () => figure.getByRole('button').tap());
    }
  });

  test('a column of the ring is pressed on the drawing, and goes back', async ({ page }) => {
    test.skip(!ring, 'no service draws a ring');
    const figure = await figureOn(page, ring?.address ?? '');
    const third = await figure.locator('text').nth(2).boundingBox();
    const press = () =>
      page.touchscreen.tap(
        (third?.x ?? 0) + (third?.width ?? 0) / 2,
        (third?.y ?? 0) + (third?.height ?? 0) / 2,
      );
    await press();
    await expect(figure.getByRole('slider')).toHaveValue('3');
    await expect(figure.locator('text[data-out]')).toHaveText('3');
    await press();
    await expect(figure.getByRole('slider')).toHaveValue('0');
  });
});

test.describe('without scripts', () => {
  test.use({ javaScriptEnabled: false });

  test('every figure is a still that says what it shows, without controls', async ({ page }) => {
    for (const address of pagesWithFigures) {
      await page.goto(address);
      const figures = page.locator('[data-figure]');
      await expect(figures.first(), address).toBeVisible();
      await expect(says(figures.first()), address).not.toBeEmpty();
      await expect(figures.locator('input, button, textarea').filter({ visible: true }), address).toHaveCount(
        0,
      );
    }
  });
});

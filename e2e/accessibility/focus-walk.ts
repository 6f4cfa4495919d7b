import type { Page } from '@playwright/test';

/** Where a keyboard walk stopped, and what was wrong there. */
export interface Walk {
  stops: number;
  problems: string[];
}

declare global {
  interface Window {
    focusWalk?: Walk & { isOver: boolean; within: 'page' | 'main' };
  }
}

/**
 * Watches the focus from now on, judging at each release of Tab: it is somewhere, has a ring, and nothing lies over it. The
 * walk is over when the focus leaves the page for the bars of the browser.
 */
async function watch(page: Page, scope: 'page' | 'main'): Promise<void> {
  await page.evaluate((within) => {
    const before = window.focusWalk;
    window.focusWalk = { stops: 0, problems: [], isOver: false, within };
    if (before) return;

    /** A ring of its own, or of what stands for a control that is not painted itself. */
    const hasRing = (element: Element) => {
      for (let one: Element | null = element, up = 0; one && up < 3; one = one.parentElement, up += 1) {
        for (const part of [undefined, '::after']) {
          const { outlineStyle, outlineWidth } = getComputedStyle(one, part);
          if (outlineStyle !== 'none' && Number.parseFloat(outlineWidth) >= 2) return true;
        }
      }
      return false;
    };
    /** How high the strip is between header and banner that the focus is scrolled into, CSS px. */
    const stripPx = () => {
      const { scrollPaddingTop, scrollPaddingBottom } = getComputedStyle(document.documentElement);
      return innerHeight - Number.parseFloat(scrollPaddingTop) - Number.parseFloat(scrollPaddingBottom);
    };

    /** What lies over the corners and the middle of a control, as far as they can be seen. */
    const coverOf = (element: Element) => {
      const box = [...element.getClientRects()].find(({ width, height }) => width > 1 && height > 1);
      if (!box) return 'has no box';
      if (box.bottom <= 0 || box.top >= innerHeight) return 'is outside the window';
      // What is higher than the strip can be seen in part only; of a text area the browser shows the line to type in.
      if (box.height > stripPx() || element instanceof HTMLTextAreaElement) return null;
      if (box.top < -1 || box.bottom > innerHeight + 1) return 'is partly outside the window';
      const inset = Math.min(3, box.width / 4, box.height / 4);
      const points = [
        [box.left + box.width / 2, box.top + box.height / 2],
        [box.left + inset, box.top + inset],
        [box.right - inset, box.top + inset],
        [box.left + inset, box.bottom - inset],
        [box.right - inset, box.bottom - inset],
      ] as const;
      for (const [index, [x, y]] of points.entries()) {
        const hit = document.elementFromPoint(x, y);
        const isOwn = hit && (element.contains(hit) || hit.contains(element));
        // Neighbours may share the room between them, but not their middles.
        const isNeighbour = index > 0 && hit?.closest('a, button')?.parentElement === element.parentElement;
        if (hit && !isOwn && !isNeighbour) return `is covered by ${hit.outerHTML.slice(0, 100)}`;
      }
      return null;
    };

    document.addEventListener(
      'keyup',
      ({ key }) => {
        const walk = window.focusWalk;
        if (key !== 'Tab' || !walk || walk.isOver) return;
        const element = document.activeElement;
        if (!element || element === document.body || element === document.documentElement) {
          walk.isOver = walk.stops > 0;
          return;
        }
        walk.stops += 1;
        if (walk.within === 'main' && !element.closest('main')) walk.isOver = true;
        const name = element.outerHTML.slice(0, 120);
        const cover = coverOf(element);
        if (cover) walk.problems.push(`${name} ${cover}`);
        if (!hasRing(element)) walk.problems.push(`${name} has no ring`);
      },
      true,
    );
  }, scope);
}

/**
 * Presses Tab, or Shift and Tab, until the focus leaves the page, or its main part for the first control beside it.
 * @throws Error when it never does: the focus goes in a circle
 */
export async function walkFocus(
  page: Page,
  key: 'Tab' | 'Shift+Tab',
  scope: 'page' | 'main' = 'page',
): Promise<Walk> {
  await watch(page, scope);
  // From the heading on; back from the first control after the main part, or from the last of all.
  const backFrom = page.locator(scope === 'main' ? 'footer a:visible' : 'footer :is(a, button):visible');
  await (key === 'Tab' ? page.locator('h1') : scope === 'main' ? backFrom.first() : backFrom.last()).focus();
  for (let presses = 0; presses < 400; presses += 10) {
    for (let press = 0; press < 10; press += 1) await page.keyboard.press(key);
    const walk = await page.evaluate(() => window.focusWalk);
    if (walk?.isOver) return { stops: walk.stops, problems: walk.problems };
  }
  throw new Error('The focus goes in a circle');
}

import type { Page } from '@playwright/test';

/** The focused elements and their problems. */
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
 * Checks the focus at each release of Tab: it exists, has a ring, and nothing covers it. Ends when the focus
 * leaves the page for the browser's toolbar.
 */
async function watch(page: Page, scope: 'page' | 'main'): Promise<void> {
  await page.evaluate((within) => {
    const before = window.focusWalk;
    window.focusWalk = { stops: 0, problems: [], isOver: false, within };
    if (before) return;

    /** A ring on the element, or on the one that represents an invisible control. */
    const hasRing = (element: Element) => {
      for (let one: Element | null = element, up = 0; one && up < 3; one = one.parentElement, up += 1) {
        for (const part of [undefined, '::after']) {
          const { outlineStyle, outlineWidth } = getComputedStyle(one, part);
          if (outlineStyle !== 'none' && Number.parseFloat(outlineWidth) >= 2) return true;
        }
      }
      return false;
    };
    /** Height in CSS px between header and banner, where focused elements are scrolled to. */
    const stripPx = () => {
      const { scrollPaddingTop, scrollPaddingBottom } = getComputedStyle(document.documentElement);
      return innerHeight - Number.parseFloat(scrollPaddingTop) - Number.parseFloat(scrollPaddingBottom);
    };

    /** What covers the visible corners and the centre of a control. */
    const coverOf = (element: Element) => {
      const box = [...element.getClientRects()].find(({ width, height }) => width > 1 && height > 1);
      if (!box) return 'has no box';
      if (box.bottom <= 0 || box.top >= innerHeight) return 'is outside the window';
      // A higher element is only partly visible; in a text area the browser shows the current line.
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
        // Adjacent targets may share the space between them, but not their centres.
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
 * Presses Tab, or Shift+Tab, until the focus leaves the page, or the main part.
 * @throws Error when it never does: a focus trap
 */
export async function walkFocus(
  page: Page,
  key: 'Tab' | 'Shift+Tab',
  scope: 'page' | 'main' = 'page',
): Promise<Walk> {
  await watch(page, scope);
  // Forwards from the heading; backwards from the first control after the main part, or from the last one.
  const footer = page.locator(`footer ${scope === 'main' ? 'a' : ':is(a, button)'}:visible`);
  const heading = page.getByRole('heading', { level: 1 });
  await (key === 'Tab' ? heading : scope === 'main' ? footer.first() : footer.last()).focus();
  for (let presses = 0; presses < 400; presses += 10) {
    for (let press = 0; press < 10; press += 1) await page.keyboard.press(key);
    const walk = await page.evaluate(() => window.focusWalk);
    if (walk?.isOver) return { stops: walk.stops, problems: walk.problems };
  }
  throw new Error('The focus goes in a circle');
}

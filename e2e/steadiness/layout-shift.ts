import type { Page } from '@playwright/test';

/** One jump of a page: its score, and what moved furthest. */
interface Jump {
  score: number;
  atMs: number;
  moved: string;
}

declare global {
  interface Window {
    jumps?: Jump[];
  }
  class LayoutShift extends PerformanceEntry {
    value: number;
    hadRecentInput: boolean;
    sources: { node: Node | null; previousRect: DOMRectReadOnly; currentRect: DOMRectReadOnly }[];
  }
}

/**
 * For a server that sends a page in pieces: waits until what has come is drawn. A document without a body draws nothing yet,
 * and one that is left never will.
 */
export async function untilDrawn(page: Page): Promise<void> {
  const twoFrames = () =>
    new Promise<void>((resolve) => {
      if (!document.body) return resolve();
      requestAnimationFrame(() => requestAnimationFrame(() => resolve()));
    });
  await page.evaluate(twoFrames).catch(() => undefined);
}

/** Writes down from the first moment on what moves without the visitor's doing; call it before the page opens. */
export async function watchLayoutShift(page: Page): Promise<void> {
  await page.addInitScript(() => {
    const jumps: Jump[] = [];
    window.jumps = jumps;
    const describe = ({ node, previousRect: from, currentRect: to }: LayoutShift['sources'][number]) => {
      const element = node instanceof Element ? node : node?.parentElement;
      const text = node?.textContent?.trim().slice(0, 24) ?? '';
      const boxes = [from, to].map(({ x, y, width, height }) =>
        [x, y, width, height].map(Math.round).join(' '),
      );
      return `${element?.tagName.toLowerCase()}.${element?.getAttribute('class')} "${text}" ${boxes.join(' > ')}`;
    };
    new PerformanceObserver((list) => {
      for (const entry of list.getEntries()) {
        if (!(entry instanceof LayoutShift) || entry.hadRecentInput) continue;
        const moved = entry.sources.map(describe).join('; ');
        jumps.push({ score: entry.value, atMs: Math.round(entry.startTime), moved });
      }
    }).observe({ type: 'layout-shift', buffered: true });
  });
}

/**
 * Waits until everything is there: the document, its fonts, React, the drawings of the window, and two frames that show it.
 */
export async function untilAllIsThere(page: Page): Promise<void> {
  await page.waitForFunction(() => {
    const fonts = [...document.fonts];
    const isTyped =
      fonts.some(({ status }) => status === 'loaded') && !fonts.some(({ status }) => status === 'loading');
    const main = document.querySelector('main');
    const isAlive = main !== null && Object.keys(main).some((key) => key.startsWith('__reactFiber'));
    // A drawing of another file that has not come takes no room.
    const isDrawn = [...document.querySelectorAll('use')].every((use) => {
      const { top, bottom } = (use.ownerSVGElement ?? use).getBoundingClientRect();
      return !use.checkVisibility() || bottom <= 0 || top >= innerHeight || use.getBBox().width > 0;
    });
    return document.readyState === 'complete' && isTyped && isAlive && isDrawn;
  });
  await page.evaluate(
    () => new Promise((resolve) => requestAnimationFrame(() => requestAnimationFrame(resolve))),
  );
}

/** For a server that holds the fonts back: waits until the page does not want them any more. */
export async function untilFontsAreLate(page: Page): Promise<void> {
  await page.waitForFunction(() => 'lateFonts' in document.documentElement.dataset);
}

/** How far the page has jumped since it opened: the sum of all scores, and each jump in words. */
export async function layoutShift(page: Page): Promise<{ score: number; jumps: string[] }> {
  const jumps = (await page.evaluate(() => window.jumps)) ?? [];
  return {
    score: jumps.reduce((sum, { score }) => sum + score, 0),
    jumps: jumps.map(({ score, atMs, moved }) => `${score.toFixed(4)} at ${atMs} ms: ${moved}`),
  };
}

import type { Page } from '@playwright/test';

/** A layout shift: its score, and the element that moved furthest. */
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
 * For a server that sends a page in pieces: waits until the received part is painted. A document without a
 * body, or one that was left, is not painted.
 */
export async function untilDrawn(page: Page): Promise<void> {
  const twoFrames = () =>
    new Promise<void>((resolve) => {
      if (!document.body) return resolve();
      requestAnimationFrame(() => requestAnimationFrame(() => resolve()));
    });
  await page.evaluate(twoFrames).catch(() => undefined);
}

/** Records layout shifts without user input; call it before the page opens. */
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

/** Waits until everything is loaded: document, fonts, React, visible drawings, and two frames. */
export async function untilAllIsThere(page: Page): Promise<void> {
  await page.waitForFunction(() => {
    const fonts = [...document.fonts];
    const isTyped =
      fonts.some(({ status }) => status === 'loaded') && !fonts.some(({ status }) => status === 'loading');
    const main = document.querySelector('main');
    const isAlive = main !== null && Object.keys(main).some((key) => key.startsWith('__reactFiber'));
    // A drawing from another file has no size until it is loaded.
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

/** For a server that holds back the fonts: waits until the page gives them up. */
export async function untilFontsAreLate(page: Page): Promise<void> {
  await page.waitForFunction(() => 'lateFonts' in document.documentElement.dataset);
}

/** The sum of all scores since the page opened, and each shift as text. */
export async function layoutShift(page: Page): Promise<{ score: number; jumps: string[] }> {
  const jumps = (await page.evaluate(() => window.jumps)) ?? [];
  return {
    score: jumps.reduce((sum, { score }) => sum + score, 0),
    jumps: jumps.map(({ score, atMs, moved }) => `${score.toFixed(4)} at ${atMs} ms: ${moved}`),
  };
}

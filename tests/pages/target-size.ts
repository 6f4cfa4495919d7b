import type { Page } from '@playwright/test';

/** Minimum target size in CSS px: for every pointer (WCAG 2.5.8), and for touch screens. */
export const targetPx = { everywhere: 24, onTouch: 44 } as const;

/**
 * Links, buttons and fields that are too small. Exceptions of WCAG 2.5.8: links inside a sentence and, for
 * the smaller size, targets with enough space around them.
 * @param leastPx minimum width and height, CSS px
 */
export function targetSizeProblems(page: Page, leastPx: number): Promise<string[]> {
  return page.evaluate((least) => {
    /** Tolerance for rounding. */
    const enough = least - 0.5;
    const controls = document.querySelectorAll<HTMLElement>(
      'a[href], button, input:not([type="hidden"]), select, textarea, summary, [role="tab"]',
    );
    const isSeen = (element: Element) => {
      const { width, height } = element.getBoundingClientRect();
      const isShown = element.checkVisibility({ visibilityProperty: true });
      // A hidden skip link is outside the window.
      return isShown && width > 1 && height > 1 && !element.matches('#skip, #splash *');
    };
    const isInSentence = (element: HTMLElement) => {
      if (element.localName !== 'a' || !getComputedStyle(element).display.startsWith('inline')) return false;
      const block = element.closest('p, li, dd, td, figcaption, span, div');
      const around = block?.textContent.trim().length ?? 0;
      return around > element.textContent.trim().length + 3;
    };
    const targets = [...controls].filter((element) => isSeen(element));

    /** Whether clicks around the centre reach the control, also when an invisible area enlarges it. */
    const answersAround = (element: HTMLElement) => {
      element.scrollIntoView({ block: 'center', behavior: 'instant' });
      const { left, top, width, height } = element.getBoundingClientRect();
      const [x, y, reach] = [left + width / 2, top + height / 2, enough / 2];
      const label = element instanceof HTMLInputElement ? element.labels?.[0] : null;
      return [
        [0, -reach],
        [0, reach],
        [-reach, 0],
        [reach, 0],
      ].every(([dx = 0, dy = 0]) => {
        const hit = document.elementFromPoint(x + dx, y + dy);
        return hit !== null && (element.contains(hit) || label?.contains(hit));
      });
    };

    const centreOf = (element: Element) => {
      const { left, top, width, height } = element.getBoundingClientRect();
      return { x: left + width / 2 + scrollX, y: top + height / 2 + scrollY };
    };
    const hasRoomAround = (element: HTMLElement) => {
      const { x, y } = centreOf(element);
      return targets.every((other) => {
        if (other === element) return true;
        const { left, right, top, bottom } = other.getBoundingClientRect();
        const nearestX = Math.max(left + scrollX, Math.min(x, right + scrollX));
        const nearestY = Math.max(top + scrollY, Math.min(y, bottom + scrollY));
        return Math.hypot(nearestX - x, nearestY - y) >= least / 2;
      });
    };

    const problems: string[] = [];
    const { scrollX: fromX, scrollY: fromY } = window;
    for (const element of targets) {
      // A label around its field is part of the target.
      const { width, height } = (element.closest('label') ?? element).getBoundingClientRect();
      if (width >= enough && height >= enough) continue;
      if (isInSentence(element) || answersAround(element)) continue;
      if (least < 44 && hasRoomAround(element)) continue;
      const size = `${Math.round(width)} × ${Math.round(height)} px`;
      problems.push(`${element.outerHTML.slice(0, 130)} is ${size}`);
    }
    scrollTo({ left: fromX, top: fromY, behavior: 'instant' });
    return problems;
  }, leastPx);
}

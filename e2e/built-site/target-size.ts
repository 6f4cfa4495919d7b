import type { Page } from '@playwright/test';

/** The least size of what is pressed, CSS px: for every pointer (WCAG 2.5.8), and for a finger on a touch screen. */
export const targetPx = { everywhere: 24, onTouch: 44 } as const;

/**
 * Links, buttons and fields that are smaller than a pointer needs. Exempt are links inside a sentence and, at the smaller of
 * the two sizes, those with enough room around them, as WCAG 2.5.8 has it.
 * @param leastPx width and height each has to have, CSS px
 */
export function targetSizeProblems(page: Page, leastPx: number): Promise<string[]> {
  return page.evaluate((least) => {
    /** Half a pixel of rounding. */
    const enough = least - 0.5;
    const controls = document.querySelectorAll<HTMLElement>(
      'a[href], button, input:not([type="hidden"]), select, textarea, summary, [role="tab"]',
    );
    const isSeen = (element: Element) => {
      const { width, height } = element.getBoundingClientRect();
      const isShown = element.checkVisibility({ visibilityProperty: true });
      // A skip link waits outside the window.
      return isShown && width > 1 && height > 1 && !element.matches('#skip, #splash *');
    };
    /** A link that stands in a run of text. */
    const isInSentence = (element: HTMLElement) => {
      if (element.localName !== 'a' || !getComputedStyle(element).display.startsWith('inline')) return false;
      const block = element.closest('p, li, dd, td, figcaption, span, div');
      const around = block?.textContent.trim().length ?? 0;
      return around > element.textContent.trim().length + 3;
    };
    const targets = [...controls].filter((element) => isSeen(element));

    /** What of the page answers to a press around the middle of a control, also where something invisible widens it. */
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
      // A label around its field is pressed like the field.
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

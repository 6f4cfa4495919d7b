import type { Page } from '@playwright/test';

/** Checks for enlarged or spaced text (WCAG 1.4.4, 1.4.10, 1.4.12); each returns a list of problems. */

/** Text changes by readers: the declarations of an extension or a user stylesheet. */
export const textChanges: Readonly<Record<string, string>> = {
  /** Text twice as large (WCAG 1.4.4): all sizes depend on the root. */
  doubled: 'html { font-size: 200% !important }',
  /** The spacing in WCAG 1.4.12. */
  spaced: `* { line-height: 1.5 !important; letter-spacing: 0.12em !important; word-spacing: 0.16em !important }
    p { margin-block-end: 2em !important }`,
};

/** Applies a text change, or removes it; by the CSSOM, which the content security policy allows. */
export async function changeText(page: Page, change: string | null): Promise<void> {
  await page.evaluate(
    (css) => {
      const sheet = new CSSStyleSheet();
      sheet.replaceSync(css);
      document.adoptedStyleSheets = css ? [sheet] : [];
    },
    change === null ? '' : (textChanges[change] ?? ''),
  );
}

/**
 * Text that is clipped, that leaves its visible box, or that overlaps other text; and controls that are too
 * low for their content. Text in drawings is ignored, because it scales with them.
 */
export function textProblems(page: Page): Promise<string[]> {
  return page.evaluate(() => {
    /** Rounding, and the space around a letter. */
    const tolerancePx = 2;
    const styles = new Map<Element, CSSStyleDeclaration>();
    const styleOf = (element: Element) => {
      const known = styles.get(element) ?? getComputedStyle(element);
      styles.set(element, known);
      return known;
    };
    const isHiding = (overflow: string) => overflow === 'hidden' || overflow === 'clip';
    const isPainted = ({
      backgroundColor,
      borderTopWidth,
      borderBottomWidth,
      display,
    }: CSSStyleDeclaration) =>
      display !== 'inline' &&
      (!/, 0\)$|^transparent$|\/ 0\)$/.test(backgroundColor) ||
        (borderTopWidth !== '0px' && borderBottomWidth !== '0px'));
    const nameOf = (element: Element) => {
      const text = (element instanceof HTMLElement ? element.innerText : '')
        .trim()
        .replace(/\s+/g, ' ')
        .slice(0, 40);
      return `<${element.localName} class="${element.getAttribute('class') ?? ''}"> "${text}"`;
    };

    interface Line {
      element: Element;
      left: number;
      right: number;
      top: number;
      bottom: number;
      /** Positioned above the page, and fixed in the window. */
      isFloating: boolean;
    }
    const lines: Line[] = [];
    const problems = new Set<string>();
    const walker = document.createTreeWalker(document.body, NodeFilter.SHOW_TEXT);
    const range = document.createRange();

    for (let text = walker.nextNode(); text; text = walker.nextNode()) {
      const element = text.parentElement;
      if (!element || !text.textContent?.trim()) continue;
      if (element.closest('svg, script, style, noscript, option, select, textarea, #splash')) continue;
      if (!element.checkVisibility({ visibilityProperty: true, opacityProperty: true })) continue;
      const { lineHeight, fontSize } = styleOf(element);
      const linePx =
        lineHeight === 'normal' ? Number.parseFloat(fontSize) * 1.2 : Number.parseFloat(lineHeight);

      /** The boxes that clip the text, and the nearest visible one. */
      const hidingBoxes: Element[] = [];
      let paintedBox: Element | null = null;
      let isUnseen = false;
      let isFloating = false;
      let isScrolled = false;
      for (let one: Element | null = element; one && one !== document.body; one = one.parentElement) {
        const style = styleOf(one);
        if (style.clipPath === 'inset(50%)' || style.display === 'contents') {
          isUnseen ||= style.display !== 'contents';
          continue;
        }
        if (style.position === 'fixed' || style.position === 'sticky') isFloating = true;
        if (isHiding(style.overflowX) || isHiding(style.overflowY)) hidingBoxes.push(one);
        if (/auto|scroll/.test(style.overflowX + style.overflowY)) isScrolled = true;
        if (!paintedBox && !isScrolled && isPainted(style)) paintedBox = one;
      }
      if (isUnseen) continue;

      range.selectNodeContents(text);
      for (const { left, right, top, bottom, width, height } of range.getClientRects()) {
        if (width < 1 || height < 1) continue;
        // The box of a line is as high as its font requires; the visible part is about the line height.
        const excess = Math.max(0, (height - linePx) / 2);
        const line = { element, left, right, top: top + excess, bottom: bottom - excess, isFloating };
        if (!isScrolled && (right > innerWidth + tolerancePx || left < -tolerancePx)) {
          problems.add(`${nameOf(element)} is outside the window`);
        }
        for (const box of hidingBoxes) {
          const edge = box.getBoundingClientRect();
          const { overflowX, overflowY } = styleOf(box);
          const isCutSideways =
            isHiding(overflowX) && (left < edge.left - tolerancePx || right > edge.right + tolerancePx);
          const isCutBelow =
            isHiding(overflowY) &&
            (line.top < edge.top - tolerancePx || line.bottom > edge.bottom + tolerancePx);
          if (isCutSideways || isCutBelow) problems.add(`${nameOf(element)} is cut off by ${nameOf(box)}`);
        }
        if (paintedBox) {
          const edge = paintedBox.getBoundingClientRect();
          if (
            left < edge.left - tolerancePx ||
            right > edge.right + tolerancePx ||
            line.top < edge.top - tolerancePx ||
            line.bottom > edge.bottom + tolerancePx
          ) {
            problems.add(`${nameOf(element)} sticks out of ${nameOf(paintedBox)}`);
          }
        }
        if (!isScrolled) lines.push(line);
      }
    }

    const sorted = lines
      .filter(({ isFloating }) => !isFloating)
      .toSorted((one, other) => one.top - other.top);
    for (const [index, one] of sorted.entries()) {
      for (const other of sorted.slice(index + 1)) {
        if (other.top >= one.bottom) break;
        if (other.element === one.element) continue;
        const across = Math.min(one.right, other.right) - Math.max(one.left, other.left);
        const down = Math.min(one.bottom, other.bottom) - other.top;
        const lower = Math.min(one.bottom - one.top, other.bottom - other.top);
        if (across > 3 && down > 0.35 * lower) {
          problems.add(`${nameOf(one.element)} and ${nameOf(other.element)} lie over each other`);
        }
      }
    }

    for (const control of document.querySelectorAll('input, select, button, textarea')) {
      if (!control.checkVisibility({ visibilityProperty: true, opacityProperty: true })) continue;
      if (
        !(control instanceof HTMLElement) ||
        control.matches('textarea, [type="checkbox"], [type="radio"], [type="file"]')
      )
        continue;
      const lowest = control.matches('input, select')
        ? Number.parseFloat(styleOf(control).fontSize) * 1.15
        : 0;
      if (control.clientHeight > 1 && control.clientHeight < lowest) {
        problems.add(`${nameOf(control)} is ${control.clientHeight} px high, its text ${lowest} px`);
      }
      const isCut =
        control.matches('select, button') && control.scrollWidth > control.clientWidth + tolerancePx;
      if (isCut)
        problems.add(`${nameOf(control)} needs ${control.scrollWidth} px, has ${control.clientWidth}`);
    }
    return [...problems];
  });
}

import type { Page } from '@playwright/test';

/**
 * Words that are broken over two lines without a hyphen, because they are longer than a line and lack a soft hyphen.
 * Ignores monospaced text, which may break anywhere.
 *
 * @param within a selector, to check only what is inside what it matches
 */
export function brokenWords(page: Page, within = 'body'): Promise<string[]> {
  return page.evaluate((part) => {
    const problems: string[] = [];
    const range = document.createRange();
    const walker = document.createTreeWalker(document.body, NodeFilter.SHOW_TEXT);
    for (let text = walker.nextNode(); text instanceof Text; text = walker.nextNode()) {
      const element = text.parentElement;
      if (!element?.closest(part) || !text.data.trim()) continue;
      if (element.closest('svg, script, style, noscript, select, textarea, pre, code, #splash')) continue;
      if (!element.checkVisibility({ visibilityProperty: true, opacityProperty: true })) continue;
      // Letters only: a line may also end after a hyphen, a slash or a full stop.
      for (const { 0: word, index } of text.data.matchAll(/\p{L}{2,}/gu)) {
        // Not at the first letter, whose range would include the hyphen at the end of the previous line.
        range.setStart(text, index + 1);
        range.setEnd(text, index + word.length);
        const lines = [...range.getClientRects()].filter(({ width }) => width > 0.5);
        const [first, last] = [lines[0], lines.at(-1)];
        if (!first || !last || last.top < first.top + first.height / 2) continue;
        problems.push(`<${element.localName}> "${word}" is broken`);
      }
    }
    return problems;
  }, within);
}

/** Headings that are wider than their column although their size follows it (src/components/headings.tsx). */
export function headingsOutside(page: Page): Promise<string[]> {
  return page.evaluate(() => {
    const range = document.createRange();
    return [...document.querySelectorAll('[data-word]')].flatMap((heading) => {
      range.selectNodeContents(heading);
      const lines = [...range.getClientRects()].map(({ width }) => width);
      const column = heading.getBoundingClientRect().width;
      const isVisible = heading.checkVisibility({ visibilityProperty: true, opacityProperty: true });
      return isVisible && Math.max(...lines) > column + 1 ? [`"${heading.textContent}" sticks out`] : [];
    });
  });
}

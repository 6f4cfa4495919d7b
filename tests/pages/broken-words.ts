import type { Page } from '@playwright/test';

/**
 * Words that are broken over two lines without a hyphen, because they are longer than a line and lack a soft hyphen.
 * Ignores monospaced text, which may break anywhere.
 */
export function brokenWords(page: Page): Promise<string[]> {
  return page.evaluate(() => {
    const problems: string[] = [];
    const range = document.createRange();
    const walker = document.createTreeWalker(document.body, NodeFilter.SHOW_TEXT);
    for (let text = walker.nextNode(); text instanceof Text; text = walker.nextNode()) {
      const element = text.parentElement;
      if (!element || !text.data.trim()) continue;
      if (element.closest('svg, script, style, noscript, select, textarea, pre, code, #splash')) continue;
      if (!element.checkVisibility({ visibilityProperty: true, opacityProperty: true })) continue;
      // Letters only: a line may also end after a hyphen, a slash or a full stop.
      for (const { 0: word, index } of text.data.matchAll(/\p{L}{4,}/gu)) {
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
  });
}

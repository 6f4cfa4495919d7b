import type { Page } from '@playwright/test';

/**
 * Last words that may be alone, because they are long and cannot be reworded: references to a law, a host name, and
 * the (m/w/d) of a German job.
 */
const accepted = String.raw`(?:\(\w\)\)?|\.[a-z]+\)|\(m/w/d\))\.?$`;

/** Texts whose last line is one short word, or the end of one, while the line before could spare a word. */
export function lonelyLastWords(page: Page): Promise<string[]> {
  return page.evaluate((mayBeAlone) => {
    /** A last word that fills this share of the longest line counts as a full line. */
    const enough = 1 / 3;
    const isInline = (element: Element) => getComputedStyle(element).display.startsWith('inline');
    const blocks = new Map<Element, Text[]>();
    const walker = document.createTreeWalker(document.body, NodeFilter.SHOW_TEXT);
    for (let node = walker.nextNode(); node instanceof Text; node = walker.nextNode()) {
      let block = node.parentElement;
      if (!block || !node.data.trim()) continue;
      if (block.closest('svg, script, style, noscript, select, textarea, pre, #splash, .visually-hidden'))
        continue;
      while (block.parentElement && isInline(block)) block = block.parentElement;
      blocks.set(block, [...(blocks.get(block) ?? []), node]);
    }

    const range = document.createRange();
    /** Words between spaces and after hyphens; a word on two lines has a box for each part. */
    const wordsOf = (texts: Text[]) =>
      texts.flatMap((text) =>
        [...text.data.matchAll(/[^\s-]+-*|-+/g)].flatMap(({ 0: word, index }) => {
          range.setStart(text, index);
          range.setEnd(text, index + word.length);
          const parts = [...range.getClientRects()].filter(({ width }) => width > 0.5);
          return parts.map((part) => ({ word, part }));
        }),
      );
    const problems: string[] = [];
    for (const [block, texts] of blocks) {
      const [start, end] = [texts[0], texts.at(-1)];
      if (!start || !end) continue;
      if (!block.checkVisibility({ visibilityProperty: true, opacityProperty: true })) continue;
      range.setStart(start, 0);
      range.setEnd(end, end.length);
      const lines = [...range.getClientRects()].filter(({ width }) => width > 1);
      const linePx = Math.max(...lines.map(({ height }) => height)) / 2;
      const reach = (side: 'top' | 'bottom') => lines.map((line) => line[side]);
      if (Math.max(...reach('bottom')) - Math.min(...reach('top')) < 3 * linePx) continue;

      const words = wordsOf(texts);
      const last = words.at(-1);
      const before = words.at(-2);
      if (!last || !before) continue;
      const isBeside = (one: DOMRect, other: DOMRect) => Math.abs(one.bottom - other.bottom) < linePx;
      if (isBeside(last.part, before.part)) continue;
      const wordsBefore = words.filter(({ part }) => isBeside(part, before.part)).length;
      const left = Math.min(...lines.map((line) => line.left));
      const longest = Math.max(...lines.map((line) => line.right)) - left;
      if (wordsBefore < 2 || last.part.width > enough * longest) continue;
      if (new RegExp(mayBeAlone).test(last.word)) continue;
      const text = block.textContent.replaceAll(/\s+/g, ' ').trim();
      problems.push(`<${block.localName}> "${text.slice(-70)}" ends with "${last.word}" alone`);
    }
    return problems;
  }, accepted);
}

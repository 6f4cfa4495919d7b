import type TurndownService from 'turndown';
import { oncePer } from '#shared/once.ts';

/*
 * What Word, Google Docs, LibreOffice and mail programs write instead of the elements of HTML. Editors of other
 * systems have it too, where people pasted from them.
 */

const styleOf = (node: Element) => node.getAttribute('style') ?? '';
const isNamed = (node: Node, names: RegExp): node is Element => names.test(node.nodeName);

/** Google Docs puts a whole text into `<b style="font-weight:normal">`. */
export const isBold = (node: Node): boolean =>
  isNamed(node, /^(strong|b)$/i)
    ? !/font-weight:\s*(normal|[1-5]00)/.test(styleOf(node))
    : isNamed(node, /^(span|font)$/i) && /font-weight:\s*(bold|[6-9]00)/.test(styleOf(node));

export const isItalic = (node: Node): boolean =>
  isNamed(node, /^(em|i)$/i)
    ? !/font-style:\s*normal/.test(styleOf(node))
    : isNamed(node, /^(span|font)$/i) && /font-style:\s*italic/.test(styleOf(node));

/** Tracked changes have `<del>` instead. */
export const isStruck = (node: Node): boolean =>
  isNamed(node, /^(s|strike)$/i) ||
  (isNamed(node, /^(span|font)$/i) && /text-decoration[^;]*:[^;]*line-through/.test(styleOf(node)));

/** The number or the bullet of a paragraph that is an item of a list in Word. */
const isMark = (node: Element) => /mso-list:\s*ignore/i.test(styleOf(node));
const isItem = (node: Element | null): node is Element =>
  node?.nodeName === 'P' && /mso-list:(?!\s*(?:none|ignore))/i.test(styleOf(node));

const markOf = (node: Element): string =>
  Array.from(node.querySelectorAll('span')).find(isMark)?.textContent.trim() ?? '';
const isNumbered = (node: Element) => /^(?:\d+|[a-z]{1,4})[.)]/i.test(markOf(node));
/** A number or a letter before an item of a list in a list; Markdown would begin a list with a number. */
export const itemMark = (name: string): string => `${name}${/^\d+$/.test(name) ? '\\' : ''}) `;
const levelOf = (node: Element) => Number(/mso-list:[^;]*level(\d)/i.exec(styleOf(node))?.[1] ?? 1);

/** The item of Word that an item of a deeper level belongs to; undefined for an item of the list itself. */
function itemAbove(node: Element): Element | undefined {
  for (let { previousElementSibling: one } = node; isItem(one); { previousElementSibling: one } = one)
    if (levelOf(one) < levelOf(node)) return itemAbove(one) ?? one;
  return undefined;
}

/** How many items of the same list are before an item of Word. */
function itemsBefore(node: Element): number {
  let { previousElementSibling: before } = node;
  while (isItem(before) && itemAbove(before)) ({ previousElementSibling: before } = before);
  return isItem(before) && isNumbered(before) === isNumbered(node) ? itemsBefore(before) + 1 : 0;
}
const startOf = (node: Element) => (isNumbered(node) ? `${itemsBefore(node) + 1}. ` : '- ');

/** As Word writes a tab. */
export const tabElement = '<span style="mso-tab-count:1"> </span>';

/** What an element without text leaves: a block separates others, and a tab is one. */
export const blankReplacement = (_: string, node: Element): string => {
  if ('isBlock' in node && node.isBlock === true) return '\n\n';
  return /mso-tab-count/.test(styleOf(node)) ? '\t' : '';
};

const blocks = /^(?:ADDRESS|BLOCKQUOTE|DIV|DL|FIGURE|H[1-6]|HR|IMG|OL|P|PRE|TABLE|UL)$/;

/** An element of one line, as mail programs make it of each line. */
const isLine = (node: Element | null): node is Element =>
  node?.nodeName === 'DIV' && !Array.from(node.children).some(({ nodeName }) => blocks.test(nodeName));
const isEmpty = (node: Element) => isLine(node) && node.textContent.trim() === '';
const isFull = (node: Element | null) => isLine(node) && !isEmpty(node);
/** Whether empty lines separate the paragraphs, so that other lines belong together. */
const hasEmptyLines = oncePer((parent: Element) => Array.from(parent.children).some(isEmpty));

const hasClass = (node: Element, names: RegExp) => names.test(node.getAttribute('class') ?? '');

/** The rules in addition to those for the elements of HTML. */
export const officeRules: readonly TurndownService.Rule[] = [
  {
    filter: (node) => isLine(node) && node.parentElement !== null && hasEmptyLines(node.parentElement),
    replacement: (content, node) => {
      if (content.trim() === '' || content.trim() === '\\') return '\n\n';
      const { previousElementSibling: before, nextElementSibling: after } = node;
      const line = content.trim().replace(/\\$/, '');
      return (isFull(before) ? '' : '\n\n') + line + (isFull(after) ? '\\\n' : '\n\n');
    },
  },
  {
    filter: isItem,
    replacement: (content, node) => {
      const { previousElementSibling: before, nextElementSibling: after } = node;
      const above = itemAbove(node);
      const indent = ' '.repeat(startOf(above ?? node).length);
      const mark = isNumbered(node) ? itemMark(markOf(node).replace(/[.)]+$/, '')) : '– ';
      const item = content.trim().replaceAll(/\\\n\s*/g, `\\\n${indent}`);
      const end = isItem(after) ? (itemAbove(after) ? '\\\n' : '\n') : '\n\n';
      return (isItem(before) ? '\n' : '\n\n') + (above ? indent + mark : startOf(node)) + item + end;
    },
  },
  { filter: isMark, replacement: () => '' },
  // Comments are for colleagues.
  {
    filter: (node) => hasClass(node, /\bMsoComment|\bmsocom/) || /mso-element:\s*comment/.test(styleOf(node)),
    replacement: () => '',
  },
  // A table of contents, which the page makes itself.
  { filter: (node) => hasClass(node, /\bMsoToc/), replacement: () => '' },
  {
    filter: (node) => node.nodeName === 'P' && hasClass(node, /\bMso(?:Sub)?[Tt]itle/),
    replacement: (content) => `\n\n## ${content.replaceAll(/\\?\n/g, ' ').replaceAll('**', '').trim()}\n\n`,
  },
];

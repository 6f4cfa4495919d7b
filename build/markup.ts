/** What a document of XML 1.0 may not hold, not even escaped. */
const unprintable = /[^\t\n\r\u0020-\uD7FF\uE000-\uFFFD\u{10000}-\u{10FFFF}]/gu;
const entities: Record<string, string> = { '&': '&amp;', '<': '&lt;', '>': '&gt;', '"': '&quot;' };

/** A text without what no document of XML can hold. */
export const printable = (text: string): string => text.replace(unprintable, '');

/** A text as HTML and XML write it, between tags and in attributes. */
export function escapeMarkup(text: string): string {
  return printable(text).replace(/[&<>"]/g, (character) => entities[character] ?? character);
}

/**
 * An element, for HTML and XML.
 * @param content is markup already: texts go through `escapeMarkup` first
 * @param attributes plain texts
 */
export function element(name: string, content: string, attributes: Record<string, string> = {}): string {
  const pairs = Object.entries(attributes).map(([key, value]) => ` ${key}="${escapeMarkup(value)}"`);
  return `<${name}${pairs.join('')}>${content}</${name}>`;
}

/** An element that holds a plain text. */
export function textElement(name: string, text: string, attributes: Record<string, string> = {}): string {
  return element(name, escapeMarkup(text), attributes);
}

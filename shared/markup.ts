/** Characters that XML 1.0 does not allow, not even escaped. */
const unprintable = /[^\t\n\r\u0020-\uD7FF\uE000-\uFFFD\u{10000}-\u{10FFFF}]/gu;
const entities: Record<string, string> = { '&': '&amp;', '<': '&lt;', '>': '&gt;', '"': '&quot;' };

/** A text without characters that XML does not allow. */
export const printable = (text: string): string => text.replace(unprintable, '');

/** Escapes a text for HTML and XML, in elements and attributes. */
export function escapeMarkup(text: string): string {
  return printable(text).replace(/[&<>"]/g, (character) => entities[character] ?? character);
}

const attributesOf = (attributes: Record<string, string>): string =>
  Object.entries(attributes)
    .map(([key, value]) => ` ${key}="${escapeMarkup(value)}"`)
    .join('');

/** An element without content, such as `img`. @param attributes plain texts */
export const voidElement = (name: string, attributes: Record<string, string>): string =>
  `<${name}${attributesOf(attributes)}/>`;

/**
 * An HTML or XML element.
 * @param content markup: use `escapeMarkup` for texts
 * @param attributes plain texts
 */
export function element(name: string, content: string, attributes: Record<string, string> = {}): string {
  return `<${name}${attributesOf(attributes)}>${content}</${name}>`;
}

export function textElement(name: string, text: string, attributes: Record<string, string> = {}): string {
  return element(name, escapeMarkup(text), attributes);
}

export const textList = ({ title, items }: { title: string; items: readonly string[] }): string =>
  textElement('h2', title) + element('ul', items.map((item) => textElement('li', item)).join(''));

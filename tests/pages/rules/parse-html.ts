import { Parser, StaticConfigLoader, type HtmlElement } from 'html-validate';

const config = await new StaticConfigLoader({ extends: ['html-validate:recommended'] }).getConfigFor(
  'page.html',
);

/** The parsed document of a page, for selectors; texts and attributes still contain entities. */
export function parseHtml(html: string): HtmlElement {
  return new Parser(config).parseHtml({ data: html, filename: 'page.html', line: 1, column: 1, offset: 0 });
}

const named: Record<string, string> = { amp: '&', lt: '<', gt: '>', quot: '"', apos: "'", nbsp: '\u00a0' };

/** Replaces entities by their characters. */
export function decodeEntities(text: string): string {
  return text.replace(
    /&(?:#x([\da-f]+)|#(\d+)|(\w+));/gi,
    (entity, hex?: string, decimal?: string, name?: string) => {
      if (hex) return String.fromCodePoint(Number.parseInt(hex, 16));
      if (decimal) return String.fromCodePoint(Number(decimal));
      return named[name ?? ''] ?? entity;
    },
  );
}

/** The decoded value of an attribute; null when it is missing. */
export function attribute(element: HtmlElement, name: string): string | null {
  const value = element.getAttributeValue(name);
  return value === null ? null : decodeEntities(value);
}

/** The decoded text of an element, with white space collapsed. */
export function textIn(element: HtmlElement): string {
  return decodeEntities(element.textContent).replace(/\s+/g, ' ').trim();
}

/** A start tag and its attributes, names in lower case. */
export interface Tag {
  name: string;
  attributes: ReadonlyMap<string, string>;
}

const startTag = /<([a-z][\w-]*)((?:\s+[^\s=>/]+(?:\s*=\s*(?:"[^"]*"|'[^']*'|[^\s>]+))?)*)\s*\/?>/gi;
const tagAttribute = /([^\s=>/]+)(?:\s*=\s*(?:"([^"]*)"|'([^']*)'|([^\s>]+)))?/g;

/**
 * All start tags in order. The parsed document omits the content of `<svg>`, so rules for all elements use
 * this; the content of scripts is text.
 */
export function tagsIn(html: string): Tag[] {
  const markup = html
    .replace(/<!--[^]*?-->/g, '')
    .replace(/(<(script|style)\b[^>]*>)[^]*?(<\/\2>)/gi, '$1$3');
  return [...markup.matchAll(startTag)].map(([, name = '', attributes = '']) => ({
    name: name.toLowerCase(),
    attributes: new Map(
      [...attributes.matchAll(tagAttribute)].map(([, key = '', double, single, bare]) => [
        key.toLowerCase(),
        decodeEntities(double ?? single ?? bare ?? ''),
      ]),
    ),
  }));
}

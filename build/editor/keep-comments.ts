import { isMap, isNode, isScalar, isSeq, parseDocument, stringify, type Document } from 'yaml';

const style = { lineWidth: 0, singleQuote: true } as const;

const isFields = (value: unknown): value is Record<string, unknown> =>
  typeof value === 'object' && value !== null && !Array.isArray(value);

/** A value as a text that is the same in any order of its fields, and with or without the spaces around a text. */
const meaningOf = (value: unknown): string =>
  JSON.stringify(value, (_, one: unknown) => {
    // The editor takes them away: `[Acme, " Systems"]` has to stay as it is.
    if (typeof one === 'string') return one.trim();
    return isFields(one)
      ? Object.fromEntries(Object.entries(one).toSorted(([a], [b]) => (a < b ? -1 : 1)))
      : one;
  });

/**
 * A node with a new value: itself, with its comments, where it can take that; a new one elsewhere.
 * @param base what the form made of the node: what it left out of it was not taken away by anybody
 */
function nodeWith(document: Document, node: unknown, base: unknown, value: unknown): unknown {
  if (isNode(node) && meaningOf(base) === meaningOf(value)) return node;
  if (isScalar(node) && (typeof value !== 'object' || value === null)) {
    node.value = value;
    return node;
  }
  if (isMap(node) && isFields(value)) {
    const bases = isFields(base) ? base : {};
    node.items = node.items.filter(({ key }) => String(key) in value || !(String(key) in bases));
    for (const [name, one] of Object.entries(value))
      node.set(name, nodeWith(document, node.get(name, true), bases[name], one));
    return node;
  }
  if (isSeq(node) && Array.isArray(value)) {
    const bases: unknown[] = Array.isArray(base) ? base : [];
    const old = node.items.map((item, index) => ({ item, base: bases[index] }));
    const same = value.map((one) => {
      const at = old.findIndex((item) => meaningOf(item.base) === meaningOf(one));
      return at < 0 ? undefined : old.splice(at, 1)[0];
    });
    // What has changed takes the place of what has: both in their order.
    node.items = value.map((one, index) => {
      const place = same[index] ?? old.shift();
      return nodeWith(document, place?.item, place?.base, one);
    });
    return node;
  }
  return document.createNode(value);
}

/**
 * A value as YAML, with the comments, the order and the quotes of the text that it is to take the place of. A text
 * that says the same already stays as it is; else long lines are no longer folded.
 * @param before the text; empty where there is none
 * @param throughForm what a form makes of a value where nobody changes anything
 */
export function withValues(
  before: string,
  value: unknown,
  throughForm: (value: unknown) => unknown = (one) => one,
): string {
  const document: Document = parseDocument(before);
  if (before.trim() === '' || document.errors.length > 0) return stringify(value, style);
  const base = throughForm(document.toJS());
  if (meaningOf(base) === meaningOf(value)) return before;
  const contents = nodeWith(document, document.contents, base, value);
  document.contents = isNode(contents) ? contents : document.createNode(value);
  return document.toString(style);
}

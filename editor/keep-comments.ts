import { isMap, isNode, isScalar, isSeq, parseDocument, stringify, type Document } from 'yaml';

const style = { lineWidth: 0, singleQuote: true } as const;

const isFields = (value: unknown): value is Record<string, unknown> =>
  typeof value === 'object' && value !== null && !Array.isArray(value);

/** A value as a text that is the same in any order of its fields. */
const meaningOf = (value: unknown): string =>
  JSON.stringify(value, (_, one: unknown) =>
    isFields(one) ? Object.fromEntries(Object.entries(one).toSorted(([a], [b]) => (a < b ? -1 : 1))) : one,
  );

/** A node with a new value: itself, with its comments, where it can take that; a new one elsewhere. */
function nodeWith(document: Document, node: unknown, value: unknown): unknown {
  if (isScalar(node) && (typeof value !== 'object' || value === null)) {
    if (node.value !== value) node.value = value;
    return node;
  }
  if (isMap(node) && isFields(value)) {
    node.items = node.items.filter(({ key }) => String(key) in value);
    for (const [name, one] of Object.entries(value))
      node.set(name, nodeWith(document, node.get(name, true), one));
    return node;
  }
  if (isSeq(node) && Array.isArray(value)) {
    const old = node.items.map((item) => ({
      item,
      is: meaningOf(isNode(item) ? item.toJS(document) : item),
    }));
    const same = value.map((one) => {
      const at = old.findIndex(({ is }) => is === meaningOf(one));
      return at < 0 ? undefined : old.splice(at, 1)[0];
    });
    // What has changed takes the place of what has: both in their order.
    node.items = value.map((one, index) => nodeWith(document, (same[index] ?? old.shift())?.item, one));
    return node;
  }
  return document.createNode(value);
}

/**
 * A value as YAML, with the comments, the order and the quotes of the text that it is to take the place of. A text
 * that says the same already stays as it is; else long lines are no longer folded.
 * @param before the text; empty where there is none
 */
export function withValues(before: string, value: unknown): string {
  const document: Document = parseDocument(before);
  if (before.trim() === '' || document.errors.length > 0) return stringify(value, style);
  if (meaningOf(document.toJS()) === meaningOf(value)) return before;
  const contents = nodeWith(document, document.contents, value);
  document.contents = isNode(contents) ? contents : document.createNode(value);
  return document.toString(style);
}

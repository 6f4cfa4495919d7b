import { isMap, isNode, isScalar, isSeq, parseDocument, type Document, type Node } from 'yaml';
import { isRecord } from '#shared/is-record.ts';
import { canonicalValue, readValues, splitFile, textOf, type FileForm } from './written-form.ts';

/*
 * How the editor's page reads and writes a file. A save changes what the person changed: the other lines keep their
 * order, comments and quotation marks, and what the form fills in by itself is left out.
 */

/** In the values of a file: the number of its text, by which a save finds what was there. */
const mark = '~file';

/** Reads and writes the files of a form (https://sveltiacms.app/en/docs/api/file-formats). */
export interface FileFormat {
  fromFile: (text: string) => unknown;
  toFile: (content: unknown) => string;
}

/** Both are canonical: their fields are in the same order. */
const isSame = (one: unknown, other: unknown): boolean => JSON.stringify(one) === JSON.stringify(other);

/**
 * The node of a value.
 * @param node of the value that was there
 * @param before that value, canonical as the new one
 */
function changedNode(document: Document<Node, false>, node: unknown, before: unknown, value: unknown): Node {
  if (isNode(node) && isSame(before, value)) return node;
  if (isMap(node) && isRecord(before) && isRecord(value)) {
    // What is empty has no canonical value, and stays as it is.
    node.items = node.items.filter(({ key }) => {
      const name = String(key);
      return name in value || !(name in before);
    });
    let next = 0;
    for (const [name, part] of Object.entries(value)) {
      const at = node.items.findIndex(({ key }) => String(key) === name);
      const pair = node.items[at];
      if (pair) {
        pair.value = changedNode(document, pair.value, before[name], part);
        next = at + 1;
      } else if (!isSame(before[name], part)) {
        node.items.splice(next, 0, document.createPair(name, part));
        next += 1;
      }
    }
    return node;
  }
  if (isSeq(node) && Array.isArray(before) && Array.isArray(value)) {
    const items: readonly unknown[] = node.items;
    const free = new Set(items.keys());
    const take = (index: number) => {
      free.delete(index);
      return items[index];
    };
    // An item that moves keeps its lines; a changed one takes those of the item in its place.
    const found = value.map((item) => {
      const index = [...free].find((one) => isSame(before[one], item));
      return index === undefined ? undefined : take(index);
    });
    node.items = value.map((item, index) => {
      if (found[index] !== undefined) return found[index];
      return free.has(index)
        ? changedNode(document, take(index), before[index], item)
        : document.createNode(item);
    });
    return node;
  }
  if (isScalar(node) && typeof node.value === typeof value) {
    node.value = value;
    return node;
  }
  return document.createNode(value);
}

/**
 * A text of YAML with another value: only lines that the change reaches are written again, as the library would write
 * some of the others in another style. Both values are canonical.
 */
function withValue(yaml: string, before: unknown, value: unknown): string {
  if (isSame(before, value)) return yaml;
  const document = parseDocument<Node, false>(yaml);
  const write = () => document.toString({ lineWidth: 0, singleQuote: true });
  const [lines, old] = [yaml.split('\n'), write().split('\n')];
  document.contents = changedNode(document, document.contents, before, value);
  const text = write();
  const now = text.split('\n');
  const isOther = (line: string, index: number) => line !== now[index];
  const start = old.findIndex(isOther);
  const most = Math.min(old.length, now.length) - start;
  const end = old.toReversed().findIndex((line, index) => index >= most || line !== now.at(-1 - index));
  if (lines.length !== old.length || start < 0 || end < 0) return text;
  const kept = [
    ...lines.slice(0, start),
    ...now.slice(start, now.length - end),
    ...lines.slice(lines.length - end),
  ].join('\n');
  // Lists of another indentation cannot be mixed.
  return isSame(parseDocument(kept).toJS(), document.toJS()) ? kept : text;
}

/** A value without marks, and the number that they have. */
function withoutMark(value: unknown): { value: unknown; number?: number } {
  if (!isRecord(value)) return { value };
  const { [mark]: own, ...rest } = value;
  const parts = Object.entries(rest).map(([name, part]) => [name, withoutMark(part)] as const);
  const number =
    typeof own === 'number' ? own : parts.find(([, part]) => part.number !== undefined)?.[1].number;
  return {
    value: Object.fromEntries(parts.map(([name, part]) => [name, part.value])),
    ...(number !== undefined && { number }),
  };
}

/** The format of the files of a form. @param languages of the site, the first one first */
export function fileFormat(form: FileForm, languages: readonly string[]): FileFormat {
  const texts: string[] = [];
  const isList = form.fields[0]?.root === true;
  const canonical = (value: unknown) => canonicalValue(value, form, languages);
  return {
    fromFile: (text) => {
      const marked = { [mark]: texts.push(text) - 1 };
      const { value, body } = readValues(text);
      if (!isRecord(value)) return value;
      if (!form.hasSections) return { ...value, ...marked, ...(body !== undefined && { body: body.trim() }) };
      return Object.fromEntries(
        Object.entries(value).map(([code, part]) => [code, isRecord(part) ? { ...part, ...marked } : part]),
      );
    },
    toFile: (content) => {
      const { value, number = isList ? texts.length - 1 : texts.length } = withoutMark(content);
      const text = texts[number];
      const { body: newBody, ...front } = isRecord(value) ? value : { body: undefined };
      const now = canonical(form.isMarkdown ? front : value);
      const yaml =
        text === undefined
          ? textOf(now)
          : withValue(splitFile(text).yaml, canonical(readValues(text).value), now);
      const body = typeof newBody === 'string' ? newBody.trim() : '';
      const old = text === undefined ? '' : (splitFile(text).body ?? '');
      const after = body === old.trim() ? old : body && `\n${body}\n`;
      const saved = form.isMarkdown ? `---\n${yaml.trim()}\n---\n${after}` : yaml;
      texts[number] = saved;
      return saved;
    },
  };
}

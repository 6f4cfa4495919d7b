import {
  isMap,
  isNode,
  isScalar,
  isSeq,
  parse,
  parseDocument,
  stringify,
  type Document,
  type Node,
  type Scalar,
} from 'yaml';
import { isRecord } from '#shared/is-record.ts';
import { canonicalValue, readValues, splitFile, textOf, trimmedBody, type FileForm } from './written-form.ts';

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

/** Text boxes make texts of numbers, such as amounts. */
const asText = (_: string, value: unknown) => (typeof value === 'number' ? String(value) : value);

/** Both are canonical: their fields are in the same order. */
const isSame = (one: unknown, other: unknown): boolean =>
  JSON.stringify(one, asText) === JSON.stringify(other, asText);

/** What is written instead of a scalar: a number where one was, if it says the same. */
const scalarOf = (before: unknown, value: unknown): unknown =>
  typeof before === 'number' && String(Number(value)) === value ? Number(value) : value;

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
  if (isScalar(node) && typeof node.value === typeof scalarOf(node.value, value)) {
    node.value = scalarOf(node.value, value);
    return node;
  }
  return document.createNode(value);
}

const style = { lineWidth: 0, singleQuote: true } as const;

/** The text of a scalar in the style that it had; undefined where the style has no place for the value. */
function scalarText(source: string, type: Scalar['type'], value: unknown): string | undefined {
  if (typeof value === 'string' && (type === 'BLOCK_LITERAL' || type === 'BLOCK_FOLDED')) {
    const [, head, indent, end = ''] = /^(.*\n\s*?)([^\S\n]+)\S[^]*?(\s*)$/.exec(source) ?? [];
    if (head === undefined || indent === undefined) return undefined;
    const lines = type === 'BLOCK_FOLDED' ? value.replaceAll(/\n+/g, '$&\n') : value;
    return head + lines.replaceAll(/^(?=.)/gm, indent) + end;
  }
  if (typeof value === 'string' && value.includes('\n')) return undefined;
  return stringify(value, { ...style, ...(type !== undefined && { defaultStringType: type }) }).trim();
}

/** Replaces the scalars that differ; undefined where more than scalars does. Both values are canonical. */
function withScalars(yaml: string, before: unknown, value: unknown): string | undefined {
  const { contents } = parseDocument<Node, false>(yaml);
  const edits: [start: number, end: number, text: string][] = [];
  const isFound = (node: unknown, old: unknown, now: unknown): boolean => {
    if (isSame(old, now)) return true;
    if (isMap(node) && isRecord(old) && isRecord(now))
      return (
        isSame(Object.keys(old), Object.keys(now)) &&
        Object.keys(now).every((name) => isFound(node.get(name, true), old[name], now[name]))
      );
    if (isSeq(node) && Array.isArray(old) && Array.isArray(now))
      return (
        old.length === now.length && now.every((item, index) => isFound(node.items[index], old[index], item))
      );
    if (!isScalar(node) || !node.range) return false;
    const [start, end] = node.range;
    const text = scalarText(yaml.slice(start, end), node.type, scalarOf(node.value, now));
    if (text !== undefined) edits.push([start, end, text]);
    return text !== undefined;
  };
  if (!isFound(contents, before, value)) return undefined;
  return edits
    .toSorted(([a], [b]) => b - a)
    .reduce((text, [start, end, now]) => text.slice(0, start) + now + text.slice(end), yaml);
}

/**
 * A text of YAML with another value, in which fields or items may be new: only the lines from the first change to the
 * last are written again, if the library writes as many lines as there are. Both values are canonical.
 */
function withParts(yaml: string, before: unknown, value: unknown): string {
  const document = parseDocument<Node, false>(yaml);
  const write = () => document.toString(style);
  const [lines, old] = [yaml.split('\n'), write().split('\n')];
  document.contents = changedNode(document, document.contents, before, value);
  const text = write();
  const now = text.split('\n');
  const isOther = (line: string, index: number) => line !== now[index];
  const start = old.findIndex(isOther);
  const most = Math.min(old.length, now.length) - start;
  const end = old.toReversed().findIndex((line, index) => index >= most || line !== now.at(-1 - index));
  if (lines.length !== old.length || start < 0 || end < 0) return text;
  const changedLines = now.slice(start, now.length - end);
  const kept = [...lines.slice(0, start), ...changedLines, ...lines.slice(lines.length - end)].join('\n');
  // Lists of another indentation cannot be mixed.
  return isSame(parseDocument(kept).toJS(), document.toJS()) ? kept : text;
}

/**
 * A text of YAML with another value: as little as possible is written again.
 * @param canonical makes the canonical value of a text
 */
export function withValue(yaml: string, value: unknown, canonical: (yaml: string) => unknown): string {
  const before = canonical(yaml);
  if (isSame(before, value)) return yaml;
  for (const write of [withScalars, withParts])
    try {
      const text = write(yaml, before, value);
      if (text !== undefined && isSame(canonical(text), value)) return text;
    } catch {
      // An alias whose anchor is gone.
    }
  return textOf(value);
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
  return {
    fromFile: (text) => {
      const marked = { [mark]: texts.push(text) - 1 };
      const { value, body } = readValues(text);
      if (!isRecord(value)) return value;
      if (!form.hasSections)
        return { ...value, ...marked, ...(body !== undefined && { body: trimmedBody(body) }) };
      return Object.fromEntries(
        Object.entries(value).map(([code, part]) => [code, isRecord(part) ? { ...part, ...marked } : part]),
      );
    },
    toFile: (content) => {
      const { value, number: marked = isList ? texts.length - 1 : texts.length } = withoutMark(content);
      const { body: newBody, ...front } = isRecord(value) ? value : { body: undefined };
      // The files of all languages have one format, but only that of the first has language-independent fields.
      const hasFacts = (one: unknown) =>
        isRecord(one) && form.fields.some(({ name, i18n }) => i18n === false && name in one);
      const isFirst = hasFacts(front);
      // The editor starts another language as a copy of the first one, with its mark.
      const isCopy = form.isMarkdown && !isFirst && hasFacts(readValues(texts[marked] ?? '').value);
      const number = isCopy ? texts.length : marked;
      const text = texts[number];
      const own = form.isMarkdown ? { ...form, language: isFirst ? languages[0] : '' } : form;
      const canonical = (one: unknown) => canonicalValue(one, own, languages);
      const now = canonical(form.isMarkdown ? front : value);
      const yaml =
        text === undefined
          ? textOf(now)
          : withValue(splitFile(text).yaml, now, (one) => canonical(parse(one)));
      const body = typeof newBody === 'string' ? trimmedBody(newBody) : '';
      const old = text === undefined ? '' : (splitFile(text).body ?? '');
      const after = body === trimmedBody(old) ? old : body && `\n${body}\n`;
      const saved = form.isMarkdown ? `---\n${yaml.trim()}\n---\n${after}` : yaml;
      texts[number] = saved;
      return saved;
    },
  };
}

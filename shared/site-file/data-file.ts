import { existsSync, readdirSync, readFileSync, statSync } from 'node:fs';
import { join } from 'node:path';
import { isNode, LineCounter, parseDocument, visit, type Document, type ErrorCode } from 'yaml';
import { decodeText, encodingOf } from './decode-text.ts';
import { DataError } from './problem.ts';

/**
 * Reads the files that editors write: YAML, and Markdown with a front matter. Paths start at the project's
 * folder, from where every script runs.
 */

/** The path of a value inside another one: names of fields and indexes of lists. */
export type Path = readonly (string | number)[];

/** The data of a file before it is checked, with the lines of its fields. */
export interface DataFile {
  file: string;
  value: unknown;
  /** The line of a field, counted from 1; of the nearest field above it that exists when it is missing. */
  lineOf(path: Path): number;
  /** The path of the value, where it is only a part of the file. */
  at?: Path;
}

/** Whether a value is an object and no list. */
export const isRecord = (value: unknown): value is Record<string, unknown> =>
  typeof value === 'object' && value !== null && !Array.isArray(value);

/** The values without parts, with their paths. @param path of the value itself */
export function leavesOf(value: unknown, path: Path = []): [path: Path, leaf: unknown][] {
  const parts: [string, unknown][] = typeof value === 'object' ? Object.entries(value ?? {}) : [];
  if (parts.length === 0) return [[path, value]];
  return parts.flatMap(([name, part]) =>
    leavesOf(part, [...path, Array.isArray(value) ? Number(name) : name]),
  );
}

/** A part of the data of a file, for a schema of its own. @param path of the part, relative to `data` */
export function partOf(data: DataFile, path: Path, value: unknown): DataFile {
  return { ...data, value, at: [...(data.at ?? []), ...path] };
}

/** A Markdown file in its two parts. */
export interface MarkdownFile {
  /** Its value is null where there is none. */
  frontMatter: DataFile;
  body: string;
  /** The line of the file in which the body starts. */
  bodyLine: number;
}

const absolute = (file: string) => join(process.cwd(), file);

/** Whether a file or a folder of the project exists. */
const hasFile = (file: string): boolean => existsSync(absolute(file));

/** Whether a file is of an operating system, of Git or of a text editor: `.DS_Store`, `._x.yaml`, `x.md~`. */
const isSystemFile = (name: string): boolean => /^\.|^(Thumbs\.db|desktop\.ini|Icon\r)$|~$/i.test(name);

/** The names in a folder of the project, without system files; none where there is no such folder. */
function namesIn(folder: string): string[] {
  const names = hasFile(folder) ? readdirSync(absolute(folder)) : [];
  return names.filter((name) => !isSystemFile(name)).toSorted();
}

/** All files below a folder of the project, by their paths in it, without system files. */
export const filesBelow = (folder: string): string[] =>
  namesIn(folder).flatMap((name) => {
    const path = `${folder}/${name}`;
    const isFolder = statSync(absolute(path), { throwIfNoEntry: false })?.isDirectory() === true;
    return isFolder ? filesBelow(path).map((below) => `${name}/${below}`) : [name];
  });

/**
 * The text of a file, with line breaks of one kind, because front matter and figures are found by their lines.
 * @throws DataError, naming the line, when it is not UTF-8
 */
export function textOf(bytes: Uint8Array, file: string): string {
  try {
    return decodeText(bytes, 'utf-8').replaceAll(/\r\n?/g, '\n');
  } catch {
    const isUtf16 = encodingOf(bytes) !== 'utf-8';
    const line =
      new TextDecoder()
        .decode(bytes)
        .split('\uFFFD', 1)[0]
        ?.split(/\r\n?|\n/).length ?? 1;
    const reason = `cannot be read: not UTF-8${isUtf16 ? ' but UTF-16' : ''}: save the file as UTF-8`;
    throw new DataError([{ file, line, field: '(the encoding)', reason }]);
  }
}

/** The commonest mistakes, in an editor's words. */
const mistakes: Readonly<Partial<Record<ErrorCode, string>>> = {
  BLOCK_AS_IMPLICIT_KEY: 'the text contains a colon and a space: put the text between quotes',
  DUPLICATE_KEY: 'this field exists twice',
  BAD_SCALAR_START: 'a text cannot start with this character: put it between quotes',
  BAD_INDENT: 'this line has too few or too many spaces before it, or a bracket is not closed',
  MISSING_CHAR: 'a quote, a bracket or a colon is missing',
};

/** The first comment that begins like a word behind a text without quotes, as in `title: The #1 team`; its offset. */
function cuttingComment(document: Document, yaml: string): { at: number; comment: string } | undefined {
  let found: { at: number; comment: string } | undefined;
  if (/[\s:]#[\p{L}\p{N}]/u.test(yaml))
    visit(document, {
      Scalar(_, { type, value, range }) {
        if (type !== 'PLAIN' || (typeof value !== 'string' && value !== null) || !range) return undefined;
        const [, comment] = /^[ \t]*(#[\p{L}\p{N}].*)/u.exec(yaml.slice(range[1])) ?? [];
        if (comment === undefined) return undefined;
        found = { at: range[0], comment };
        return visit.BREAK;
      },
    });
  return found;
}

/**
 * The data of a text in YAML.
 * @param file named when something is wrong
 * @param linesAbove number of lines in the file before the text
 * @throws DataError with line and reason when it is not valid YAML
 */
export function dataOf(yaml: string, file: string, linesAbove = 0): DataFile {
  const lines = new LineCounter();
  const document = parseDocument(yaml, { lineCounter: lines, prettyErrors: false });
  const [error] = document.errors;
  const lineAt = (offset: number) => lines.linePos(offset).line + linesAbove;
  if (error) {
    // The parser has various messages for a line with a tab; the tab is always the mistake.
    const tab = yaml.split('\n').findIndex((line) => /^ *\t/.test(line));
    const reason = tab < 0 ? (mistakes[error.code] ?? error.message) : 'a tab: indent with spaces';
    const line = tab < 0 ? lineAt(error.pos[0]) : tab + 1 + linesAbove;
    throw new DataError([{ file, line, field: '(YAML)', reason: `cannot be read: ${reason}` }]);
  }
  const cut = cuttingComment(document, yaml);
  if (cut) {
    const reason = `“${cut.comment}” is a comment in YAML and not shown: put the whole text between quotes`;
    throw new DataError([{ file, line: lineAt(cut.at), field: '(YAML)', reason }]);
  }
  const lineOf = (path: Path): number => {
    const node: unknown = path.length > 0 ? document.getIn(path, true) : document.contents;
    if (isNode(node) && node.range) return lineAt(lineStart(yaml, node.range[0]));
    return path.length > 0 ? lineOf(path.slice(0, -1)) : 1 + linesAbove;
  };
  try {
    return { file, value: document.toJS() as unknown, lineOf };
  } catch {
    // The one error left: a text that begins with `*` was read as an alias that has no anchor.
    const star = yaml.split('\n').findIndex((line) => /(^|[\s:[,-])\*/.test(line));
    const reason = 'cannot be read: the text starts with an asterisk (*): put it between quotes';
    throw new DataError([{ file, line: star + 1 + linesAbove, field: '(YAML)', reason }]);
  }
}

/** A list or a map under a name starts in the line below it; the name is what an editor looks for. */
function lineStart(yaml: string, offset: number): number {
  const before = yaml.slice(0, offset);
  const name = before.trimEnd();
  return name.endsWith(':') && before.includes('\n', name.length) ? name.length - 1 : offset;
}

/** Front matter and body of a text in Markdown. @throws DataError when the front matter is not valid YAML */
export function markdownOf(text: string, file: string): MarkdownFile {
  const match = /^---[ \t]*\n([\s\S]*?)\n---[ \t]*(?:\n|$)/.exec(text);
  if (!match) return { frontMatter: { file, value: null, lineOf: () => 1 }, body: text, bodyLine: 1 };
  const [head, yaml = ''] = match;
  return {
    frontMatter: dataOf(yaml, file, 1),
    body: text.slice(head.length),
    bodyLine: head.split('\n').length,
  };
}

/** A YAML file. @throws DataError, naming the file, when it is missing or not valid YAML */
export function readYaml(file: string): DataFile {
  if (!hasFile(file)) throw new DataError([{ file, field: '(the whole file)', reason: 'missing' }]);
  return dataOf(textOf(readFileSync(absolute(file)), file), file);
}

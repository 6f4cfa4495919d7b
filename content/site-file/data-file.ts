import {
  accessSync,
  constants,
  existsSync,
  readdirSync,
  readFileSync,
  realpathSync,
  statSync,
} from 'node:fs';
import { join, sep } from 'node:path';
import { isNode, LineCounter, parseDocument, visit, type Document, type ErrorCode } from 'yaml';
import type { Path } from './leaves.ts';
import { decodeText, encodingOf } from './decode-text.ts';
import { otherTextOf } from './other-formats.ts';
import { attempt, DataError } from './problem.ts';

/**
 * Reads the files that editors write: YAML, and Markdown with a front matter. Paths start at the project's
 * folder, from where every script runs.
 */

/** The data of a file before it is checked, with the lines of its fields. */
export interface DataFile {
  file: string;
  value: unknown;
  /** The line of a field, counted from 1; of the nearest field above it that exists when it is missing. */
  lineOf(path: Path): number;
  /** The path of the value, where it is only a part of the file. */
  at?: Path;
}

/** A part of the data of a file, for a schema of its own. @param path of the part, relative to `data` */
export function partOf(data: DataFile, path: Path, value: unknown): DataFile {
  return { ...data, value, at: [...(data.at ?? []), ...path] };
}

export interface MarkdownFile {
  frontMatter: DataFile;
  body: string;
  bodyLine: number;
}

const absolute = (file: string) => join(process.cwd(), file);

const hasFile = (file: string): boolean => existsSync(absolute(file));

/** What systems, Git, text editors and synchronisation leave in folders: `.DS_Store`, `._x.yaml`, `x.md~`. */
const systemFiles = [
  /^\._|^(\.DS_Store|\.localized|\.directory|Thumbs\.db|desktop\.ini|Icon\r)$/i,
  /^\.(git.*|hg|hgignore|svn|forgejo|fseventsd|Spotlight-V100|Trash.*|dropbox.*|stfolder|stversions|stignore)$/i,
  /^\.(idea|vscode|vs|zed|fleet|obsidian|editorconfig|prettier.*|markdownlint.*)$/i,
  // Unsaved and locked files.
  /~$|^~\$|^\.~lock\.|^\.#|^\..*\.sw[a-p]$|^\.(nfs|fuse_hidden|goutputstream-|sveltia-tmp-)/,
];
export const isSystemFile = (name: string): boolean => systemFiles.some((pattern) => pattern.test(name));

/** What an editor can do where the file system refuses. */
const refusals: Readonly<Record<string, string>> = {
  EACCES:
    'no permission to read it: give it back to the user who runs this command, or change its permissions',
  EPERM:
    'no permission to read it: give it back to the user who runs this command, or change its permissions',
  ELOOP: 'a link that leads back to itself: delete the link',
  EISDIR: 'a folder, but a file is needed: remove or rename the folder',
  EMFILE: 'too many files are open on this machine: close other programs and run the command again',
  ENAMETOOLONG: 'its name is too long: shorten it',
};

/** The result of an access to the file system. @throws DataError with the path and what to do when it is refused */
function access<Found>(path: string, field: string, read: () => Found): Found {
  try {
    return read();
  } catch (error) {
    const code = error instanceof Error && 'code' in error ? String(error.code) : '';
    if (code === '') throw error;
    const reason = refusals[code] ?? `${code}: check the disk, and copy the file there again`;
    throw new DataError([{ file: path, field, reason: `cannot be read: ${reason}` }]);
  }
}

/** Whether a file is outside of a folder of the project, to which only a link leads. @param name below the folder */
export const isLinkedFromOutside = (folder: string, name: string): boolean =>
  !realpathSync(absolute(`${folder}/${name}`)).startsWith(realpathSync(absolute(folder)) + sep);

/** The content of a file of the project. @throws DataError, naming the file, when it cannot be read */
export const bytesOf = (file: string): Uint8Array =>
  access(file, '(the whole file)', () => readFileSync(absolute(file)));

/** The size of a file of the project in bytes, 0 where it does not exist. */
export const sizeOfFile = (file: string): number =>
  statSync(absolute(file), { throwIfNoEntry: false })?.size ?? 0;

/** The names in a folder of the project, without system files; none where there is no such folder. */
function namesIn(folder: string): string[] {
  const names = hasFile(folder)
    ? access(folder, '(the whole folder)', () => readdirSync(absolute(folder)))
    : [];
  return names.filter((name) => !isSystemFile(name)).toSorted();
}

/** What is at a path: a folder, or a file that can be read. @throws DataError for anything else */
function kindOf(path: string, above: readonly string[]): 'file' | 'folder' {
  const refuse = (field: string, reason: string) => new DataError([{ file: path, field, reason }]);
  const found = access(path, '(the whole file)', () => statSync(absolute(path), { throwIfNoEntry: false }));
  if (!found)
    throw refuse('(the whole file)', 'a link to a file that does not exist: copy the file here instead');
  if (found.isDirectory()) {
    const real = access(path, '(the whole folder)', () => realpathSync(absolute(path)));
    if (above.includes(real))
      throw refuse('(the whole folder)', 'a link to a folder above it: delete the link');
    return 'folder';
  }
  if (!found.isFile()) throw refuse('(the whole file)', 'neither a file nor a folder: delete it');
  access(path, '(the whole file)', () => accessSync(absolute(path), constants.R_OK));
  return 'file';
}

/**
 * All files below a folder of the project, by their paths in it, without system files.
 * @param above folders that it is in, to which a link would lead back
 * @throws DataError with every file and folder that cannot be read
 */
export function filesBelow(folder: string, above: readonly string[] = []): string[] {
  const names = namesIn(folder);
  const inside = names.length > 0 ? [...above, realpathSync(absolute(folder))] : above;
  const read = names.map((name) =>
    attempt(() => {
      const path = `${folder}/${name}`;
      if (kindOf(path, inside) === 'file') return [name];
      return filesBelow(path, inside).map((below) => `${name}/${below}`);
    }),
  );
  const wrong = read.flatMap((one) => one.wrong);
  if (wrong.length > 0) throw new DataError(wrong);
  return read.flatMap(({ found = [] }) => found);
}

export const withLineFeeds = (text: string): string => text.replaceAll(/\r\n?/g, '\n');

export class EncodingError extends DataError {}

/** Undefined where it is not UTF-8. UTF-16 without a byte order mark is valid UTF-8 with many zeros. */
function utf8Of(bytes: Uint8Array): string | undefined {
  try {
    return encodingOf(bytes) === 'utf-8' ? decodeText(bytes, 'utf-8') : undefined;
  } catch {
    return undefined;
  }
}

/**
 * The text of a file, with line breaks of one kind, because front matter and figures are found by their lines.
 * @throws DataError when it is not a text
 * @throws EncodingError, naming the line, when it is not UTF-8
 */
export function textOf(bytes: Uint8Array, file: string): string {
  const isUtf16 = encodingOf(bytes) !== 'utf-8';
  const other = isUtf16 ? undefined : otherTextOf(bytes, file);
  if (other !== undefined) {
    const reason = `cannot be read: it is ${other}`;
    throw new DataError([{ file, field: '(the whole file)', reason }]);
  }
  const text = utf8Of(bytes);
  if (text !== undefined) return withLineFeeds(text);
  const line =
    new TextDecoder()
      .decode(bytes)
      .split('\uFFFD', 1)[0]
      ?.split(/\r\n?|\n/).length ?? 1;
  const reason = `cannot be read: not UTF-8${isUtf16 ? ' but UTF-16' : ''}: save the file as UTF-8`;
  throw new EncodingError([{ file, line, field: '(the encoding)', reason }]);
}

/**
 * Refuses a text that Git has merged only in part. A block of code in Markdown may show such lines.
 * @throws DataError with the line of the first mark
 */
function refuseConflict(text: string, file: string): void {
  let fence = '';
  for (const [index, line] of text.split('\n').entries()) {
    const [mark = ''] = (file.endsWith('.md') && /^ {0,3}(```+|~~~+)/.exec(line)) || [];
    if (mark !== '' && (fence === '' || mark.trim().startsWith(fence)))
      fence = fence === '' ? mark.trim() : '';
    if (fence !== '' || !/^(<{7}|>{7}|\|{7})( |$)/.test(line)) continue;
    const reason =
      'a merge conflict of Git: keep one of the two versions, and delete the lines with <<<<<<<, ======= and >>>>>>>';
    throw new DataError([{ file, line: index + 1, field: '(the whole file)', reason }]);
  }
}

const quoteIt = 'put the text between quotes';

/** The mistakes that the parser finds, in an editor's words. */
const mistakes: Readonly<Record<ErrorCode, string>> = {
  ALIAS_PROPS: `the text starts with an asterisk (*): ${quoteIt}`,
  BAD_ALIAS: `the text starts with an asterisk (*) or an ampersand (&): ${quoteIt}`,
  BAD_COLLECTION_TYPE: `the text starts with an exclamation mark (!): ${quoteIt}`,
  BAD_DIRECTIVE: `a line cannot start with a percent sign (%): ${quoteIt}`,
  BAD_DQ_ESCAPE: 'a backslash (\\) between double quotes: write it twice, or use single quotes',
  BAD_INDENT: 'this line has too few or too many spaces before it, or a bracket is not closed',
  BAD_PROP_ORDER: `the text starts with a sign that YAML reads as its own (&, ! or *): ${quoteIt}`,
  BAD_SCALAR_START: 'a text cannot start with this character: put it between quotes',
  BLOCK_AS_IMPLICIT_KEY: 'the text contains a colon and a space: put the text between quotes',
  BLOCK_IN_FLOW: 'a bracket is not closed before this line, or the text after | or > is inside brackets',
  DUPLICATE_KEY: 'this field exists twice',
  IMPOSSIBLE: 'this line is neither a field, such as name: text, nor an item of a list, such as - text',
  KEY_OVER_1024_CHARS: `a name of a field is longer than 1024 characters: ${quoteIt}`,
  MISSING_CHAR: 'a quote, a bracket or a colon is missing',
  MULTILINE_IMPLICIT_KEY:
    'a line without a colon is before or after the name of a field: indent it, or put the whole text between quotes',
  MULTIPLE_ANCHORS: `the text starts with an ampersand (&): ${quoteIt}`,
  MULTIPLE_DOCS: 'a line --- or ... divides the file in two: delete the line',
  MULTIPLE_TAGS: `the text starts with an exclamation mark (!): ${quoteIt}`,
  NON_STRING_KEY: 'the name of a field is not a word: put it between quotes',
  RESOURCE_EXHAUSTION: 'it is nested too deeply: remove brackets or indentation',
  TAB_AS_INDENT: 'a tab: indent with spaces',
  TAG_RESOLVE_FAILED: `the text starts with an exclamation mark (!): ${quoteIt}`,
  UNEXPECTED_TOKEN:
    'there is more in this line than one text: put the whole text between quotes, or the rest in a line of its own',
};

/** The offset of a text that begins with `&`: YAML takes its first word for the name of an anchor and drops it. */
function droppedAnchor(document: Document): number | undefined {
  const used = new Set<string>();
  const anchors: [name: string, at: number][] = [];
  visit(document, {
    Alias: (_, { source }) => void used.add(source),
    Value: (_, { anchor, range }) => void (anchor !== undefined && anchors.push([anchor, range?.[0] ?? 0])),
  });
  return anchors.find(([name]) => !used.has(name))?.[1];
}

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
 * The first number with a point between thousands, as in `low: 45.000`, which YAML reads as 45: nobody writes such a
 * zero.
 */
function groupedNumber(document: Document): { at: number; source: string } | undefined {
  let found: { at: number; source: string } | undefined;
  visit(document, {
    Scalar(_, { value, source = '', range }) {
      if (typeof value !== 'number' || !/^[+-]?\d{1,3}\.\d\d0$/.test(source) || !range) return undefined;
      found = { at: range[0], source };
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
  refuseConflict(yaml, file);
  const lines = new LineCounter();
  const document = parseDocument(yaml, { lineCounter: lines, prettyErrors: false });
  const [error] = [...document.errors, ...document.warnings];
  const lineAt = (offset: number) => lines.linePos(offset).line + linesAbove;
  if (error) {
    // The parser has various messages for a line with a tab; the tab is always the mistake.
    const tab = yaml.split('\n').findIndex((line) => /^ *\t/.test(line));
    const reason = tab < 0 ? mistakes[error.code] : 'a tab: indent with spaces';
    const line = tab < 0 ? lineAt(error.pos[0]) : tab + 1 + linesAbove;
    throw new DataError([{ file, line, field: '(YAML)', reason: `cannot be read: ${reason}` }]);
  }
  const cut = cuttingComment(document, yaml);
  if (cut) {
    const reason = `“${cut.comment}” is a comment in YAML and not shown: put the whole text between quotes`;
    throw new DataError([{ file, line: lineAt(cut.at), field: '(YAML)', reason }]);
  }
  const dropped = droppedAnchor(document);
  if (dropped !== undefined) {
    const reason = `cannot be read: the text starts with an ampersand (&): ${quoteIt}`;
    throw new DataError([{ file, line: lineAt(dropped), field: '(YAML)', reason }]);
  }
  const grouped = groupedNumber(document);
  if (grouped) {
    const { source } = grouped;
    const reason = `${source} is read as ${Number(source)}: write ${source.replace('.', '')} or ${Number(source)}`;
    throw new DataError([{ file, line: lineAt(grouped.at), field: '(YAML)', reason }]);
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

/** Why a text has no front matter: another system wrote it, or a line is missing; and the line of the mistake. */
function frontMatterProblem(text: string): { line: number; reason: string } {
  const lines = text.split('\n');
  const first = lines.findIndex((line) => line.trim() !== '');
  const opening = lines[first]?.trim() ?? '';
  const between = 'write the fields as YAML, such as title: "My text", between two lines ---';
  if (opening.startsWith('+++'))
    return { line: first + 1, reason: `TOML between +++, as Hugo has it: ${between}` };
  if (/^(\{|;;;|---json)/i.test(opening)) return { line: first + 1, reason: `JSON: ${between}` };
  if (/^---\s*(toml|ya?ml)$/i.test(opening))
    return { line: first + 1, reason: 'the first line must be --- only: delete what follows it' };
  if (opening !== '---') return { line: Math.max(first, 0) + 1, reason: `missing: ${between}` };
  if (first > 0) return { line: 1, reason: 'an empty line before the first ---: delete it' };
  if (lines[0]?.startsWith(' ') || lines[0]?.startsWith('\t'))
    return { line: 1, reason: 'a space before the first ---: delete it' };
  return { line: 1, reason: 'not closed: write a line --- after the last field' };
}

/** The line of a body in which a second front matter begins; undefined for none. */
function secondFrontMatter(body: string): number | undefined {
  const [head, fields] =
    /^\s*(?:---|\+\+\+)[ \t]*\n([\s\S]*?)\n(?:---|\+\+\+)[ \t]*(?=\n|$)/.exec(body) ?? [];
  if (head === undefined || fields === undefined) return undefined;
  const lines = fields.split('\n').filter((line) => line.trim() !== '');
  if (lines.length === 0 || !lines.every((line) => /^([\w-]+ ?[:=]|\s|- |#|[\]})])/.test(line)))
    return undefined;
  return head.split('\n').findIndex((line) => line.trim() !== '') + 1;
}

/** Front matter and body of a text in Markdown. @throws DataError when the front matter is not valid YAML */
export function markdownOf(text: string, file: string): MarkdownFile {
  refuseConflict(text, file);
  const refuse = (line: number, reason: string) =>
    new DataError([{ file, line, field: '(the front matter)', reason }]);
  const match = /^---[ \t]*\n(?:([\s\S]*?)\n)?---[ \t]*(?:\n|$)/.exec(text);
  if (!match) {
    const { line, reason } = frontMatterProblem(text);
    throw refuse(line, reason);
  }
  const [head, yaml = ''] = match;
  const body = text.slice(head.length);
  const bodyLine = head.split('\n').length;
  const second = secondFrontMatter(body);
  if (second !== undefined)
    throw refuse(
      bodyLine + second - 1,
      'a second one: move its fields into the first, and delete it with its lines ---',
    );
  return { frontMatter: dataOf(yaml, file, 1), body, bodyLine };
}

/** A YAML file. @throws DataError, naming the file, when it is missing or not valid YAML */
export function readYaml(file: string): DataFile {
  if (!hasFile(file)) throw new DataError([{ file, field: '(the whole file)', reason: 'missing' }]);
  return dataOf(textOf(bytesOf(file), file), file);
}

import { existsSync, globSync, mkdirSync, readFileSync, rmSync, writeFileSync } from 'node:fs';
import { dirname, join } from 'node:path';
import { parse, stringify } from 'yaml';
import { catalogs } from '../shared/i18n/catalogs.ts';
import { withInlineWords, withoutInlineWords } from './inline-words.ts';
import { takeFacts } from './text-facts.ts';

/*
 * The words of a language in a site's folder: files of their own (`careers.it.yaml`, `year.it.md`), and blocks
 * under its code in files that have the words of all languages beside each other. Texts are copied as they
 * are written, with their comments.
 */

/** Neither the settings of the site nor interface words have blocks of languages. */
const isOfBlocks = (file: string) => file !== 'site.yaml' && !file.startsWith('words/');

const filesIn = (folder: string, pattern: string) =>
  globSync(pattern, { cwd: folder })
    .map((file) => file.replaceAll('\\', '/'))
    .toSorted();

/** `pages/careers.de.yaml`, `posts/x.de.md`: files with the words of one language. */
const isOfLanguage = (file: string, code: string) => new RegExp(`(^|[/.])${code}\\.(yaml|md)$`).test(file);

interface Block {
  /** From the line of the code to the line behind its last. */
  from: number;
  to: number;
  /** In spaces; a code that begins the item of a list stands behind the dash. */
  indent: number;
}

const indentOf = (line: string) => line.search(/[^ ]/);
/** The same line with the dash of a list as space. */
const withoutDash = (line: string) => line.replace(/^( *)- (?=\S)/, '$1  ');

/** The blocks of a language in the lines of a file. */
function blocksOf(lines: readonly string[], code: string): Block[] {
  return lines.flatMap((line, from) => {
    const plain = withoutDash(line);
    if (!plain.trimStart().startsWith(`${code}:`)) return [];
    const indent = indentOf(plain);
    const length = lines.slice(from + 1).findIndex((next) => next.trim() !== '' && indentOf(next) <= indent);
    const end = length < 0 ? lines.length : from + 1 + length;
    // Empty lines before the next thing belong to that.
    const to = lines.slice(0, end).findLastIndex((one) => one.trim() !== '') + 1;
    return [{ from, to, indent }];
  });
}

/** Whether the thing that a block belongs to has a block of another language too. */
function hasSibling(lines: readonly string[], { from, indent }: Block, code: string): boolean {
  const isOutside = (line: string) =>
    line.trim() !== '' && (indentOf(line) < indent || (indentOf(line) === indent && line.trim() === '-'));
  const before = lines.slice(0, from).findLastIndex((line) => isOutside(line));
  const isFirst = lines[from]?.trimStart().startsWith('- ') === true;
  const after = lines.findIndex((line, index) => index > from && isOutside(line));
  const own = lines.slice(isFirst ? from : Math.max(before, 0), after < 0 ? lines.length : after);
  return own.some((line) => {
    const plain = withoutDash(line);
    return indentOf(plain) === indent && plain.trimStart().startsWith(`${code}:`);
  });
}

/** A file with a copy of each block of one language as that of another, below it; what is there already stays. */
export function withBlocks(text: string, model: string, code: string): string {
  const lines = withInlineWords(text, model, code).split('\n');
  for (const block of blocksOf(lines, model).toReversed()) {
    if (hasSibling(lines, block, code)) continue;
    const [first = '', ...rest] = lines.slice(block.from, block.to);
    lines.splice(block.to, 0, withoutDash(first).replace(`${model}:`, `${code}:`), ...rest);
  }
  return lines.join('\n');
}

/** A file without the blocks of a language. */
export function withoutBlocks(text: string, code: string): string {
  const lines = withoutInlineWords(text, code).split('\n');
  for (const { from, to } of blocksOf(lines, code).toReversed()) {
    const isFirst = lines[from]?.trimStart().startsWith('- ') === true;
    lines.splice(from, to - from);
    // What follows is the first of the item now.
    if (isFirst) lines[from] = (lines[from] ?? '').replace(/^( *) {2}(?=\S)/, '$1- ');
  }
  return lines.join('\n');
}

/** The words that the product has no translation of, in English; to be put behind those that are there. */
function wordsToTranslate(found: string, code: string): string {
  if (catalogs[code]) return '';
  // A file with notes only is null.
  const known = new Set(Object.keys((parse(found) as object | null) ?? {}));
  const missing = Object.entries(catalogs.en).filter(([key]) => !known.has(key));
  if (missing.length === 0) return '';
  return stringify(Object.fromEntries(missing), { lineWidth: 0 });
}

const wordsHead = (code: string) =>
  `# The words of buttons, labels and messages in this language (${code}). What stands between braces is filled in and stays.\n`;

/**
 * The interface words of a language of the site, with those in English behind them that neither the site nor the
 * product has; undefined where there is no file and none is needed.
 * @param found the file of the site, where it has one
 */
export function withMissingWords(found: string | undefined, code: string): string | undefined {
  const text = found ?? wordsHead(code);
  const words = wordsToTranslate(text, code);
  return words ? text + words : found;
}

/** What was written, changed or deleted, as paths from the site's folder. */
export interface ChangedFiles {
  written: string[];
  changed: string[];
  deleted: string[];
}

function write(folder: string, file: string, text: string): void {
  mkdirSync(dirname(join(folder, file)), { recursive: true });
  writeFileSync(join(folder, file), text);
}

/**
 * Starts a language as a copy of another one of the site; with the product's English words where the product
 * does not know it. Existing files and blocks stay, so it can be called again.
 *
 * @param folder the site's
 * @param model the language that is copied
 */
export function addLanguage(folder: string, model: string, code: string): ChangedFiles {
  const result: ChangedFiles = { written: [], changed: [], deleted: [] };
  const save = (file: string, text: string) => {
    (existsSync(join(folder, file)) ? result.changed : result.written).push(file);
    write(folder, file, text);
  };
  for (const file of filesIn(folder, '**/*.{yaml,md}').filter(isOfBlocks)) {
    const text = readFileSync(join(folder, file), 'utf8');
    if (isOfLanguage(file, model)) {
      const twin = file.replace(/[a-z]+(?=\.\w+$)/, code);
      if (!existsSync(join(folder, twin))) save(twin, file.endsWith('.md') ? takeFacts(text).rest : text);
    } else if (file.endsWith('.yaml') && !isOfLanguage(file, code)) {
      const more = withBlocks(text, model, code);
      if (more !== text) save(file, more);
    }
  }
  const file = `words/${code}.yaml`;
  const found = existsSync(join(folder, file)) ? readFileSync(join(folder, file), 'utf8') : undefined;
  const words = withMissingWords(found, code);
  if (words !== undefined && words !== found) save(file, words);
  return result;
}

/** Deletes the words of a language. @param folder the site's */
export function removeLanguage(folder: string, code: string): ChangedFiles {
  const result: ChangedFiles = { written: [], changed: [], deleted: [] };
  for (const file of filesIn(folder, '**/*.{yaml,md}').filter((one) => one !== 'site.yaml')) {
    if (isOfLanguage(file, code)) {
      rmSync(join(folder, file));
      result.deleted.push(file);
    } else if (file.endsWith('.yaml') && isOfBlocks(file)) {
      const text = readFileSync(join(folder, file), 'utf8');
      const less = withoutBlocks(text, code);
      if (less === text) continue;
      write(folder, file, less);
      result.changed.push(file);
    }
  }
  return result;
}

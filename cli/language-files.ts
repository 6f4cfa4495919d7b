import { globSync, readFileSync, rmSync, writeFileSync } from 'node:fs';
import { join } from 'node:path';
import { withoutInlineWords } from './inline-words.ts';

/*
 * The words of a language in a site's folder: files of their own (`careers.it.yaml`, `year.it.md`), and blocks
 * under its code in files that have the words of all languages beside each other. All else stays as it is
 * written, with its comments.
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

/** A file without the blocks of a language. */
function withoutBlocks(text: string, code: string): string {
  const lines = withoutInlineWords(text, code).split('\n');
  for (const { from, to } of blocksOf(lines, code).toReversed()) {
    const isFirst = lines[from]?.trimStart().startsWith('- ') === true;
    lines.splice(from, to - from);
    // What follows is the first of the item now.
    if (isFirst) lines[from] = (lines[from] ?? '').replace(/^( *) {2}(?=\S)/, '$1- ');
  }
  return lines.join('\n');
}

/** Deletes the words of a language. @param folder the site's */
export function removeLanguage(folder: string, code: string): void {
  for (const file of filesIn(folder, '**/*.{yaml,md}').filter((one) => one !== 'site.yaml')) {
    const place = join(folder, file);
    if (isOfLanguage(file, code)) rmSync(place);
    else if (file.endsWith('.yaml') && isOfBlocks(file))
      writeFileSync(place, withoutBlocks(readFileSync(place, 'utf8'), code));
  }
}

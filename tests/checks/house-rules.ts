import { parseSync } from 'vite';

/** Rules about comments and folders, used by `check-layers.ts`. */

/** The folders that CONTRIBUTING.md must list: top-level folders, and those of `src`. */
export function mappedFolders(files: readonly string[]): string[] {
  const folders = files.flatMap((file) => {
    const [first = '', second, third] = file.split('/');
    if (second === undefined) return [];
    return third !== undefined && first === 'src' ? [first, `${first}/${second}`] : [first];
  });
  return [...new Set(folders)];
}

/** The folders that CONTRIBUTING.md does not list. */
export function foldersWithoutLine(readme: string, folders: readonly string[]): string[] {
  return folders.filter((folder) => !readme.includes(`\n| \`${folder}/\` `));
}

const maxCommentColumns = 120;

/** Linter directives must stay on one line. */
const isDirective = (comment: string) => /^.{2}\s*(?:oxlint|stylelint)-/.test(comment);

/** Start and end of each comment of a source file or style sheet. */
function commentsIn(file: string, text: string): { start: number; end: number }[] {
  if (!file.endsWith('.css')) return parseSync(file, text).comments;
  return Array.from(text.matchAll(/\/\*[^]*?\*\//g), ({ index, 0: comment }) => ({
    start: index,
    end: index + comment.length,
  }));
}

/**
 * The comment lines that are too long, a sentence each. The formatter wraps code, but not comments.
 * @param file its path, which tells the language
 */
export function longCommentLines(file: string, text: string): string[] {
  const lines = text.split('\n');
  if (lines.every(({ length }) => length <= maxCommentColumns)) return [];
  const lineAt = (offset: number) => text.slice(0, offset).split('\n').length;
  const numbers = commentsIn(file, text)
    .filter(({ start, end }) => !isDirective(text.slice(start, end)))
    .flatMap(({ start, end }) => {
      const first = lineAt(start);
      return Array.from({ length: lineAt(end) - first + 1 }, (_, index) => first + index);
    });
  return [...new Set(numbers)]
    .filter((number) => (lines[number - 1]?.length ?? 0) > maxCommentColumns)
    .map((number) => `${file}:${number}: this comment line has more than ${maxCommentColumns} columns`);
}

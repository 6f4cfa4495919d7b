/** Rules about comments and folders, as functions over text. */

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

/** The comment lines that are too long, a sentence each. The formatter wraps code, but not comments. */
export function longCommentLines(file: string, text: string): string[] {
  return text.split('\n').flatMap((line, index) => {
    // Linter directives must stay on one line.
    const isComment = /^\s*(?:\*|\{?\/[*/])|\s\/\/ /.test(line) && !/(?:oxlint|stylelint)-/.test(line);
    return isComment && line.length > maxCommentColumns
      ? [`${file}:${index + 1}: this comment line has more than ${maxCommentColumns} columns`]
      : [];
  });
}

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

/** Media conditions in px in code (`matchMedia`, `sizes`): in em they follow the visitor's font size. */
export function mediaInPx(file: string, text: string): string[] {
  const conditions = text.matchAll(/\((?:(?:min|max)-)?(?:width|height)\b[^()]*px\)/g);
  return [...conditions].map(([condition]) => `${file}: ${condition} is in px: write it in em, 16 px each`);
}

/** Calls of `import()` in a browser that are not tried again after a failure (`fetchModule`). */
export function bareImports(file: string, text: string): string[] {
  const imports = text.matchAll(
    /(?<!fetchModule(?:<[^()]*>)?\(\s*\(\)\s*=>\s*)(?<![\w.]|typeof )import\((?!\)).*/g,
  );
  return [...imports].map(([code]) => `${file}: ${code}: write fetchModule(() => import(…))`);
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

const maxLines = 250;

/** Rules about files and folders, used by `check-layers.ts`. Words, samples and tests may be long. */
const isFree = (file: string) =>
  /(^|\/)(e2e|test-support|messages)\/|\.(test|spec|check)\.tsx?$|(^|\/)sample-[^/]*$|^content\/.*\/(en|es|fr|de)\.ts$/.test(
    file,
  );

/**
 * The product files that are too long, a sentence each.
 * @param files their texts by path
 */
export function longFiles(files: ReadonlyMap<string, string>): string[] {
  return [...files].flatMap(([file, text]) => {
    const lines = text.trimEnd().split('\n').length;
    if (lines <= maxLines || isFree(file)) return [];
    return [`${file} has ${lines} lines, more than ${maxLines}: split it`];
  });
}

/** The folders that the README must list: top-level folders, and those of `src`. */
export function mappedFolders(files: readonly string[]): string[] {
  const folders = files.flatMap((file) => {
    const [first = '', second, third] = file.split('/');
    if (second === undefined) return [];
    return third !== undefined && first === 'src' ? [first, `${first}/${second}`] : [first];
  });
  return [...new Set(folders)];
}

/** The folders that the README does not list. */
export function foldersWithoutLine(readme: string, folders: readonly string[]): string[] {
  return folders.filter((folder) => !readme.includes(`\n| \`${folder}/\` `));
}

import type { DataFile, Path } from '#shared/site-file/data-file.ts';
import { problemAt } from '#shared/site-file/parse-data.ts';
import { unknownWord } from '#shared/site-file/parts.ts';
import type { Problem } from '#shared/site-file/problem.ts';

/**
 * Problems of a reference to another item, such as an author or a category: no such item, with the nearest name.
 * @param path of the reference in the file
 * @param what kind of item, for the message: `person`
 */
export function referenceProblems(
  data: DataFile,
  path: Path,
  name: string,
  known: readonly string[],
  what: string,
): Problem[] {
  if (known.includes(name)) return [];
  return [problemAt(data, path, `no such ${what}: ${name}; ${unknownWord(name, known)}`)];
}

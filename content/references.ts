import type { DataFile, Path } from '../schema/data-file.ts';
import { problemAt } from '../schema/parse-data.ts';
import { unknownWord } from '../schema/parts.ts';
import type { Problem } from '../schema/problem.ts';

/**
 * What is wrong with the name of another thing of the site: nothing where it is there, else one problem with the name that was meant.
 * @param path of the field that names it
 * @param what it is, for the message: `case study`
 */
export function referenceProblems(
  data: DataFile,
  path: Path,
  { id, known, what }: { id: string; known: readonly string[]; what: string },
): Problem[] {
  return known.includes(id)
    ? []
    : [problemAt(data, path, `no such ${what}: ${id}; ${unknownWord(id, known)}`)];
}

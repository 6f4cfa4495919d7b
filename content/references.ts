import { defaultLanguage } from '../shared/locales.ts';
import { siteFile } from '../shared/site-folder.ts';
import { readYaml, type DataFile, type Path } from '../shared/site-file/data-file.ts';
import { problemAt } from '../shared/site-file/parse-data.ts';
import { unknownWord } from '../shared/site-file/parts.ts';
import { DataError, type Problem } from '../shared/site-file/problem.ts';

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

/** The same for a field of an item that lists names. @param folder of the collection */
export function listedProblems<Field extends string>(
  folder: string,
  item: { id: string } & Record<Field, readonly string[]>,
  field: Field,
  known: readonly string[],
  what: string,
): Problem[] {
  const data = readYaml(siteFile(`${folder}/${item.id}.yaml`));
  return item[field].flatMap((name, index) =>
    referenceProblems(data, [defaultLanguage, field, index], name, known, what),
  );
}

/** @throws DataError with the problems, if there are any */
export function stopAt(problems: readonly Problem[]): void {
  if (problems.length > 0) throw new DataError(problems);
}

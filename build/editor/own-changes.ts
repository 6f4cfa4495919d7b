/** The fields of a form, by their paths such as `items.0.name`. */
export type FieldValues = Record<string, unknown>;

/** The parts of a path that are next below it. */
const partsBelow = (values: FieldValues, start: string): string[] => [
  ...new Set(
    Object.keys(values)
      .filter((path) => path.startsWith(start))
      .map((path) => start + (path.slice(start.length).split('.', 1)[0] ?? '')),
  ),
];

const isAtOrBelow = (path: string) => (name: string) => name === path || name.startsWith(`${path}.`);

const textOf = (values: FieldValues, path: string) =>
  JSON.stringify(
    Object.keys(values)
      .filter(isAtOrBelow(path))
      .toSorted()
      .map((name) => [name, values[name]]),
  );

/**
 * Keeps what has changed in a file since a draft of it was kept: the draft only adds what the person changed in it.
 * Where both have changed a field, or added and removed items of one list, the draft applies.
 * @param draft is changed
 * @param base the file from which the draft was made; undefined where nobody knows it
 * @param file as it is now; undefined for a new entry
 */
export function keepOwnChanges(
  draft: FieldValues,
  base: FieldValues | undefined,
  file: FieldValues | undefined,
  start = '',
): void {
  if (!base || !file) return;
  for (const path of new Set([draft, file].flatMap((values) => partsBelow(values, start)))) {
    const [mine, old, newest] = [draft, base, file].map((values) => textOf(values, path));
    if (newest === old || newest === mine) continue;
    if (mine === old) {
      for (const name of Object.keys(draft).filter(isAtOrBelow(path))) delete draft[name];
      Object.assign(
        draft,
        Object.fromEntries(Object.entries(file).filter(([name]) => isAtOrBelow(path)(name))),
      );
      continue;
    }
    const [below = '', ...others] = [draft, base, file].map((values) =>
      partsBelow(values, `${path}.`).join(),
    );
    if (below !== '' && others.every((other) => other === below))
      keepOwnChanges(draft, base, file, `${path}.`);
  }
}

/** The path of a value inside another one: names of fields and indexes of lists. */
export type Path = readonly (string | number)[];

/** The values without parts, with their paths. @param path of the value itself */
export function leavesOf(value: unknown, path: Path = []): [path: Path, leaf: unknown][] {
  const parts: [string, unknown][] = typeof value === 'object' ? Object.entries(value ?? {}) : [];
  if (parts.length === 0) return [[path, value]];
  return parts.flatMap(([name, part]) =>
    leavesOf(part, [...path, Array.isArray(value) ? Number(name) : name]),
  );
}

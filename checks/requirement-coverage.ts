/** A requirement of the specification, as `docs/requirements.tsv` lists it. */
export interface Requirement {
  /** For example `R041`. */
  id: string;
  text: string;
  /** Where the specification says so. */
  source: string;
}

/** A test that names requirements in its title. */
export interface TestTitle {
  file: string;
  title: string;
  ids: string[];
}

/** Reads the list of requirements: tab-separated, one a line, a heading first. */
export function readRequirements(tsv: string): Requirement[] {
  return tsv
    .split('\n')
    .slice(1)
    .filter(Boolean)
    .map((line) => {
      const [id = '', text = '', source = ''] = line.split('\t');
      return { id, text, source };
    });
}

const titles =
  /\b(?:test|it|describe)(?:\.\w+)*(?:\([^()]*\))?\(\s*(?<quote>['"`])(?<title>(?:(?!\k<quote>)[^\\]|\\.)*)\k<quote>/g;

/** The titles in a test file that name requirements: `test('… (R041, R042)', …)`. */
export function titlesIn(file: string, code: string): TestTitle[] {
  return [...code.matchAll(titles)].flatMap(({ groups }) => {
    const title = groups?.title ?? '';
    const ids = title.match(/\bR\d{3}\b/g) ?? [];
    return ids.length > 0 ? [{ file, title, ids }] : [];
  });
}

/** The tests of each requirement, and the ids that titles name but no list has. */
export function coverage(
  requirements: readonly Requirement[],
  tests: readonly TestTitle[],
): { covered: Map<string, TestTitle[]>; unknown: string[] } {
  const covered = new Map(
    requirements.map(({ id }) => [id, tests.filter(({ ids }) => ids.includes(id))] as const),
  );
  const unknown = tests.flatMap(({ ids }) => ids.filter((id) => !covered.has(id)));
  return { covered, unknown: [...new Set(unknown)] };
}

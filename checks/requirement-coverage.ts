/** A requirement of the specification, from `docs/requirements.tsv`. */
export interface Requirement {
  /** Such as `R041`. */
  id: string;
  text: string;
  /** Its place in the specification. */
  source: string;
}

/** A test with requirements in its title. */
export interface TestTitle {
  file: string;
  title: string;
  ids: string[];
}

/** Reads the list of requirements: tab-separated, one per line, with a heading. */
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

/** The test titles in a file that name requirements: `test('… (R041, R042)', …)`. */
export function titlesIn(file: string, code: string): TestTitle[] {
  return [...code.matchAll(titles)].flatMap(({ groups }) => {
    const title = groups?.title ?? '';
    const ids = title.match(/\bR\d{3}\b/g) ?? [];
    return ids.length > 0 ? [{ file, title, ids }] : [];
  });
}

/** The tests of each requirement, and ids in titles that are not in the list. */
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

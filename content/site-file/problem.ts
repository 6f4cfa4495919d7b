import type { Path } from './leaves.ts';
import { nearWord } from './parts.ts';

/** Something in a site's folder that must not be published. */
export interface Problem {
  /** The file an editor has to open, from the project's folder. */
  file: string;
  /** Counted from 1; undefined where there is no line, as for a missing file. */
  line?: number;
  /** Which field, for instance `bullets[2]`, or which part of the file, such as `the text`. */
  field: string;
  /** The field in the data of the file; undefined for any other part of it. */
  path?: Path;
  /** What is wrong and what would be right, in an editor's words. */
  reason: string;
  /** A field that no schema knows may be the misspelled name of one that is missing beside it. */
  kind?: 'unknown' | 'missing';
}

/** Where something is wrong: `sites/acme/site.yaml:12: accent.light`. */
export const describePlace = ({ file, line, field }: Problem): string =>
  `${line === undefined ? file : `${file}:${line}`}: ${field}`;

/** A problem in one line: `sites/acme/site.yaml:12: accent.light: must be a colour, such as #1a6b75: blue`. */
export const describeProblem = (problem: Problem): string => `${describePlace(problem)}: ${problem.reason}`;

/** Splits `menu.main[2].page` into the object that has the field, and the field's name. */
function partsOf({ file, field }: Problem): { place: string; name: string } {
  const dot = field.lastIndexOf('.');
  return { place: `${file} ${field.slice(0, dot + 1)}`, name: field.slice(dot + 1) };
}

/** The problems without those of fields that are missing because their names are misspelled. */
export function withoutMisspelled(problems: readonly Problem[]): Problem[] {
  const missing = problems
    .filter(({ kind }) => kind === 'missing')
    .map((problem) => ({ problem, ...partsOf(problem) }));
  const misspelled = new Set(
    problems
      .filter(({ kind }) => kind === 'unknown')
      .flatMap((problem) => {
        const { place, name } = partsOf(problem);
        const near = missing.filter((one) => one.place === place);
        const meant = nearWord(
          name,
          near.map((one) => one.name),
        );
        return near.filter((one) => one.name === meant).map((one) => one.problem);
      }),
  );
  return problems.filter((problem) => !misspelled.has(problem));
}

/** Thrown for files that cannot be used; has all problems that were found in them. */
export class DataError extends Error {
  readonly problems: readonly Problem[];

  constructor(problems: readonly Problem[]) {
    super(problems.map(describeProblem).join('\n'));
    this.name = 'DataError';
    this.problems = problems;
  }
}

/** The result of reading, or the problems of its DataError. */
export function attempt<Found>(read: () => Found): { found?: Found; wrong: readonly Problem[] } {
  try {
    return { found: read(), wrong: [] };
  } catch (error) {
    if (error instanceof DataError) return { wrong: error.problems };
    throw error;
  }
}

/** The problems once each, in the order of files and lines, without those that another one explains. */
export function sortedProblems(problems: readonly Problem[]): Problem[] {
  const once = new Map(withoutMisspelled(problems).map((problem) => [describeProblem(problem), problem]));
  return [...once.values()].toSorted(
    (one, other) =>
      (one.file < other.file ? -1 : Number(one.file > other.file)) || (one.line ?? 0) - (other.line ?? 0),
  );
}

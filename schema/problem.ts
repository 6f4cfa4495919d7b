/** Something in a site's folder that must not be published. */
export interface Problem {
  /** The file an editor has to open, from the project's folder. */
  file: string;
  /** Where it stands, counted from 1; left out where no line can be named, as for a file that is missing. */
  line?: number;
  /** Which field, for instance `bullets[2]`. */
  field: string;
  /** What is wrong and what would be right, in an editor's words. */
  reason: string;
}

/** A problem in one line: `sites/acme/site.yaml:12: accent.light: not a colour like #1a6b75: blue`. */
export function describeProblem({ file, line, field, reason }: Problem): string {
  return `${line === undefined ? file : `${file}:${line}`}: ${field}: ${reason}`;
}

/** Thrown by whoever needs a file that cannot be used; carries all that is wrong with it. */
export class DataError extends Error {
  readonly problems: readonly Problem[];

  constructor(problems: readonly Problem[]) {
    super(problems.map(describeProblem).join('\n'));
    this.name = 'DataError';
    this.problems = problems;
  }
}

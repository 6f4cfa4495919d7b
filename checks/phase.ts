import type { Tally } from './test-reports.ts';

/** A check, or a group of them, that one command runs. */
export interface Phase {
  name: string;
  command: [program: string, ...args: string[]];
  /** Phases that come before it and must succeed, else this one would check old files. */
  needs?: readonly string[];
  /** Keeps every core busy, so nothing runs beside it. */
  usesAllCores?: boolean;
  /** The site it is about; the sample where none is named. */
  site?: string;
  /** The build, or a check that needs it: not part of `--fast`. */
  isSlow?: boolean;
  /** Prints its output directly, for phases of minutes. */
  isShown?: boolean;
  /** For a test runner: its JSON report and the function that reads it. */
  report?: { file: string; read: (json: string) => Tally };
}

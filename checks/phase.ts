import type { Tally } from './test-reports.ts';

/** A check, or a group of them, that one command runs. */
export interface Phase {
  name: string;
  command: [program: string, ...args: string[]];
  /** Neighbours with the same name run in parallel. */
  together?: string;
  /** The site it is about; the sample where none is named. */
  site?: string;
  /** The build, or a check that needs it: not part of `--fast`. */
  isSlow?: boolean;
  /** Prints its output directly, for phases of minutes. */
  isShown?: boolean;
  /** A phase that must succeed first, else this one would check old files. */
  after?: string;
  /** For a test runner: its JSON report and the function that reads it. */
  report?: { file: string; read: (json: string) => Tally };
}

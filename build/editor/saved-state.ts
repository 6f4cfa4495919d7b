import type { TextDigests } from './changed-elsewhere.ts';
import type { DeletedEntry } from './deleted/deleted-entry.ts';
import type { SiteChoices } from './refresh-choices.ts';
import type { EditorProblem } from './problems/editor-problem.ts';

/** Where the server of `npm run edit` sends the state of the saved files, at first and after each save. */
export const savedPath = '/edit/saved';

export interface SavedState {
  problems: readonly EditorProblem[];
  /** What would be better; none where there are problems. */
  advice?: readonly EditorProblem[];
  /** Undefined while the files cannot be read. */
  choices?: SiteChoices | undefined;
  /** Of the files with a form; undefined likewise. */
  texts?: TextDigests;
  /** The entries that were deleted since the server started; undefined likewise. */
  deleted?: readonly DeletedEntry[];
}

/** Calls back with the state of the saved files, at once and after each save. */
export function onSaved(hear: (state: SavedState) => void): void {
  new EventSource(savedPath).addEventListener('message', ({ data }: MessageEvent<string>) =>
    hear(JSON.parse(data)),
  );
}

import type { Cause } from './failure-cause.ts';
import type { Refused } from './submit.ts';

/** What every form that posts says of a failure that only the visitor can mend. */
export interface CauseWords {
  offline: string;
  blocked: string;
  /** Names the address to write to. */
  again: string;
}

/** The message for a form; null for a cause that is about a file. */
export function explainCause(words: CauseWords | undefined, cause: Cause): Refused | null {
  if (!words || (cause !== 'offline' && cause !== 'blocked')) return null;
  return { message: `${words[cause]} ${words.again}`, messages: {} };
}

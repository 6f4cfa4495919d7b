import type { Cause } from './failure-cause.ts';
import type { Refused } from './submit.ts';
import type { Picked } from '#shared/i18n/translator.ts';

/** The message for a form; null for a cause that is about a file. */
export function explainCause(
  words: Picked<'live.failure', 'again'> | undefined,
  cause: Cause,
): Refused | null {
  if (!words || (cause !== 'offline' && cause !== 'blocked')) return null;
  return { message: `${words[cause]} ${words.again}`, messages: {} };
}

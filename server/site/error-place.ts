/** A line of a stack that names a place in the code. */
const frame = /^ +at .*\(?[^()]+:\d+:\d+\)?$/;

function placesOf({ message, stack = '' }: Error): string[] {
  const isQuoted = message !== '' && stack.includes(message);
  const below = isQuoted ? stack.slice(stack.indexOf(message) + message.length) : stack;
  return below.split('\n').filter((line) => frame.test(line));
}

/**
 * Says which error it is and where in the code it came from, for a log. Without its message, which may quote
 * what a person typed: databases and parsers put the value that they refuse into it.
 */
export function errorPlace(error: unknown): string {
  if (!(error instanceof Error)) return `A ${typeof error} was thrown`;
  const words = [error.name, 'code' in error ? error.code : ''];
  const kind = words.filter((word) => typeof word === 'string' && /^[\w-]{1,40}$/.test(word)).join(' ');
  const own = [kind, ...placesOf(error)].join('\n');
  return error.cause instanceof Error ? `${own}\nCaused by ${errorPlace(error.cause)}` : own;
}

/** The code of an error of Node or of a library, such as ENOENT or ECONNREFUSED. */
export function errorCode(error: unknown): string | undefined {
  return error instanceof Error && 'code' in error && typeof error.code === 'string' ? error.code : undefined;
}

/** What a log may say of an error: its code, or else its name; never its message, which may quote a person. */
export function errorWord(error: unknown): string {
  const word = errorCode(error) ?? (error instanceof Error ? error.name : '');
  return /^[\w-]{1,40}$/.test(word) ? word : 'unknown';
}

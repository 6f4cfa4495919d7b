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

/** An error with all that caused it, from the outside to the inside. */
function chainOf(error: unknown): unknown[] {
  // A host with several addresses has an error for each; the first says as much as the others.
  const cause: unknown =
    error instanceof AggregateError ? error.errors[0] : error instanceof Error ? error.cause : undefined;
  return cause === undefined ? [error] : [error, ...chainOf(cause)];
}

/**
 * What a log may say of an error: the innermost code, or else the name of its cause; never a message, which may quote a
 * person.
 */
export function errorWord(error: unknown): string {
  const chain = chainOf(error);
  const isWord = (word: unknown) => typeof word === 'string' && /^[\w-]{1,40}$/.test(word);
  const last = chain.at(-1);
  const word = chain.map(errorCode).findLast(isWord) ?? (last instanceof Error ? last.name : '');
  return isWord(word) ? word : 'unknown';
}

/** What an error says to the operator: its message, or that of its innermost cause with the code. */
export function errorText(error: unknown): string {
  const cause = chainOf(error).findLast((one) => one instanceof Error);
  if (cause === undefined) return String(error);
  if (cause === error) return cause.message;
  const code = errorCode(cause) ?? cause.name;
  return cause.message.includes(code) || code === 'Error'
    ? cause.message
    : `${cause.message} (${code})`.trim();
}

/** The code of an error of Node or of a library, such as ENOENT or ECONNREFUSED. */
export function errorCode(error: unknown): string | undefined {
  return error instanceof Error && 'code' in error && typeof error.code === 'string' ? error.code : undefined;
}

/** What a log may say of an error: its code, or else its name; never its message, which may quote a person. */
export function errorWord(error: unknown): string {
  const word = errorCode(error) ?? (error instanceof Error ? error.name : '');
  return /^[\w-]{1,40}$/.test(word) ? word : 'unknown';
}

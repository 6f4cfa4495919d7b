/** The code of an error of Node or of a library, such as ENOENT or ECONNREFUSED. */
export function errorCode(error: unknown): string | undefined {
  return error instanceof Error && 'code' in error && typeof error.code === 'string' ? error.code : undefined;
}

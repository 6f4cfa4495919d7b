/** True for an object whose fields can be read, of any value that was parsed. Arrays are none. */
export const isRecord = (value: unknown): value is Record<string, unknown> =>
  typeof value === 'object' && value !== null && !Array.isArray(value);

import * as v from 'valibot';

/**
 * Parses what a content file holds, or stops with the file, the field and the reason.
 * @param file its path from the project's folder
 */
export function parseFile<Schema extends v.GenericSchema>(
  schema: Schema,
  value: unknown,
  file: string,
): v.InferOutput<Schema> {
  const result = v.safeParse(schema, value);
  if (result.success) return result.output;
  const [issue] = result.issues;
  throw new Error(`${file}: ${v.getDotPath(issue) ?? 'the file'}: ${issue.message}`);
}

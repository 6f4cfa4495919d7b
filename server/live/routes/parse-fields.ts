import * as v from 'valibot';
import type { FieldProblem } from '../../../shared/contracts/text-schema.ts';
import { Refusal } from './answers.ts';
import type { Fields } from './read-body.ts';

const words: readonly FieldProblem[] = [
  'required',
  'text',
  'too-long',
  'too-short',
  'characters',
  'email',
  'choice',
  'repeated',
  'address',
  'private',
];

/**
 * Validates the fields of a post.
 * @throws Refusal 422 with the first problem of each field
 */
export function parseFields<Schema extends v.GenericSchema>(
  schema: Schema,
  fields: Fields,
): v.InferOutput<Schema> {
  const result = v.safeParse(schema, fields);
  if (result.success) return result.output;
  const problems = new Map<string, FieldProblem>();
  for (const issue of result.issues) {
    const name = v.getDotPath(issue) ?? '';
    // Only a missing field has valibot's own message.
    const word = words.find((candidate) => candidate === issue.message) ?? 'required';
    if (!problems.has(name)) problems.set(name, word);
  }
  throw new Refusal(422, 'fields', { fields: Object.fromEntries(problems) });
}

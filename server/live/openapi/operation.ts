import * as v from 'valibot';
import { searchedSchema } from '../../../shared/contracts/admin-schema.ts';

/** What a request has or an answer is: JSON of a schema, another media type, or nothing. */
export type Content = v.GenericSchema | string | null;

/** One route: what it does, what it takes and what it answers. Refusals are the same for all (`refusal`). */
export interface Operation {
  summary: string;
  /** What the query may have. */
  query?: ObjectSchema;
  body?: ObjectSchema;
  /** Media types of the body, when it is not JSON alone. */
  bodyTypes?: readonly string[];
  /** By status; without those of refusals. */
  answers: Readonly<Record<number, Content>>;
}

/** A route that reads. @param answer of status 200 @param query what the query may have */
export const reads = (summary: string, answer: Content, query?: ObjectSchema): Operation => ({
  summary,
  ...(query && { query }),
  answers: { 200: answer },
});

/** A route that changes something. @param body null: it takes none @param answer null: none, status 204 */
export const changes = (
  summary: string,
  body: ObjectSchema | null = null,
  answer: Content = null,
  status = answer === null ? 204 : 200,
): Operation => ({ summary, ...(body && { body }), answers: { [status]: answer } });

/** A route that makes something, and answers it. */
export const creates = (summary: string, body: ObjectSchema | null, answer: Content): Operation =>
  changes(summary, body, answer, 201);

/** A schema with entries, so that a query can be described one parameter at a time. */
export type ObjectSchema = v.GenericSchema & { entries: Readonly<Record<string, v.GenericSchema>> };

/** What every route answers when it refuses. */
export const refusal = v.object({
  error: v.string(),
  fields: v.optional(v.record(v.string(), v.string())),
});

/** What of a search stands in the query: not what stands in the body. */
function queryOf(search: ObjectSchema, body: ObjectSchema): ObjectSchema {
  const entries = Object.entries(search.entries).filter(([name]) => !Object.hasOwn(body.entries, name));
  return v.object(Object.fromEntries(entries));
}

/** A list of the dashboard, read whole or searched. @param body what is looked for in it */
export const list = (
  summary: string,
  query: ObjectSchema,
  answer: v.GenericSchema,
  body: ObjectSchema = searchedSchema,
) => ({
  read: { summary, query: queryOf(query, body), answers: { 200: answer } },
  search: {
    summary: `${summary}, with what is looked for in the body`,
    query: queryOf(query, body),
    body,
    answers: { 200: answer },
  },
});
/** The same as a file. */
export const file = (summary: string, query: ObjectSchema, body: ObjectSchema = searchedSchema) => {
  const { page: _, ...entries } = queryOf(query, body).entries;
  const named = v.object({ ...entries, language: v.optional(v.string()) });
  return {
    read: { summary, query: named, answers: { 200: 'text/csv' } },
    search: { summary, query: named, body, answers: { 200: 'text/csv' } },
  };
};

import type * as v from 'valibot';
import type { Context } from 'hono';
import { pageSize } from '../../../shared/contracts/page-size.ts';
import { Refusal } from './answers.ts';
import { searchedSchema } from '../../../shared/contracts/admin-schema.ts';
import { parseFields } from './parse-fields.ts';
import { mediaTypeOf, readFields } from './read-body.ts';

/** What a search may have of a person; never in an address, because proxies and browsers keep addresses. */
const personal = ['q', 'email'];

/**
 * Reads the query of a request.
 * @throws Refusal 422 when a value is not allowed, or may be a person's
 */
export function readQuery<Schema extends v.GenericSchema>(
  context: Context,
  schema: Schema,
): v.InferOutput<Schema> {
  return parseFields(schema, queryOf(context));
}

/**
 * Reads a search: a POST has the text that is looked for, `q`, in its JSON body, the rest is in the query.
 * @param inBody what the body has
 * @throws Refusal 415 for another type, 400, 413, 422
 */
export async function readSearch<Schema extends v.GenericSchema>(
  context: Context,
  schema: Schema,
  inBody: v.GenericSchema<unknown, object> = searchedSchema,
): Promise<v.InferOutput<Schema>> {
  const query = queryOf(context);
  if (context.req.method !== 'POST') return parseFields(schema, query);
  return parseFields(schema, { ...query, ...(await readChange(context, inBody)) });
}

function queryOf(context: Context): Record<string, string> {
  const query = context.req.query();
  const refused = personal.filter((name) => name in query);
  if (refused.length > 0)
    throw new Refusal(422, 'fields', {
      fields: Object.fromEntries(refused.map((name) => [name, 'text'])),
    });
  return query;
}

/**
 * Reads the JSON body of a change.
 * @throws Refusal 415 for another type, 400, 413, 422
 */
export async function readChange<Schema extends v.GenericSchema>(
  context: Context,
  schema: Schema,
): Promise<v.InferOutput<Schema>> {
  if (mediaTypeOf(context) !== 'application/json') throw new Refusal(415, 'type');
  return parseFields(schema, await readFields(context));
}

/** The store's search for a page; pages count from 1. */
export function searchOf({ q, page }: { q: string; page: number }) {
  return { text: q, offset: (page - 1) * pageSize, limit: pageSize };
}

/**
 * The `:id` in the path, or another part of it.
 * @throws Refusal 404 when it cannot be one of our identifiers
 */
export function readId(context: Context, name = 'id'): string {
  const id = context.req.param(name) ?? '';
  if (!/^[\w-]{1,128}$/.test(id)) throw new Refusal(404, 'missing');
  return id;
}

/** @throws Refusal 404 when the item is null */
export function foundOr404<Item>(item: Item | null): Item {
  if (item === null) throw new Refusal(404, 'missing');
  return item;
}

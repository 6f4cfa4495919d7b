import type { MiddlewareHandler } from 'hono';
import * as v from 'valibot';
import { applicationStatuses } from '#shared/contracts/application.ts';
import {
  folders,
  type LogAction,
  type LogSubject,
  mailStates,
  pageSize,
  sortColumns,
  sortDirections,
  unsentStates,
} from '#shared/contracts/dashboard.ts';
import { choiceOf, filled, optionalLine, pastedTextOf, problem } from '#shared/contracts/text-schema.ts';
import { longest } from '#shared/text-limits.ts';
import { addLogEntry } from '#server/live/log/log.store.ts';
import { parseFields, readChange, Refusal } from '#server/live/requests.ts';
import type { LiveDeps } from '#server/live/deps.ts';
import type { AdminEnvironment } from '#server/live/sessions/sessions.route.ts';

/** The parameters of the dashboard's routes, and how the routes are logged. */

const searchedMaxLength = 200;
const noteMaxLength = 20_000;

/** Pages count from 1. */
const page = v.optional(
  v.pipe(v.string(problem('text')), v.regex(/^[1-9]\d{0,5}$/, problem('characters')), v.transform(Number)),
  '1',
);
const folder = choiceOf(folders);
const status = choiceOf(applicationStatuses);
/** Id of a job. An unknown one finds nothing and is not refused, because a job may have been removed. */
const job = v.optional(
  v.pipe(v.string(problem('text')), v.regex(/^(?:[a-z][a-z0-9-]{0,79})?$/, problem('characters'))),
  '',
);
const listed = { page, language: v.optional(v.string(problem('text'))) };
const work = {
  ...listed,
  folder: v.optional(folder, 'inbox'),
  status: v.optional(status),
  sort: v.optional(choiceOf(sortColumns)),
  direction: v.optional(choiceOf(sortDirections), 'ascending'),
  job,
};

export const pageSchema = v.object(listed);
export const workSearchSchema = v.object(work);
export const mailSearchSchema = v.object({
  page,
  state: v.optional(choiceOf(mailStates), 'dead'),
});
export const retryAllSchema = v.object({ state: choiceOf(unsentStates) });
/** Search text. It is sent in the body because it may be a person's name, and URLs are logged. */
export const searchedSchema = v.object({ q: optionalLine(searchedMaxLength) });
export const changeSchema = v.object({
  status: v.exactOptional(status),
  note: v.exactOptional(pastedTextOf(noteMaxLength)),
  folder: v.exactOptional(folder),
});
/** A subscriber can only be taken out of spam. */
export const subscriberChangeSchema = v.object({ folder: choiceOf(['inbox']) });
/** Any address that was ever stored, also by an earlier, less strict rule. */
export const personSchema = v.object({ email: filled(optionalLine(longest.email)) });

/** Middleware that validates part of a request; Hono's typed client takes the request's type from it. */
type Validates<Part extends 'query' | 'json', Schema extends v.GenericSchema> = MiddlewareHandler<
  AdminEnvironment,
  string,
  { in: Record<Part, v.InferInput<Schema>>; out: Record<Part, v.InferOutput<Schema>> }
>;

/** Personal search terms, refused in the query string because proxies and browsers store URLs. */
const personal = ['q', 'email'];

/** Reads the query. Throws Refusal 422 when a value is not allowed, or may be a person's. */
export function validateQuery<Schema extends v.GenericSchema<object>>(
  schema: Schema,
): Validates<'query', Schema> {
  return async ({ req }, next) => {
    // An empty value is a filter that is not set.
    const query = Object.fromEntries(Object.entries(req.query()).filter(([, value]) => value !== ''));
    const refused = personal.filter((name) => name in query);
    if (refused.length > 0)
      throw new Refusal(422, 'fields', {
        fields: Object.fromEntries(refused.map((name) => [name, 'text'])),
      });
    req.addValidatedData('query', parseFields(schema, query));
    await next();
  };
}

/** Reads the JSON body. Throws Refusal 415 for another type, 400, 413, 422. */
export function validateJson<Schema extends v.GenericSchema<object>>(
  schema: Schema,
): Validates<'json', Schema> {
  return async (context, next) => {
    context.req.addValidatedData('json', await readChange(context, schema));
    await next();
  };
}

/** A search has a body only when text is looked for. */
export const validateSearchText: Validates<'json', typeof searchedSchema> = async (context, next) => {
  const searched = context.req.method === 'POST' ? await readChange(context, searchedSchema) : { q: '' };
  context.req.addValidatedData('json', searched);
  await next();
};

/** Offset and limit of a page, for the stores. */
export const rangeOf = (pageNumber: number) => ({ offset: (pageNumber - 1) * pageSize, limit: pageSize });

/**
 * Logs a successful action with the ids that the route has set, or the id in its path. The response is sent only after
 * the entry is durable.
 */
export function auditLog(
  { database, now }: Pick<LiveDeps, 'database' | 'now'>,
  action: Exclude<LogAction, 'refused'>,
  subject: LogSubject,
): MiddlewareHandler<AdminEnvironment> {
  return async (context, next) => {
    await next();
    if (context.res.status >= 400) return;
    const id = context.req.param('id');
    const records = context.get('records') ?? (id === undefined ? [] : [id]);
    await addLogEntry(database, { user: context.get('user'), action, subject, records }, now());
  };
}

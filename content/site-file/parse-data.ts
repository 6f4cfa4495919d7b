import * as v from 'valibot';
import type { DataFile } from './data-file.ts';
import type { Path } from './leaves.ts';
import { isRecord } from '#shared/is-record.ts';
import { unknownField } from './parts.ts';
import { DataError, withoutMisspelled, type Problem } from './problem.ts';

/** The path of a value, as editors of a site read it: `menu.main[2].page`. */
export function fieldOf(path: Path): string {
  const parts = path.map((key) => (typeof key === 'number' ? `[${key}]` : `.${key}`));
  return parts.join('').replace(/^\./, '') || '(the whole file)';
}

function pathOf({ path }: v.BaseIssue<unknown>): Path {
  return (path ?? []).map(({ key }) => (typeof key === 'number' ? key : String(key)));
}

/** Something wrong with a field of a file. @param path from the part of the file that `data` is */
export function problemAt(data: DataFile, path: Path, reason: string): Problem {
  const whole = [...(data.at ?? []), ...path];
  return { file: data.file, line: data.lineOf(whole), field: fieldOf(whole), path: whole, reason };
}

const kinds: Readonly<Record<string, string>> = {
  string: 'a text (put it between quotes)',
  number: 'a number',
  boolean: 'true or false',
  Array: 'a list',
  Object: 'a list of fields',
};

/** What is wrong, where a schema does not say it in its own words. */
const message = ({ kind, expected, received, input }: v.BaseIssue<unknown>): string => {
  if (input === undefined || input === null) return 'missing';
  return kind === 'schema' ? `not ${kinds[expected ?? ''] ?? expected}` : `not possible: ${received}`;
};

const isUnknownField = ({ type, expected }: v.BaseIssue<unknown>) =>
  type === 'strict_object' && expected === 'never';

function withoutField(value: unknown, [key, ...below]: Path): unknown {
  if (key === undefined) return value;
  if (Array.isArray(value)) {
    const at = Number(key);
    // A list where an object belongs has its items as unknown fields.
    if (below.length === 0) return value.filter((_, index) => index !== at);
    return value.map((part, index) => (index === at ? withoutField(part, below) : part));
  }
  if (!isRecord(value)) return value;
  const entries = Object.entries(value).filter(([name]) => below.length > 0 || name !== key);
  return Object.fromEntries(
    entries.map(([name, part]) => [name, name === key ? withoutField(part, below) : part]),
  );
}

/** Everything wrong with a value. A schema names one unknown field of an object, so it parses again without those. */
function issuesOf(schema: v.GenericSchema, value: unknown): v.BaseIssue<unknown>[] {
  const issues = v.safeParse(schema, value, { message }).issues ?? [];
  const unknown = issues.filter(isUnknownField).map(pathOf);
  if (unknown.length === 0) return issues;
  const rest = unknown.reduce(withoutField, value);
  return [...issues, ...issuesOf(schema, rest)];
}

/**
 * What is wrong with the data of a file, one problem for each field; an empty list when it can be used.
 * @param alsoKnown names of fields beside those of the schema, for a name that is none of both
 */
export function problemsOf(
  schema: v.GenericSchema,
  data: DataFile,
  alsoKnown: readonly string[] = [],
): Problem[] {
  const own = 'entries' in schema ? Object.keys(schema.entries ?? {}) : undefined;
  const problems = issuesOf(schema, data.value).map((issue) => {
    const path = pathOf(issue);
    const isUnknown = isUnknownField(issue);
    const isAtTop = own && isUnknown && path.length === 1;
    const reason = isAtTop ? unknownField(String(path[0]), [...own, ...alsoKnown]) : issue.message;
    const isMissing = issue.input === undefined || issue.input === null;
    return {
      ...problemAt(data, path, reason),
      ...(isUnknown ? { kind: 'unknown' as const } : isMissing && { kind: 'missing' as const }),
    };
  });
  // Only the first problem of a field is reported, such as a date in a wrong format that also does not exist.
  return withoutMisspelled(
    problems.filter(({ field }, index) => problems.findIndex((one) => one.field === field) === index),
  );
}

/**
 * The data of a file in the shape of its schema.
 * @param alsoKnown names of fields beside those of the schema, for a name that is none of both
 * @throws DataError with file, line, field and reason of every mistake
 */
export function parseData<const Schema extends v.GenericSchema>(
  schema: Schema,
  data: DataFile,
  alsoKnown: readonly string[] = [],
): v.InferOutput<Schema> {
  const result = v.safeParse(schema, data.value);
  if (!result.success) throw new DataError(problemsOf(schema, data, alsoKnown));
  return result.output;
}

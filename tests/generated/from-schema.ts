import type * as v from 'valibot';
import { address, addressOrFile } from '#shared/site-file/parts.ts';
import { between, type Writer } from './writer.ts';

/** The used parts of a Valibot schema: its kind, its parts, and its bounds. */
interface Shape {
  type: string;
  pipe?: readonly { type: string; requirement?: unknown; items?: readonly Shape[] }[];
  entries?: Readonly<Record<string, Shape>>;
  item?: Shape;
  wrapped?: Shape;
  options?: readonly unknown[];
  literal?: unknown;
}

function boundsOf({ pipe = [] }: Shape, kind: 'length' | 'value'): [least: number, most: number] | undefined {
  const bound = (name: string) => pipe.find(({ type }) => type === name)?.requirement;
  const exact = bound(kind);
  const [least, most] = [exact ?? bound(`min_${kind}`), exact ?? bound(`max_${kind}`)];
  return typeof least === 'number' && typeof most === 'number' ? [least, most] : undefined;
}

/** One item of each kind where there are kinds; otherwise some. */
function listOf(schema: Shape, item: Shape, writer: Writer): unknown[] {
  const [least, most] = boundsOf(schema, 'length') ?? [1, 1];
  if (item.type === 'variant')
    // The options of a variant are schemas.
    // oxlint-disable-next-line typescript/no-unsafe-type-assertion
    return (item.options as Shape[]).slice(0, most).map((option) => valueOf(option, writer));
  return Array.from({ length: between(least, most) }, () => valueOf(item, writer));
}

function recordOf(entries: Readonly<Record<string, Shape>>, writer: Writer): object {
  // The caller writes language-independent fields.
  const isLeft = ({ type, wrapped }: Shape) => type.endsWith('optional') && wrapped?.type === 'unknown';
  const wanted = Object.entries(entries).filter(([, part]) => !isLeft(part));
  // Words are below the code of their language.
  return Object.fromEntries(
    wanted.map(([name, part]) => [name, valueOf(part, writer.all.get(name) ?? writer)]),
  );
}

function valueOf(schema: Shape, writer: Writer): unknown {
  if (schema === (address as Shape) || schema === (addressOrFile as Shape)) return '/contact';
  const { type, pipe = [], entries, item, wrapped, options = [], literal } = schema;
  const tuple = pipe.find(({ items }) => items)?.items;
  if (tuple) return tuple.map((part) => valueOf(part, writer));
  if (wrapped) return valueOf(wrapped, writer);
  if (entries) return recordOf(entries, writer);
  if (item) return listOf(schema, item, writer);
  switch (type) {
    case 'string': {
      const bounds = boundsOf(schema, 'length');
      if (bounds) return writer.text(...bounds);
      break;
    }
    case 'number': {
      const bounds = boundsOf(schema, 'value');
      if (bounds) return between(...bounds);
      break;
    }
    case 'picklist':
      return writer.oneOf(options);
    case 'literal':
      return literal;
    case 'boolean':
      return false;
    case 'record':
      return {};
  }
  throw new RangeError(`Nothing can be generated from ${type}: write it by hand`);
}

/**
 * A value that a schema allows: lists, texts and numbers between their bounds, with optional fields. Ignores checks in
 * code.
 * @throws RangeError for bounds other than lengths and values
 */
export function generate(schema: v.GenericSchema, writer: Writer): Record<string, unknown> {
  // The schemas of files are objects of fields.
  // oxlint-disable-next-line typescript/no-unsafe-type-assertion
  return valueOf(schema, writer) as Record<string, unknown>;
}

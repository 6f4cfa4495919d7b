import type * as v from 'valibot';
import { address } from '../../shared/site-file/parts.ts';
import { between, type Writer } from './writer.ts';

/** What is used of a schema: its kind, its parts, and the bounds that stand behind it. */
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

/** A list of one of each where its items come in kinds, or of as many as the size says. */
function listOf(schema: Shape, item: Shape, writer: Writer): unknown[] {
  const [least, most] = boundsOf(schema, 'length') ?? [1, 1];
  if (item.type === 'variant')
    // The options of a variant are schemas.
    // oxlint-disable-next-line typescript/no-unsafe-type-assertion
    return (item.options as Shape[]).slice(0, most).map((option) => valueOf(option, writer));
  return Array.from({ length: between(writer.size, least, most) }, () => valueOf(item, writer));
}

function recordOf(entries: Readonly<Record<string, Shape>>, writer: Writer): object {
  // What may stand beside words are facts, which the caller writes.
  const isLeft = ({ type, wrapped }: Shape) =>
    type.endsWith('optional') && (writer.size === 'least' || wrapped?.type === 'unknown');
  const wanted = Object.entries(entries).filter(([, part]) => !isLeft(part));
  // Words stand below the code of their language.
  return Object.fromEntries(
    wanted.map(([name, part]) => [name, valueOf(part, writer.all.get(name) ?? writer)]),
  );
}

function valueOf(schema: Shape, writer: Writer): unknown {
  if (schema === (address as Shape)) return '/contact';
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
      if (bounds) return between(writer.size, ...bounds);
      break;
    }
    case 'picklist':
      return writer.random.of(options);
    case 'literal':
      return literal;
    case 'boolean':
      return writer.size === 'most';
    case 'record':
      return {};
  }
  throw new RangeError(`Nothing can be generated from ${type}: write it by hand`);
}

/**
 * Something that a schema allows, at the writer's end of its bounds: lists, texts and numbers at their least or
 * their most, what is optional left out or given. Checks in code are not known to it.
 * @throws RangeError for what is bound in another way than by a length or a value
 */
export function generate(schema: v.GenericSchema, writer: Writer): Record<string, unknown> {
  // The schemas of files are objects of fields.
  // oxlint-disable-next-line typescript/no-unsafe-type-assertion
  return valueOf(schema, writer) as Record<string, unknown>;
}

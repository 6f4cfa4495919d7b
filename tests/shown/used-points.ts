import { isRecord } from '#shared/is-record.ts';
import type * as v from 'valibot';
import type { Item } from '#content/collections/site-files.ts';

/** The used parts of a Valibot schema. */
interface Shape {
  type: string;
  entries?: Readonly<Record<string, Shape>>;
  /** Of an object that takes other names too, and of a record. */
  rest?: Shape;
  value?: Shape;
  item?: Shape;
  wrapped?: Shape;
  default?: unknown;
  /** Schemas, or the words of a picklist. */
  options?: readonly unknown[];
  /** The field by which a variant is chosen. */
  key?: unknown;
  literal?: unknown;
}

const isShape = (value: unknown): value is Shape => isRecord(value) && typeof value['type'] === 'string';

const fieldOf = (value: unknown, name: string): unknown => (isRecord(value) ? value[name] : undefined);

/** A schema as the parts of it that are read here. */
export function shapeOf(schema: v.GenericSchema): Shape {
  if (!isShape(schema)) throw new TypeError('not a schema');
  return schema;
}

/** The fields of an item in the first language: what is true in every language, and the words. */
export const shapeOfItem = ({ facts, words }: Item): Shape => ({
  type: 'object',
  entries: { ...shapeOf(facts).entries, ...shapeOf(words).entries },
});

/** Where a value is read. */
interface Place {
  /** `jobs/*.yaml: salary`. */
  path: string;
  /** Whether the file can hold it several times, so that an optional field can be there once and be left out once. */
  isRepeated: boolean;
}

/** What a schema can hold, and what of it values use: fields, words of picklists, kinds of variants, and so on. */
export class UsedPoints {
  readonly #points = new Map<string, boolean>();
  /** Where a thing was seen first that several kinds of files share, such as the part of a photo that stays visible. */
  readonly #first = new Map<string, string>();
  /** Fields by their object, as schemas share them. */
  readonly #left = new Map<unknown, Map<string, string>>();

  /** What no value uses. */
  unused(): string[] {
    return [...this.#points].filter(([, isUsed]) => !isUsed).map(([point]) => point);
  }

  #see(point: string, isUsed: boolean): void {
    this.#points.set(point, isUsed || this.#points.get(point) === true);
  }

  /** Sees what a schema can hold, and what of it a value uses. @param value undefined for none */
  read(shape: Shape, value: unknown, place: Place): void {
    const { path } = place;
    const { type, entries, item, wrapped, options = [], literal } = shape;
    if (wrapped) this.read(wrapped, value ?? shape.default, place);
    else if (entries) this.#readFields(shape, value, place);
    else if (item) this.#readList(item, value, place);
    else if (type === 'variant') this.#readVariant(shape, value, place);
    else if (type === 'union') {
      for (const option of options.filter(isShape)) this.read(option, value, place);
    } else if (type === 'picklist') this.#readChoice(options, value, path);
    else if (type === 'boolean') this.#readChoice([true, false], value ?? false, path);
    else if (type === 'literal') this.#see(`${path}: ${String(literal)}`, literal === value);
    else if (type === 'record' && shape.value) this.#readRest(shape.value, value, place, []);
  }

  /** A field of the same name with the same words is the same in all kinds of files. */
  #readChoice(options: readonly unknown[], value: unknown, path: string): void {
    const key = `${/[^. ]*$/.exec(path)?.[0]}: ${options.join()}`;
    const first = this.#first.get(key) ?? path;
    this.#first.set(key, first);
    for (const option of options) this.#see(`${first}: ${String(option)}`, option === value);
  }

  /** Sees whether an optional field is left out; one with a usual word is shown by that word. */
  #readLeftOut(entries: object, name: string, part: Shape, path: string, isLeftOut: boolean): void {
    if (!part.wrapped || ['string', 'number', 'boolean'].includes(typeof part.default)) return;
    const paths = this.#left.get(entries) ?? new Map<string, string>();
    this.#left.set(entries, paths);
    const first = paths.get(name) ?? path;
    paths.set(name, first);
    this.#see(`${first} (left out)`, isLeftOut);
  }

  #readFields({ entries = {}, rest }: Shape, value: unknown, place: Place): void {
    for (const [name, part] of Object.entries(entries)) {
      const field = {
        ...place,
        path: place.path.endsWith(':') ? `${place.path} ${name}` : `${place.path}.${name}`,
      };
      const own = fieldOf(value, name);
      this.#see(field.path, own !== undefined);
      if (place.isRepeated)
        this.#readLeftOut(entries, name, part, field.path, value !== undefined && own === undefined);
      this.read(part, own, field);
    }
    if (rest) this.#readRest(rest, value, place, Object.keys(entries));
  }

  #readRest(part: Shape, value: unknown, place: Place, known: readonly string[]): void {
    const field = { ...place, path: `${place.path}.*` };
    const values = isRecord(value) ? Object.keys(value).filter((name) => !known.includes(name)) : [];
    this.#see(field.path, values.length > 0);
    this.read(part, undefined, field);
    for (const name of values) this.read(part, fieldOf(value, name), field);
  }

  #readList(item: Shape, value: unknown, { path }: Place): void {
    const place = { path, isRepeated: true };
    this.read(item, undefined, place);
    for (const one of Array.isArray(value) ? value : []) this.read(item, one, place);
  }

  #readVariant({ options = [], key }: Shape, value: unknown, place: Place): void {
    const name = String(key);
    for (const option of options.filter(isShape)) {
      const kind = option.entries?.[name]?.literal;
      const isMeant = kind === fieldOf(value, name);
      const path = place.path.endsWith(':')
        ? `${place.path} ${String(kind)}`
        : `${place.path}.${String(kind)}`;
      this.read(option, isMeant ? value : undefined, { ...place, path });
    }
  }
}

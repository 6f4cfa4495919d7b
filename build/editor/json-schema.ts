/** As much of JSON Schema as build/editor/file-schemas.ts uses. */
export interface JsonSchema {
  type?: string;
  properties?: Readonly<Record<string, JsonSchema>>;
  patternProperties?: Readonly<Record<string, JsonSchema>>;
  additionalProperties?: JsonSchema | boolean;
  propertyNames?: JsonSchema;
  required?: readonly string[];
  items?: JsonSchema | readonly JsonSchema[];
  anyOf?: readonly JsonSchema[];
  oneOf?: readonly JsonSchema[];
  enum?: readonly (string | number)[];
  const?: string | number;
  default?: unknown;
  format?: string;
  pattern?: string;
  minLength?: number;
  maxLength?: number;
  minimum?: number;
  maximum?: number;
  minItems?: number;
  maxItems?: number;
  definitions?: Readonly<Record<string, JsonSchema>>;
}

/** The name under which the editor keeps a text that stands where fields may stand too: `cover: plateau`. */
export const asText = 'name';

/** The name under which the editor keeps the free name that a map has for fields. */
export const called = 'called';

/** What may stand in a place, told apart by one of its fields: the kinds of blocks, of claims. */
export interface Kinds {
  by: string;
  kinds: readonly { name: string; schema: JsonSchema }[];
}

/** The kinds of what may stand in a place; undefined where it is of one kind. */
export function kindsOf({ oneOf: all = [] }: JsonSchema): Kinds | undefined {
  const [by] = Object.entries(all[0]?.properties ?? {}).find(([, { const: own }]) => own !== undefined) ?? [];
  if (by === undefined) return undefined;
  return {
    by,
    kinds: all.map((schema) => ({ name: String(schema.properties?.[by]?.const), schema })),
  };
}

/**
 * The fields of an object, or of all objects that may stand in its place.
 * @param value tells by a field which of them it is
 */
export function partsOf(schema: JsonSchema, value?: Readonly<Record<string, unknown>>): JsonSchema {
  const { by = '', kinds = [] } = kindsOf(schema) ?? {};
  const own = value && kinds.find(({ name }) => name === value[by])?.schema;
  if (own) return own;
  const all = schema.oneOf ?? schema.anyOf?.filter(({ type }) => type === 'object');
  if (!all || all.length === 0) return schema;
  const [first, ...others] = all;
  const properties = all.flatMap((one) => Object.entries(one.properties ?? {}));
  const required = first?.required?.filter((name) => others.every((one) => one.required?.includes(name)));
  return {
    type: 'object',
    properties: Object.fromEntries(properties),
    ...(first?.patternProperties && { patternProperties: first.patternProperties }),
    ...(required && { required }),
  };
}

/** A schema without the words of its languages. */
export function factsOf(schema: JsonSchema): JsonSchema {
  const { patternProperties: _, ...facts } = partsOf(schema);
  return facts;
}

/** Whether a text may stand in the place of fields. */
export const isTextOrFields = ({ anyOf }: JsonSchema): boolean =>
  anyOf?.some(({ type }) => type === 'string') === true && anyOf.some(({ type }) => type === 'object');

/** What stands in a list, where all that stands in it is of one kind. */
export const itemOf = ({ items }: JsonSchema): JsonSchema | undefined =>
  items && !('length' in items) ? items : undefined;

/** The words of one language, where a schema has some below the code of each. */
export const wordsOf = ({ patternProperties }: JsonSchema): JsonSchema | undefined =>
  Object.values(patternProperties ?? {})[0];

/** Whether the names of fields are the codes of languages. */
export const isByLanguage = ({ propertyNames, additionalProperties }: JsonSchema): boolean =>
  typeof additionalProperties === 'object' && propertyNames?.pattern === '^[a-z]{2,3}$';

/** What stands under names that are free, as blocks and notes do; undefined where names are given. */
export const namedOf = (schema: JsonSchema): JsonSchema | undefined =>
  typeof schema.additionalProperties === 'object' && !isByLanguage(schema)
    ? schema.additionalProperties
    : undefined;

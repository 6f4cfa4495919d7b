/** As much of JSON Schema as build/editor/file-schemas.ts uses. */
export interface JsonSchema {
  type?: string;
  description?: string;
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
  /** What the check says of a value that does not match. */
  patternErrorMessage?: string;
  minLength?: number;
  maxLength?: number;
  minimum?: number;
  maximum?: number;
  minItems?: number;
  maxItems?: number;
  definitions?: Readonly<Record<string, JsonSchema>>;
}

/** The kinds of objects that a place accepts, such as blocks or claims, and the field that tells them apart. */
export interface Kinds {
  by: string;
  kinds: readonly { name: string; schema: JsonSchema }[];
}

/** The kinds of objects that a schema accepts; undefined where there is only one. */
export function kindsOf({ oneOf: all = [] }: JsonSchema): Kinds | undefined {
  const [by] = Object.entries(all[0]?.properties ?? {}).find(([, { const: own }]) => own !== undefined) ?? [];
  if (by === undefined) return undefined;
  return {
    by,
    kinds: all.map((schema) => ({ name: String(schema.properties?.[by]?.const), schema })),
  };
}

/** The schema of a list's items, where all are of one kind. */
export const itemOf = ({ items }: JsonSchema): JsonSchema | undefined =>
  items && !('length' in items) ? items : undefined;

/** The words of one language, where a schema has some below the code of each. */
export const languageSchemaOf = ({ patternProperties }: JsonSchema): JsonSchema | undefined =>
  Object.values(patternProperties ?? {})[0];

/** Whether the names of fields are the codes of languages. */
export const isByLanguage = ({ propertyNames, additionalProperties }: JsonSchema): boolean =>
  typeof additionalProperties === 'object' && propertyNames?.pattern === '^[a-z]{2,3}$';

import {
  asText,
  called,
  isByLanguage,
  isTextOrFields,
  itemOf,
  kindsOf,
  namedOf,
  partsOf,
  wordsOf,
  type JsonSchema,
} from './json-schema.ts';

/** A field of a form, as the editor has it (https://sveltiacms.app/en/docs/fields). */
export interface Field {
  name: string;
  label: string;
  widget: string;
  required?: boolean;
  hint?: string;
  [option: string]: unknown;
}

/** What a field of a form is, without its name. */
type Kind = { widget: string } & Record<string, unknown>;

/** What can be chosen in a field. */
export interface Choice {
  label: string;
  value: string;
}

/** What the fields of a site need to know beside the schema. */
export interface FieldContext {
  languages: readonly string[];
  /** By the name of the field: authors, categories. */
  choices: Readonly<Record<string, readonly Choice[]>>;
  /** How a field is kept in the languages: its own in each, the same in all, or only in the first. */
  i18n: boolean | 'duplicate';
}

/** `headTitle` is "Head title". */
export function labelOf(name: string): string {
  const words = name.replace(/[-_]/g, ' ').replace(/(?<=[a-z\d])([A-Z])/g, ' $1');
  return words.charAt(0).toUpperCase() + words.slice(1).toLowerCase();
}

/** What an editor should know of a field beside its bounds; the same for all fields of a name. */
const hints: Readonly<Record<string, string>> = {
  headTitle: 'The short title for the tab and for search results.',
  description: 'What search results show below the title.',
  excerpt: 'For cards and feeds.',
  coverAlt: 'What the picture shows, for those who do not see it.',
  alt: 'What the picture shows, for those who do not see it.',
  publishAt: 'The moment it appears on the site; at once if empty. The date above has to be the same day.',
  draft: 'A draft stays away from the site; a preview shows it.',
  reviewed: 'When somebody last read it from start to end and found it true.',
  order: 'The smaller number stands first; count in tens.',
  focus: 'What has to stay in sight where the frame has another shape.',
};

function boundsHint({ minLength = 0, maxLength }: JsonSchema): string {
  if (maxLength === undefined) return '';
  return minLength > 1 ? `${minLength} to ${maxLength} characters.` : `At most ${maxLength} characters.`;
}

const sentence = (...parts: (string | undefined)[]) => parts.filter(Boolean).join(' ') || undefined;

function textField(name: string, schema: JsonSchema): Kind {
  if (name === 'photo')
    return {
      widget: 'image',
      choose_url: false,
      accept: 'image/jpeg,image/png,image/webp,image/avif,image/tiff',
    };
  if (schema.enum) return { widget: 'select', options: schema.enum };
  if (schema.format === 'date')
    return { widget: 'datetime', type: 'date', format: 'YYYY-MM-DD', time_format: false };
  if (name === 'publishAt') return { widget: 'datetime', format: 'YYYY-MM-DDTHH:mm:ssZ' };
  const { minLength, maxLength, pattern } = schema;
  return {
    widget: (maxLength ?? 0) > 160 ? 'text' : 'string',
    ...(minLength !== undefined && { minlength: minLength }),
    ...(maxLength !== undefined && { maxlength: maxLength }),
    ...(pattern !== undefined && { pattern: [pattern, `Not of the right form: ${pattern}`] }),
  };
}

function listField(name: string, schema: JsonSchema, context: FieldContext): Kind | null {
  const { items, minItems, maxItems } = schema;
  const parts = items && 'length' in items ? items : undefined;
  const item = parts ? parts[0] : itemOf(schema);
  const choices = context.choices[name];
  const bounds = parts ? { min: parts.length, max: parts.length } : { min: minItems, max: maxItems };
  const given = Object.fromEntries(Object.entries(bounds).filter(([, value]) => value !== undefined));
  if (choices) return { widget: 'select', multiple: true, options: choices, ...given };
  // The editor knows the posts: the addresses of those to come stand in no file that visitors can ask for.
  if (name === 'related')
    return {
      widget: 'relation',
      collection: 'posts',
      value_field: '{{slug}}',
      display_fields: ['title'],
      multiple: true,
      ...given,
    };
  if (item && kindsOf(item))
    return { widget: 'list', collapsed: 'auto', ...given, ...typesOf(item, context) };
  // A part of a fixed number may be empty: the second of a wordmark of one word.
  const field = item && fieldOf('item', item, !parts, context);
  if (!field) return null;
  const isObject = field.widget === 'object' && Array.isArray(field.fields);
  return {
    widget: 'list',
    collapsed: 'auto',
    ...given,
    ...(isObject ? { fields: field.fields } : { field }),
  };
}

/** The fields of an object with its words in each language below them. */
const fieldsAndWords = (schema: JsonSchema, context: FieldContext): Field[] => {
  const words = wordsOf(schema);
  return [
    ...fieldsOf(schema, context),
    ...(words ? context.languages.map((code) => fieldOf(code, words, true, context)) : []),
  ].filter((field) => field !== null);
};

/** What items of a list are where there are several kinds. @param first the fields that all kinds have */
export function typesOf(item: JsonSchema, context: FieldContext, first: readonly Field[] = []) {
  const { by, kinds } = kindsOf(item) ?? { by: '', kinds: [] };
  const types = kinds.map(({ name, schema }) => ({
    name,
    label: labelOf(name),
    widget: 'object',
    fields: [...first, ...fieldsAndWords(schema, context)],
  }));
  return { typeKey: by, types };
}

/** Fields under free names, as a list; texts under free names. */
function namedField(named: JsonSchema, names: JsonSchema, context: FieldContext): Kind | null {
  if (named.type === 'string') return { widget: 'keyvalue' };
  const own = fieldOf(called, { type: 'string', ...names }, true, context);
  const first = own ? [own] : [];
  if (kindsOf(named))
    return {
      widget: 'list',
      collapsed: true,
      summary: `{{${called}}}`,
      ...typesOf(named, context, first),
    };
  const field = fieldOf('item', named, true, context);
  if (!Array.isArray(field?.fields)) return null;
  return { widget: 'list', collapsed: true, summary: `{{${called}}}`, fields: [...first, ...field.fields] };
}

function kindOf(name: string, schema: JsonSchema, context: FieldContext): Kind | null {
  const choices = context.choices[name];
  if (isByLanguage(schema)) {
    const { additionalProperties } = schema;
    const words = typeof additionalProperties === 'object' ? additionalProperties : {};
    const isNeeded = schema.default === undefined;
    const fields = context.languages.map((code) => fieldOf(code, words, isNeeded, context));
    return { widget: 'object', collapsed: true, fields: fields.filter((field) => field !== null) };
  }
  if (isTextOrFields(schema)) {
    const text = schema.anyOf?.find(({ type }) => type === 'string') ?? {};
    const fields = [fieldOf(asText, text, false, context), ...fieldsOf(partsOf(schema), context, false)];
    return { widget: 'object', fields: fields.filter((field) => field !== null) };
  }
  const named = namedOf(schema);
  if (named) return namedField(named, schema.propertyNames ?? {}, context);
  const parts = partsOf(schema);
  switch (parts.type) {
    case 'string':
      return choices ? { widget: 'select', options: choices } : textField(name, parts);
    case 'integer':
    case 'number': {
      const { minimum, maximum } = parts;
      const valueType = parts.type === 'integer' ? 'int' : 'float';
      return {
        widget: 'number',
        value_type: valueType,
        min: minimum,
        max: maximum,
        step: valueType === 'int' ? 1 : 0.01,
      };
    }
    case 'boolean':
      return { widget: 'boolean', default: parts.default === true };
    case 'array':
      return listField(name, parts, context);
    case 'object': {
      const fields = fieldsAndWords(parts, context);
      return fields.length > 0 ? { widget: 'object', collapsed: 'auto', fields } : null;
    }
    default:
      return null;
  }
}

/** A field of a form; null for what has no form. The editor leaves that alone. */
export function fieldOf(
  name: string,
  schema: JsonSchema,
  required: boolean,
  context: FieldContext,
): Field | null {
  const kind = kindOf(name, schema, context);
  if (!kind) return null;
  const hint = sentence(hints[name], boundsHint(partsOf(schema)));
  const isNeeded = required && schema.default === undefined;
  return {
    name,
    label: context.languages.includes(name) ? name.toUpperCase() : labelOf(name),
    ...kind,
    // A switch that is off is no missing answer.
    ...((!isNeeded || kind.widget === 'boolean') && { required: false }),
    ...(hint !== undefined && { hint }),
    i18n: context.i18n,
  };
}

/** The fields of an object. @param isNeeded false where none of them has to be filled in by itself */
export function fieldsOf(schema: JsonSchema, context: FieldContext, isNeeded = true): Field[] {
  const { properties = {}, required = [] } = partsOf(schema);
  return Object.entries(properties)
    .map(([name, part]) => fieldOf(name, part, isNeeded && required.includes(name), context))
    .filter((field) => field !== null);
}

import { choiceLabelOf } from './choice-labels.ts';
import { hintOf, labelOf, lengthHint, type LabelLanguage } from './labels.ts';
import { pictureKinds } from '#content/site-file/pictures.ts';
import { ownSentenceIn } from './sentences/translate.ts';
import { takesFiles } from './link-pattern.ts';
import { firstLanguageNeeded } from '#content/site-file/in-each-language.ts';
import { isByLanguage, itemOf, kindsOf, languageSchemaOf, type JsonSchema } from './json-schema.ts';

/** A field of a form, as the editor has it (https://sveltiacms.app/en/docs/fields). */
export interface EditorField {
  name: string;
  label: string;
  widget: string;
  required?: boolean;
  hint?: string;
  /** Whether each language has its own value; `duplicate` where it has the same items. */
  i18n?: boolean | 'duplicate';
  /** Of an object, or of the items of a list. */
  fields?: readonly EditorField[];
  /** Of items that are not objects. */
  field?: EditorField;
  /** Of items of several kinds, distinguished by the field `typeKey`. */
  types?: readonly EditorField[];
  typeKey?: string;
  /** What can be chosen. */
  options?: readonly { value: unknown; label: string }[];
  /** Whether more than one may be chosen. */
  multiple?: boolean;
  /** Whether the list is the whole of its file. */
  root?: boolean;
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
  /** The language of labels and hints. */
  labels: LabelLanguage;
  /** By the name of the field: authors, categories. */
  choices: Readonly<Record<string, readonly Choice[]>>;
  /** Whether a field has its own value in each language; otherwise it is in the first. */
  i18n: boolean;
  /** The name of the field, list or form in which the fields are. */
  inside: string;
}

const boundsHint = ({ minLength = 0, maxLength }: JsonSchema, language: LabelLanguage) =>
  maxLength === undefined ? undefined : lengthHint(minLength, maxLength, language);

const photoTypes = 'image/jpeg,image/png,image/webp,image/avif,image/tiff';
const svgType = 'image/svg+xml';
/** The files that can be chosen in a field for pictures, by the description in its schema. */
const pictureTypes = new Map<string, string>([
  [pictureKinds.photo, photoTypes],
  [pictureKinds.picture, `${photoTypes},${svgType}`],
  [pictureKinds.drawing, svgType],
]);

const sentence = (...parts: (string | undefined)[]) => parts.filter(Boolean).join(' ') || undefined;

/** The days of publication, which are today in a new text. */
const publicationDays: ReadonlySet<string> = new Set([
  'post.date',
  'case-study.date',
  'white-paper.date',
  'job.postedDate',
]);

function textField(name: string, schema: JsonSchema, language: LabelLanguage): Kind {
  const accept = pictureTypes.get(schema.description ?? '');
  if (accept !== undefined) return { widget: 'image', choose_url: false, accept };
  if (schema.enum)
    return {
      widget: 'select',
      options: schema.enum.map((value) => ({ value, label: choiceLabelOf(String(value), language) })),
    };
  if (schema.format === 'date')
    return { widget: 'datetime', type: 'date', format: 'YYYY-MM-DD', time_format: false };
  if (name === 'publishAt') return { widget: 'datetime', format: 'YYYY-MM-DDTHH:mm:ssZ' };
  const { minLength, maxLength, pattern, patternErrorMessage = pattern } = schema;
  return {
    widget: (maxLength ?? 0) > 160 ? 'text' : 'string',
    ...(minLength !== undefined && { minlength: minLength }),
    ...(maxLength !== undefined && { maxlength: maxLength }),
    // Between slashes a pattern may have flags: `\p{…}` needs one.
    ...(pattern !== undefined && {
      pattern: [`/${pattern}/u`, ownSentenceIn(language, patternErrorMessage ?? '')],
    }),
  };
}

/** The choices of a field; undefined without any, because Sveltia CMS refuses a list of none. */
function choicesFor(name: string, { choices }: FieldContext): readonly Choice[] | undefined {
  const own = choices[name];
  return own?.length === 0 ? undefined : own;
}

function listField(name: string, schema: JsonSchema, context: FieldContext): Kind | null {
  const { items, minItems, maxItems } = schema;
  const parts = items && 'length' in items ? items : undefined;
  const item = parts ? parts[0] : itemOf(schema);
  const choices = choicesFor(name, context);
  const bounds = parts ? { min: parts.length, max: parts.length } : { min: minItems, max: maxItems };
  const given = Object.fromEntries(Object.entries(bounds).filter(([, value]) => value !== undefined));
  if (choices) return { widget: 'select', multiple: true, options: choices, ...given };
  // The editor looks the posts up: a list in its public configuration would show addresses of unpublished ones.
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
  // Parts of a fixed number may be empty, such as the second of a wordmark with one word.
  const field = item && editorFieldOf('item', item, !parts, context);
  if (!field) return null;
  const isObject = field.widget === 'object' && Array.isArray(field.fields);
  const words = languageSchemaOf(item)?.properties ?? {};
  const title = ['name', 'title', 'question'].find((one) => one in words);
  return {
    widget: 'list',
    collapsed: 'auto',
    label_singular: labelOf(title === 'question' ? title : 'item', context.labels),
    // Otherwise it would be the first field, such as an id.
    ...(title !== undefined && { summary: `{{fields.${context.languages[0]}.${title}}}` }),
    ...given,
    ...(isObject ? { fields: field.fields } : { field }),
  };
}

/** The context of the fields in a field; items and languages are not levels of their own. */
const within = (name: string, context: FieldContext): FieldContext =>
  ['item', 'items', ...context.languages].includes(name) ? context : { ...context, inside: name };

/** The fields of an object with its words in each language below them. */
const fieldsAndWords = (schema: JsonSchema, context: FieldContext): EditorField[] => {
  const words = languageSchemaOf(schema);
  return [
    ...editorFieldsOf(schema, context),
    // An item may be in the first language only.
    ...(words
      ? context.languages.map((code, index) => editorFieldOf(code, words, index === 0, context))
      : []),
  ].filter((field) => field !== null);
};

/** The options of a list whose items are of several kinds. */
function typesOf(item: JsonSchema, context: FieldContext) {
  const { by, kinds } = kindsOf(item) ?? { by: '', kinds: [] };
  const types = kinds.map(({ name, schema }) => ({
    name,
    label: labelOf(name, context.labels),
    widget: 'object',
    fields: fieldsAndWords(schema, context).filter((field) => field.name !== by),
  }));
  return { typeKey: by, types };
}

function kindOf(name: string, schema: JsonSchema, context: FieldContext): Kind | null {
  const choices = choicesFor(name, context);
  const { additionalProperties: others } = schema;
  if (typeof others === 'object' && !schema.properties) {
    if (!isByLanguage(schema)) return others.type === 'string' ? { widget: 'keyvalue' } : null;
    const isNeeded = (index: number) =>
      schema.default === undefined && (index === 0 || schema.description !== firstLanguageNeeded);
    const fields = context.languages.map((code, index) =>
      editorFieldOf(code, others, isNeeded(index), context),
    );
    return { widget: 'object', collapsed: true, fields: fields.filter((field) => field !== null) };
  }
  // An amount is a text in the editor, so that what is typed is what is saved.
  const text = schema.anyOf?.find(({ type, pattern }) => type === 'string' && pattern !== undefined);
  if (text) return textField(name, text, context.labels);
  switch (schema.type) {
    case 'string':
      // Only what is on a list can be chosen, and there is none of files.
      return choices && !takesFiles(schema.pattern ?? '')
        ? { widget: 'select', options: choices }
        : textField(name, schema, context.labels);
    case 'integer':
    case 'number': {
      const { minimum, maximum } = schema;
      const valueType = schema.type === 'integer' ? 'int' : 'float';
      return {
        widget: 'number',
        value_type: valueType,
        min: minimum,
        max: maximum,
        step: valueType === 'int' ? 1 : 0.01,
      };
    }
    case 'boolean':
      return { widget: 'boolean', default: schema.default === true };
    case 'array':
      return listField(name, schema, context);
    case 'object': {
      const fields = fieldsAndWords(schema, context);
      return fields.length > 0 ? { widget: 'object', collapsed: 'auto', fields } : null;
    }
    case undefined:
    default:
      return null;
  }
}

/** A field of a form; null for what has no form. The editor leaves that alone. */
export function editorFieldOf(
  name: string,
  schema: JsonSchema,
  required: boolean,
  context: FieldContext,
): EditorField | null {
  const kind = kindOf(name, schema, within(name, context));
  if (!kind) return null;
  const hint = sentence(hintOf(name, context.labels, context.inside), boundsHint(schema, context.labels));
  const isNeeded = required && schema.default === undefined;
  // A list without a least number of items is needed, and may be empty.
  const mayBeEmpty = isNeeded && kind.widget === 'list' && (Number(kind['min']) || 0) === 0;
  return {
    name,
    label: context.languages.includes(name)
      ? name.toUpperCase()
      : labelOf(name, context.labels, context.inside),
    ...kind,
    ...(publicationDays.has(`${context.inside}.${name}`) && { default: '{{now}}' }),
    // A boolean is never missing: false is an answer.
    ...((!isNeeded || mayBeEmpty || kind.widget === 'boolean') && { required: false }),
    ...(mayBeEmpty && { default: [] }),
    ...(hint !== undefined && { hint }),
    i18n: context.i18n,
  };
}

/** The fields of an object. */
export const editorFieldsOf = (
  { properties = {}, required = [] }: JsonSchema,
  context: FieldContext,
): EditorField[] =>
  Object.entries(properties)
    .map(([name, part]) => editorFieldOf(name, part, required.includes(name), context))
    .filter((field) => field !== null);

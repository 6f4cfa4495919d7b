import { parse, stringify } from 'yaml';
import { leavesOf, type Path } from '#content/site-file/leaves.ts';
import { isRecord } from '#shared/is-record.ts';
import type { Collection } from './config.ts';
import type { EditorField } from './fields.ts';

/** How a file is written: its fields, and whether it has a section for each language. */
export interface FileForm {
  fields: readonly EditorField[];
  hasSections: boolean;
  /** A language of the site; only the first has language-independent fields. */
  language: string | undefined;
  /** Markdown with a front matter. */
  isMarkdown: boolean;
}

/** The form of a collection's files, or of one of them. */
export const formOf = ({ i18n, extension, fields: all = [] }: Collection, own?: Collection): FileForm => ({
  fields: own?.fields ?? all,
  hasSections: typeof i18n === 'object' && i18n.structure === 'single_file',
  isMarkdown: own ? own.file?.endsWith('.md') === true : extension === 'md',
  language: undefined,
});

/** The fields of a file, by their names. */
export type Values = Record<string, unknown>;

/** True for objects with fields and for lists. */
const isObject = (value: unknown): value is Values => typeof value === 'object' && value !== null;

const isEmpty = (value: unknown) =>
  value === undefined ||
  value === null ||
  value === '' ||
  (isObject(value) && Object.keys(value).length === 0);

/** What the editor adds to values: `'*': {}` below an empty list, and marks of items that are new or have moved. */
const isOfEditor = (name: string) => name === '*' || name.startsWith('__sc_');

/** A value without what the editor adds to it. */
function withoutMarks(value: unknown): unknown {
  // An array may have further properties.
  if (Array.isArray(value)) return Array.from(value, withoutMarks);
  if (!isRecord(value)) return value;
  return Object.fromEntries(
    Object.entries(value).flatMap(([name, part]) => (isOfEditor(name) ? [] : [[name, withoutMarks(part)]])),
  );
}

/** The places of fields in the order in which they are written, a star for each item of a list. */
function placesOf(form: readonly EditorField[], before = ''): [place: string, field?: EditorField][] {
  return form.flatMap((own): [string, EditorField?][] => {
    const { name, widget, fields = [], types = [], typeKey = '', field, multiple = false } = own;
    const place = `${before}${name}`;
    const below = widget === 'list' ? `${place}.*` : place;
    return [
      [place, own],
      ...placesOf(fields, `${below}.`),
      ...(types.length > 0 ? [[`${below}.${typeKey}`] as [string]] : []),
      ...types.flatMap((type) => placesOf(type.fields ?? [], `${below}.`)),
      ...(field ? placesOf([{ ...field, name: '*' }], `${place}.`) : []),
      ...(multiple ? [[`${place}.*`] as [string]] : []),
    ];
  });
}

/** Whether a list is written also where it is empty. */
const isKeptEmpty = (field: EditorField) => Array.isArray(field['default']);

/** A value with the defaults of booleans and lists that are not set. */
function withDefaults(value: unknown, fields: readonly EditorField[], isFirst: boolean): unknown {
  if (Array.isArray(value)) return value.map((item) => withDefaults(item, fields, isFirst));
  if (!isRecord(value)) return value;
  const own = fields.flatMap((field): [string, unknown][] => {
    const isSet = field.name in value;
    if (field.widget === 'boolean' && !isSet && (isFirst || field.i18n === true))
      return [[field.name, field['default'] === true]];
    if (isKeptEmpty(field) && isEmpty(value[field.name]) && (isFirst || field.i18n !== false))
      return [[field.name, []]];
    // Without items, the editor hands over an object.
    if (field.widget === 'list' && !Array.isArray(value[field.name])) return [];
    return isSet ? [[field.name, withDefaults(value[field.name], field.fields ?? [], isFirst)]] : [];
  });
  return { ...value, ...Object.fromEntries(own) };
}

/** A value without the gaps that empty items leave in lists. */
function withoutGaps(value: unknown): unknown {
  if (Array.isArray(value)) return value.filter(() => true).map(withoutGaps);
  if (!isRecord(value)) return value;
  return Object.fromEntries(Object.entries(value).map(([name, part]) => [name, withoutGaps(part)]));
}

/** Puts a value in its place below others. */
function put(whole: Values, [name = '', ...rest]: Path, value: unknown): void {
  if (rest.length === 0) whole[name] = value;
  else {
    const part = (whole[name] ??= typeof rest[0] === 'number' ? [] : {});
    if (isObject(part)) put(part, rest, value);
  }
}

/** The place of a value in a form. */
interface Place {
  rank: number;
  /** More than one where items are of several kinds. */
  fields: EditorField[];
}

/** A look-up of places by the paths of values; all values below free names have one place. */
function placesIn(form: readonly EditorField[]): (path: Path) => { place?: Place | undefined; own: Path } {
  const places = new Map<string, Place>();
  for (const [rank, [name, field]] of placesOf(form).entries()) {
    const place = places.get(name) ?? { rank, fields: [] };
    places.set(name, place);
    if (field) place.fields.push(field);
  }
  return (path) => {
    const steps = path.map((step) => (typeof step === 'number' ? '*' : step));
    const free = steps.findIndex((_, end) =>
      places.get(steps.slice(0, end).join('.'))?.fields.some(({ widget }) => widget === 'keyvalue'),
    );
    if (free < 0) return { place: places.get(steps.join('.')), own: path };
    // The editor makes a level of each dot in a free name, such as that of an address.
    const own = [...path.slice(0, free), path.slice(free).join('.')];
    return { place: places.get(steps.slice(0, free).join('.')), own };
  };
}

/** A language-independent value, which is next to the texts of the first language. */
const isFact = (place: Place | undefined): boolean =>
  place !== undefined && place.fields.length > 0 && place.fields.every((field) => field.i18n === false);

/** A value with its fields in their order, without what is empty. */
function ordered(value: unknown, fields: readonly EditorField[], isFirst: boolean): Values {
  const placeOf = placesIn(fields);
  const all = leavesOf(withDefaults(withoutMarks(value), fields, isFirst)).map(([written, leaf]) => {
    const { place, own: path } = placeOf(written);
    const [field] = place?.fields ?? [];
    // Items of several kinds may have a field of one name, which is optional for some of them.
    const isOptional =
      typeof written.at(-1) === 'number' ||
      place?.fields.some((one) => one.required === false && !isKeptEmpty(one)) === true;
    return {
      path,
      leaf: typeof leaf === 'string' ? leaf.trim() : leaf,
      rank: place?.rank ?? Infinity,
      isKept: (!isOptional || !isEmpty(leaf)) && !isRecord(leaf) && (isFirst || !isFact(place)),
      // Free names stay in the order in which they came.
      key: field?.widget === 'keyvalue' ? '' : path.join('.'),
    };
  });
  const whole: Values = {};
  for (const { path, leaf } of all
    .filter(({ isKept }) => isKept)
    .toSorted((a, b) => a.rank - b.rank || a.key.localeCompare(b.key, 'en', { numeric: true })))
    put(whole, path, leaf);
  return Object.fromEntries(Object.entries(whole).map(([name, part]) => [name, withoutGaps(part)]));
}

/** The texts of one language with the language-independent fields of another. */
export function withFactsOf(model: unknown, words: unknown, { fields }: FileForm): unknown {
  const placeOf = placesIn(fields);
  const own = leavesOf(words).filter(([path]) => !isFact(placeOf(path).place));
  const names = new Set(own.map(([path]) => path.join('.')));
  // Where items of several kinds have a field of one name, it is a fact for some of them.
  const facts = leavesOf(model).filter(
    ([path]) =>
      placeOf(path).place?.fields.some((field) => field.i18n === false) === true &&
      !names.has(path.join('.')),
  );
  const whole: Values = {};
  for (const [path, value] of [...own, ...facts]) put(whole, path, value);
  return whole;
}

const style = {
  lineWidth: 0,
  defaultKeyType: 'PLAIN',
  defaultStringType: 'PLAIN',
  singleQuote: true,
} as const;
/** A value as YAML. */
export const textOf = (value: unknown): string => `${stringify(value, null, style).trim()}\n`;

/** The values of a file, and its body where it is Markdown. */
export interface FileValues {
  value: unknown;
  body?: string;
}

/** A body without empty lines around it; the indentation of its first line may mean code. */
export const trimmedBody = (body: string): string => body.replace(/^(?:[^\S\n]*\n)+/, '').trimEnd();

/** The two parts of Markdown with a front matter; other files have no body. */
export function splitFile(text: string): { yaml: string; body?: string } {
  const [, yaml, body = ''] = /^---[ \t]*\n([\s\S]*?)\n---[ \t]*(?:\n([\s\S]*))?$/.exec(text) ?? [];
  return yaml === undefined ? { yaml: text } : { yaml, body };
}

export function readValues(text: string): FileValues {
  const { yaml, ...rest } = splitFile(text);
  return { value: parse(yaml), ...rest };
}

/** The value of a file with its fields in their order, without what is empty. @param languages the first one first */
export function canonicalValue(value: unknown, form: FileForm, languages: readonly string[]): unknown {
  const { fields, hasSections, language } = form;
  const [first] = languages;
  if (hasSections && isRecord(value)) {
    const sections = languages.filter((code) => code in value);
    return Object.fromEntries(sections.map((code) => [code, ordered(value[code], fields, code === first)]));
  }
  const [list] = fields;
  const isFirst = language === undefined || language === first;
  if (list?.root !== true) return ordered(value, fields, isFirst);
  return ordered({ [list.name]: value }, fields, isFirst)[list.name] ?? [];
}

/**
 * What a new file with these values holds, byte by byte.
 * @param languages of the site, the first one first
 */
export function writeValues(
  { value, body }: FileValues,
  form: FileForm,
  languages: readonly string[],
): string {
  const yaml = textOf(canonicalValue(value, form, languages));
  if (body === undefined) return yaml;
  const text = trimmedBody(body);
  return `---\n${yaml}---\n${text && `\n${text}\n`}`;
}

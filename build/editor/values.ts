import {
  asText,
  called,
  isTextOrFields,
  itemOf,
  namedOf,
  partsOf,
  wordsOf,
  type JsonSchema,
} from './json-schema.ts';

/*
 * Between the files of a site and the forms of the editor. A form has a fixed set of fields: where a file may
 * hold a text or fields (`cover: plateau`), the form has fields; where it has the words of a language below
 * its code, the form has a page for each language, with the facts on all of them.
 */

type Fields = Record<string, unknown>;

const isFields = (value: unknown): value is Fields =>
  typeof value === 'object' && value !== null && !Array.isArray(value);
const fieldsOf = (value: unknown): Fields => (isFields(value) ? value : {});

/** Goes through a value and its schema together. */
function walk(
  schema: JsonSchema,
  value: unknown,
  change: (schema: JsonSchema, value: unknown) => unknown,
): unknown {
  const own = change(schema, value);
  const parts = partsOf(schema, isFields(own) ? own : undefined);
  const named = namedOf(schema);
  if (Array.isArray(own)) {
    const item = itemOf(parts) ?? named;
    return item ? own.map((one) => walk(item, one, change)) : own;
  }
  if (!isFields(own)) return own;
  const words = wordsOf(parts);
  return Object.fromEntries(
    Object.entries(own).map(([name, part]) => {
      const known = parts.properties?.[name] ?? (/^[a-z]{2,3}$/.test(name) ? words : named);
      return [name, known ? walk(known, part, change) : part];
    }),
  );
}

/** The editor knows pictures by their addresses, which begin with a slash; the files of a site do not. */
const withSlash = (value: unknown) =>
  typeof value === 'string' && value.startsWith('images/') ? `/${value}` : value;
const withoutSlash = (value: unknown) =>
  typeof value === 'string' && value.startsWith('/images/') ? value.slice(1) : value;

/** Whether fields stand under free names; then the form has a list of them, each with its name. */
const areNamed = (part: JsonSchema): boolean => {
  const named = namedOf(part);
  return named !== undefined && partsOf(named).type === 'object';
};

/** A switch that is not set is on where that is the default; the editor takes it for off. */
function withSwitches(part: JsonSchema, found: Fields): Fields {
  const { properties = {} } = partsOf(part, found);
  const on = Object.entries(properties).filter(([, { default: value }]) => value === true);
  return { ...Object.fromEntries(on.map(([name]) => [name, true])), ...found };
}

function partToForm(part: JsonSchema, found: unknown): unknown {
  const named = namedOf(part);
  if (named && areNamed(part) && isFields(found))
    return Object.entries(found).map(([name, one]) => ({
      [called]: name,
      ...fieldsOf(partToForm(named, one)),
    }));
  if (isFields(found)) return withSwitches(part, found);
  if (!isTextOrFields(part) || typeof found !== 'string') return withSlash(found);
  return found.startsWith('images/') ? { photo: withSlash(found) } : { [asText]: found };
}

/** A value of a file as the form has it. */
export const toForm = (schema: JsonSchema, value: unknown): unknown => walk(schema, value, partToForm);

/** What was left empty in a form, and a switch as it comes, is not in the file. */
const isEmpty = (value: unknown): boolean =>
  value === undefined ||
  value === null ||
  value === '' ||
  (isFields(value) && Object.values(value).every((part) => isEmpty(part)));

function withoutEmpty(schema: JsonSchema, value: unknown): unknown {
  return walk(schema, value, (part, found) => {
    if (!isFields(found)) return found;
    const { required = [], properties = {} } = partsOf(part, found);
    return Object.fromEntries(
      Object.entries(found).filter(([name, one]) => {
        const known = properties[name];
        if (known && !required.includes(name))
          return typeof one === 'boolean'
            ? one !== (known.default ?? false)
            : !isEmpty(one) && !(Array.isArray(one) && one.length === 0);
        return one !== undefined && one !== null;
      }),
    );
  });
}

/** A value of a form as the file has it. */
export const toFile = (schema: JsonSchema, value: unknown): unknown =>
  walk(schema, withoutEmpty(schema, value), (part, found) => {
    if (areNamed(part) && Array.isArray(found))
      return Object.fromEntries(
        found.map((one) => {
          const { [called]: name, ...fields } = fieldsOf(one);
          return [String(name), fields];
        }),
      );
    if (!isTextOrFields(part) || !isFields(found)) return withoutSlash(found);
    const { [asText]: text, ...fields } = found;
    const isText =
      typeof text === 'string' && text !== '' && Object.values(fields).every((one) => isEmpty(one));
    return isText ? text : fields;
  });

/** An item of a file, its facts and the words of all languages, as a form with a page for each language. */
export function itemToForm(schema: JsonSchema, value: unknown, languages: readonly string[]): Fields {
  const item = toForm(schema, value);
  if (!isFields(item)) return {};
  const facts = Object.fromEntries(Object.entries(item).filter(([name]) => !languages.includes(name)));
  return Object.fromEntries(
    languages.map((code) => [code, { ...facts, ...(isFields(item[code]) ? item[code] : {}) }]),
  );
}

/** A form with a page for each language as an item of a file. */
export function itemToFile(schema: JsonSchema, form: Fields, languages: readonly string[]): unknown {
  const [first = ''] = languages;
  const words = new Set(Object.keys(wordsOf(schema)?.properties ?? {}));
  const pages = languages.map((code) => [code, isFields(form[code]) ? form[code] : {}] as const);
  const facts = Object.entries(Object.fromEntries(pages)[first] ?? {}).filter(([name]) => !words.has(name));
  const own = pages.map(([code, page]) => [
    code,
    Object.fromEntries(Object.entries(page).filter(([name]) => words.has(name))),
  ]);
  return toFile(schema, { ...Object.fromEntries(facts), ...Object.fromEntries(own) });
}

import { parse, stringify } from 'yaml';
import { editorConfig } from './config.ts';
import type { Field } from './fields.ts';

/** How a file is written: its fields, and whether it has a section for each language. */
export interface FileForm {
  fields: readonly Field[];
  hasSections: boolean;
  /** A language of the site; facts stand in the first one alone. */
  language: string | undefined;
}

type Values = Record<string, unknown>;

const isFields = (value: unknown): value is Values =>
  typeof value === 'object' && value !== null && !Array.isArray(value);

const isEmpty = (value: unknown): boolean =>
  value === undefined ||
  value === null ||
  value === '' ||
  (typeof value === 'object' && Object.keys(value).length === 0);

/** The fields below some fields of one name, in the order in which they are written. */
function below(fields: readonly Field[]): Field[] {
  const typeKeys = fields.flatMap(({ typeKey }) =>
    typeof typeKey === 'string' ? [{ name: typeKey, label: '', widget: 'string' }] : [],
  );
  return [
    ...typeKeys,
    ...fields.flatMap((one) => (one.fields ?? []) as Field[]),
    ...fields.flatMap((one) => ((one.types ?? []) as Field[]).flatMap((type) => below([type]))),
    ...fields.flatMap((one) => (one.field ? below([one.field as Field]) : [])),
  ];
}

/** A value with its fields in their order, without what is empty, and with the switches that nobody has set. */
function ordered(value: unknown, fields: readonly Field[], isFirst: boolean): unknown {
  if (typeof value === 'string') return value.trim();
  if (Array.isArray(value)) return value.map((item) => ordered(item, fields, isFirst));
  if (!isFields(value)) return value;
  const byName = Map.groupBy(fields, ({ name }) => name);
  const switches = [...byName].flatMap(([name, [field]]) =>
    field?.widget === 'boolean' && !(name in value) && (isFirst || field.i18n === true) && byName.size === fields.length
      ? [[name, field.default === true] as const]
      : [],
  );
  const whole: Values = { ...value, ...Object.fromEntries(switches) };
  const others = Object.keys(whole)
    .filter((name) => !byName.has(name))
    .toSorted((a, b) => a.localeCompare(b, 'en', { numeric: true }));
  const written = [...byName.keys(), ...others].flatMap((name) => {
    const own = byName.get(name) ?? [];
    const isOptional = own.length > 0 && own.every(({ required }) => required === false);
    if (!(name in whole) || (isOptional && isEmpty(whole[name]))) return [];
    // Names of somebody's choice stay in the order in which they were written.
    const isFree = own[0]?.widget === 'keyvalue';
    return [[name, isFree ? whole[name] : ordered(whole[name], below(own), isFirst)] as const];
  });
  return Object.fromEntries(written);
}

const style = { lineWidth: 0, defaultKeyType: 'PLAIN', defaultStringType: 'PLAIN', singleQuote: true } as const;
const yamlOf = (value: unknown) => `${stringify(value, null, style).trim()}\n`;

/** What stands in a file; a body where it is Markdown. */
export interface FileValues {
  value: unknown;
  body?: string;
}

export function readValues(text: string): FileValues {
  const [, yaml, body = ''] = /^---\n([\s\S]*?)\n---(?:\n([\s\S]*))?$/.exec(text) ?? [];
  return yaml === undefined ? { value: parse(text) } : { value: parse(yaml), body };
}

/**
 * What a file holds as the editor writes it, byte by byte, when somebody opens and saves it.
 * @param languages of the site, the first one first
 */
export function writeValues({ value, body }: FileValues, form: FileForm, languages: readonly string[]): string {
  const { fields, hasSections, language } = form;
  const [first] = languages;
  if (hasSections && isFields(value)) {
    const sections = languages.filter((code) => code in value);
    return yamlOf(
      Object.fromEntries(sections.map((code) => [code, ordered(value[code], fields, code === first)])),
    );
  }
  const [list] = fields;
  const own = list?.root === true ? below([list]) : fields;
  const yaml = yamlOf(ordered(value, own, language === undefined || language === first));
  return body === undefined ? yaml : `---\n${yaml}---\n${body.trim() && `\n${body.trim()}\n`}`;
}

const nobody = {
  name: '',
  origin: '',
  backend: { name: 'github', repo: '', branch: '' },
  folder: '',
  choices: {},
} as const;

/**
 * The forms of the files of a site's folder; none for those that the editor does not know.
 * @param files by their paths in the folder
 */
export function fileForms(files: readonly string[], languages: readonly string[]): ReadonlyMap<string, FileForm> {
  const { collections } = editorConfig({ ...nobody, languages, files });
  const forms = new Map<string, FileForm>();
  for (const { folder = '', extension = '', fields = [], files: own, i18n } of collections) {
    const hasSections = typeof i18n === 'object' && i18n.structure === 'single_file';
    for (const { file = '', fields: ofFile = [] } of own ?? [])
      for (const language of file.includes('{{locale}}') ? languages : [undefined])
        forms.set(file.replace('{{locale}}', language ?? ''), { fields: ofFile, hasSections, language });
    for (const file of own ? [] : files)
      if (file.startsWith(`${folder}/`) && file.endsWith(`.${extension}`))
        forms.set(file, { fields, hasSections, language: hasSections ? undefined : file.split('.').at(-2) });
  }
  return forms;
}

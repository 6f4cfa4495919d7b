import { globSync, mkdirSync, mkdtempSync, readFileSync, rmSync } from 'node:fs';
import { join } from 'node:path';
import { afterAll, describe, expect, it } from 'vitest';
import { parse } from 'yaml';
import type { EditorField } from '#build/editor/fields.ts';
import { fileForms } from '#build/editor/file-forms.ts';
import { fileFormat } from '#build/editor/saved-file.ts';
import { splitFile, type FileForm } from '#build/editor/written-form.ts';
import { cacheFolder, projectFolder } from '#build/project-paths.ts';
import { testSite } from '#content/test-support/test-site.ts';
import { leavesOf, type Path } from '#content/site-file/leaves.ts';
import { isRecord } from '#shared/is-record.ts';
import { startSite } from './start-site.ts';

/*
 * A save in the editor changes one field of a file and nothing else: each file goes through its format, with the values
 * that the form of Sveltia CMS 0.221.1 fills in. tests/edit shows the same in a browser.
 */

mkdirSync(cacheFolder(testSite), { recursive: true });
const cache = mkdtempSync(join(cacheFolder(testSite), 'test-saved-files-'));
afterAll(() => rmSync(cache, { recursive: true }));

const fresh = join(cache, 'cobalto');
startSite(
  { from: join(projectFolder, 'sites/_starter'), to: fresh, cache },
  'cobalto',
  { company: 'Cobalto Redes S.L.', origin: 'https://www.cobalto.es', languages: ['es', 'en'] },
  new Date('2031-05-06T12:00:00Z'),
);

type Values = Record<string, unknown>;

/** What a form fills into a field that has no value. */
function emptyOf(field: EditorField): unknown {
  if (field.multiple === true) return [];
  switch (field.widget) {
    case 'boolean':
      return field['default'] ?? false;
    case 'number':
      return null;
    case 'list':
      return [];
    case 'object':
      return field.required === false ? null : filled({}, field.fields ?? [], true);
    case 'keyvalue':
      return {};
    default:
      return '';
  }
}

/** The free names below a list, as the editor writes them. */
const starsOf = (fields: readonly EditorField[]): Values =>
  Object.fromEntries(fields.filter(({ widget }) => widget === 'keyvalue').map(({ name }) => [name, {}]));

/** The values that a form hands over. @param isFirst whether it is the form of the first language */
function filled(values: Values, fields: readonly EditorField[], isFirst: boolean): Values {
  const own = fields
    .filter(({ name, i18n }) => name in values || isFirst || i18n !== false)
    .map((field): [string, unknown] => {
      const { name, fields: below = [], types = [], typeKey = '' } = field;
      const value = values[name] ?? emptyOf(field);
      if (field.widget === 'object' && isRecord(value)) return [name, filled(value, below, isFirst)];
      if (field.widget !== 'list' || !Array.isArray(value)) return [name, value];
      const items = value.map((item: unknown) => {
        const kind = isRecord(item) ? types.find((one) => one.name === item[typeKey])?.fields : undefined;
        return isRecord(item) ? filled(item, kind ?? below, isFirst) : item;
      });
      const stars = starsOf(below);
      if (Object.keys(stars).length === 0) return [name, items];
      return [name, items.length > 0 ? Object.assign(items, { '*': stars }) : { '*': stars }];
    });
  return { ...values, ...Object.fromEntries(own) };
}

function handedOver(value: unknown, form: FileForm, first: string): unknown {
  const [list] = form.fields;
  if (list?.root === true) return filled({ [list.name]: value }, form.fields, true)[list.name];
  if (!isRecord(value)) return value;
  if (!form.hasSections)
    return filled(value, form.fields, form.language === undefined || form.language === first);
  return Object.fromEntries(
    Object.entries(value).map(([code, part]) => [
      code,
      isRecord(part) ? filled(part, form.fields, code === first) : part,
    ]),
  );
}

/** A copy with another value at a path. */
function withChange(value: unknown, [step, ...rest]: Path, to: unknown): unknown {
  if (step === undefined) return to;
  if (Array.isArray(value))
    return value.map((item: unknown, index) => (index === step ? withChange(item, rest, to) : item));
  return isRecord(value) ? { ...value, [step]: withChange(value[step], rest, to) } : value;
}

const isText = (value: unknown) =>
  typeof value === 'string' && /^\p{L}[\p{L} ,]+ \p{L}{3,}[.!?]?$/u.test(value);

const folders = [
  ...globSync('sites/*/', { cwd: projectFolder }).map((folder) => join(projectFolder, folder)),
  join(projectFolder, 'tests/shown/site'),
  fresh,
];

describe.each(folders)('every file of %s', (folder) => {
  const read = (file: string) => readFileSync(join(folder, file), 'utf8').replaceAll('\r\n', '\n');
  const { languages } = parse(read('site.yaml')) as { languages: string[] };
  const [first = ''] = languages;
  const forms = fileForms(
    globSync('**/*.{yaml,md}', { cwd: folder }).map((file) => file.replaceAll('\\', '/')),
    languages,
  );
  const files = [...forms];

  it('stays as it is when nothing changes', () => {
    expect(files.length).toBeGreaterThan(10);
    for (const [file, form] of files) {
      const text = read(file);
      const { fromFile, toFile } = fileFormat(form, languages);
      expect([file, toFile(handedOver(fromFile(text), form, first))]).toEqual([file, text]);
    }
  });

  it('changes in one line when a text changes', () => {
    for (const [file, form] of files) {
      const text = read(file);
      const { fromFile, toFile } = fileFormat(form, languages);
      const value = fromFile(text);
      const [path, words = ''] = leavesOf(value).find(([, leaf]) => isText(leaf)) ?? [];
      if (!path) continue;
      const saved = toFile(handedOver(withChange(value, path, `${String(words)} and more`), form, first));
      const lines = text.split('\n');
      const changed = saved.split('\n').filter((line, index) => line !== lines[index]);
      expect([file, ...changed]).toEqual([file, expect.stringContaining('and more')]);
      expect(parse(splitFile(saved).yaml)).toEqual(
        withChange(parse(splitFile(text).yaml), path, `${String(words)} and more`),
      );
    }
  });

  it('has the same items when one of a list is moved or deleted', () => {
    for (const [file, form] of files) {
      const text = read(file);
      const { fromFile, toFile } = fileFormat(form, languages);
      const value = fromFile(text);
      const [second] = leavesOf(value).find(([path]) => path.includes(1)) ?? [];
      const at = second?.slice(0, second.indexOf(1));
      const list = at?.reduce<unknown>((part, step) => (part as Values)[step], value);
      if (!at || !Array.isArray(list)) continue;
      for (const items of [list.toReversed(), list.slice(1)]) {
        const saved = toFile(handedOver(withChange(value, at, items), form, first));
        expect(parse(splitFile(saved).yaml)).toEqual(withChange(parse(splitFile(text).yaml), at, items));
      }
    }
  });
});

it('keeps comments, quotation marks and the order of fields', () => {
  const form = fileForms(['redirects.yaml', 'people/ada.yaml'], ['en']).get('people/ada.yaml')!;
  const text = `en:
  # Asked on Monday
  role: "Head of networks" # by herself
  name: Ada Halden
  order: 10
`;
  const { fromFile, toFile } = fileFormat(form, ['en']);
  const value = withChange(fromFile(text), ['en', 'name'], 'Ada Sol');
  expect(toFile(handedOver(value, form, 'en'))).toBe(text.replace('Halden', 'Sol'));
});

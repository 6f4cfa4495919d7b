import { globSync, mkdirSync, mkdtempSync, readFileSync, rmSync } from 'node:fs';
import { join } from 'node:path';
import { afterAll, describe, expect, it } from 'vitest';
import { parse } from 'yaml';
import type { EditorField } from '#build/editor/fields.ts';
import { fileForms } from '#build/editor/file-forms.ts';
import { fileFormat } from '#build/editor/saved-file.ts';
import { readValues, splitFile, type FileForm } from '#build/editor/written-form.ts';
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
      const given = values[name] ?? emptyOf(field);
      // A text box has texts only.
      const isTyped = ['string', 'text'].includes(field.widget) && typeof given === 'number';
      const value = isTyped ? String(given) : given;
      if (field.widget === 'object' && isRecord(value)) return [name, filled(value, below, isFirst)];
      if (field.widget !== 'list' || !Array.isArray(value)) return [name, value];
      const items = value.map((item: unknown) => {
        const kind = isRecord(item) ? types.find((one) => one.name === item[typeKey])?.fields : undefined;
        if (!isRecord(item))
          return filled({ item }, [{ ...field.field, name: 'item' } as EditorField], true)['item'];
        return filled(item, kind ?? below, isFirst);
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
  /** As the editor's page makes it, which has one format for the files of all languages. */
  const formatOf = (form: FileForm) => fileFormat({ ...form, language: undefined }, languages);

  it('stays as it is when nothing changes', () => {
    expect(files.length).toBeGreaterThan(10);
    for (const [file, form] of files) {
      const text = read(file);
      const { fromFile, toFile } = formatOf(form);
      expect([file, toFile(handedOver(fromFile(text), form, first))]).toEqual([file, text]);
    }
  });

  it('changes in one line when a text changes', () => {
    for (const [file, form] of files) {
      const text = read(file);
      const { fromFile, toFile } = formatOf(form);
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

  it('has language-independent fields in the first language only, when it is new', () => {
    for (const [file, form] of files.filter(([, { language = first }]) => language !== first)) {
      const text = read(file);
      const { toFile } = formatOf(form);
      const { value, body = '' } = readValues(text);
      const handed = handedOver(isRecord(value) ? { ...value, body } : value, form, first);
      expect([file, parse(splitFile(toFile(handed)).yaml)]).toEqual([file, value]);
    }
  });

  it('has the same items when one of a list is moved or deleted', () => {
    for (const [file, form] of files) {
      const text = read(file);
      const { fromFile, toFile } = formatOf(form);
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

it.each([
  ['- from: 1500\n  currency: EUR\n', 'from', '1600', '- from: 1600\n  currency: EUR\n'],
  ['- low: 10\n  high: 20\n', 'high', '20.50', "- low: 10\n  high: '20.50'\n"],
  ["- low: '10'\n  high: 20\n", 'high', '30', "- low: '10'\n  high: 30\n"],
  ['- amount: 0\n', 'amount', 'on request', '- amount: on request\n'],
  ['- amount: on request\n', 'amount', '5', "- amount: '5'\n"],
  ['- from: 1500\n', 'id', 'visit', '- id: visit\n  from: 1500\n'],
])('an amount is written as it was: %j', (facts, field, amount, expected) => {
  const words = '  en:\n    name: Visit\n    text: At your office.\n';
  const own = fileForms(['prices.yaml'], ['en']).get('prices.yaml')!;
  const { fromFile, toFile } = fileFormat(own, ['en']);
  const value = withChange(fromFile(facts + words), [0, field], amount);
  expect(toFile(handedOver(value, own, 'en'))).toBe(expected + words);
});

describe('a save', () => {
  const form = fileForms(['people/ada.yaml'], ['en']).get('people/ada.yaml')!;
  const saved = (text: string, path: Path, to: unknown, own = form) => {
    const { fromFile, toFile } = fileFormat(own, ['en']);
    return toFile(handedOver(withChange(fromFile(text), path, to), own, 'en'));
  };

  it.each([
    [
      'comments, quotation marks and the order of fields',
      '  # Asked on Monday\n  role: "Head of networks" # by herself\n  name: Ada Halden\n  order: 10\n',
    ],
    ['empty lines', '  name: Ada Halden\n\n\n  role: Head of networks\n'],
    [
      'folded texts',
      '  about: >\n    She looks after\n    our networks.\n  name: Ada Halden\n  role: Head of networks\n',
    ],
    [
      'folded texts that change',
      '  about: >\n    She knows\n    Ada Halden.\n  name: Ada Halden\n  role: "Head"\n',
      'about',
    ],
    [
      'block texts',
      '  about: |\n    She knows\n    Ada Halden\n  name: Ada Sol\n\n\n  role: "Head"\n',
      'about',
    ],
  ])('keeps %s', (_, fields, field = 'name') => {
    const text = `en:\n${fields}`;
    const { en } = parse(text) as { en: Record<string, string> };
    const changed = saved(text, ['en', field], en[field]?.trim().replace('Halden', 'Sol'));
    const expected =
      field === 'about' && text.includes('>') ? text.replace('knows\n    Ada', 'knows Ada') : text;
    expect(changed).toBe(
      field === 'about'
        ? expected.replace('Ada Halden', 'Ada Sol')
        : text.replace('name: Ada Halden', 'name: Ada Sol'),
    );
  });

  it('changes one of two fields that share an anchor', () => {
    const text = 'en:\n  name: &n Ada Halden\n  role: *n\n';
    expect(parse(saved(text, ['en', 'name'], 'Ada Sol'))).toEqual({
      en: { name: 'Ada Sol', role: 'Ada Halden' },
    });
    expect(parse(saved(text, ['en', 'role'], 'Head'))).toEqual({ en: { name: 'Ada Halden', role: 'Head' } });
  });

  it('deletes a field whose anchor another one uses', () => {
    const text =
      'en:\n  name: Ada Halden\n  role: Head\n  about: &b She knows it all, and more\n  quote: *b\n';
    expect(parse(saved(text, ['en', 'about'], ''))).toEqual({
      en: { name: 'Ada Halden', role: 'Head', quote: 'She knows it all, and more' },
    });
  });

  it('leaves empty items of a list out', () => {
    const list = fileForms(['redirects.yaml'], ['en']).get('redirects.yaml')!;
    const { fromFile, toFile } = fileFormat(list, ['en']);
    const before = fromFile('- from: /a\n  to: /b\n') as unknown[];
    expect(toFile([{}, ...before, null])).toBe('- from: /a\n  to: /b\n');
  });

  it.each([
    ['posts/leave.es.md', { title: 'Closed', excerpt: 'We are closed.' }, 'author: ada\ndate: 2031-05-06'],
    ['case-studies/bank.es.md', { title: 'A bank' }, 'industry: Banking\nfeatured: true'],
  ])('of another language of %s that was the first’s copy has only its own fields', (file, words, facts) => {
    const own = fileForms([file], ['es', 'en']).get(file)!;
    const spanish = `---\n# Ask Ada\ntitle: Cerrado\n${facts}\n---\n\nCerrado.\n`;
    const { fromFile, toFile } = fileFormat(own, ['es', 'en']);
    const first = fromFile(spanish) as Values;
    const english = { ...words, body: 'Closed.', '~file': first['~file'] };
    for (let time = 0; time < 2; time += 1) {
      expect(readValues(toFile(english))).toEqual({ value: words, body: '\nClosed.\n' });
      // The first language is saved as before.
      expect(toFile(first)).toBe(spanish);
    }
  });

  it('keeps the indentation of a code block at the start of a body', () => {
    const page = fileForms(['pages/imprint.en.md'], ['en']).get('pages/imprint.en.md')!;
    const text =
      '--- \ntitle: Imprint\nhead:\n  title: Imprint\n  description: Who we are\n---\n\n    code\n\nText\n';
    expect(saved(text, ['title'], 'Legal', page)).toBe(
      '---\ntitle: Legal\nhead:\n  title: Imprint\n  description: Who we are\n---\n\n    code\n\nText\n',
    );
    const body = fileFormat(page, ['en']).fromFile(text) as { body: string };
    expect(body.body).toBe('    code\n\nText');
    expect(saved(text, ['body'], '    more', page)).toBe(
      '---\ntitle: Imprint\nhead:\n  title: Imprint\n  description: Who we are\n---\n\n    more\n',
    );
  });
});

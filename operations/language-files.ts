import { existsSync, globSync, mkdirSync, readFileSync, rmSync, writeFileSync } from 'node:fs';
import { dirname, join } from 'node:path';
import { parse, stringify } from 'yaml';
import { fileForms, readValues, withFactsOf, writeValues, type FileForm } from '../editor/written-form.ts';
import { catalogs } from '../i18n/catalogs.ts';

/*
 * The languages of a site's folder: each file is written again as its editor writes it, with the words of some of them
 * and the facts beside those of the first.
 */

type Values = Record<string, unknown>;
const isFields = (value: unknown): value is Values =>
  typeof value === 'object' && value !== null && !Array.isArray(value);

/** What was written, changed or deleted, as paths from the site's folder. */
export interface ChangedFiles {
  written: string[];
  changed: string[];
  deleted: string[];
}

/** The languages of a site as they are, and as they are to be; the first one first. */
interface Languages {
  before: readonly string[];
  after: readonly string[];
}

/** A value whose parts have their words below the codes of languages; those that are new are a copy of the first. */
function inLanguages(value: unknown, languages: Languages): unknown {
  if (Array.isArray(value)) return value.map((item) => inLanguages(item, languages));
  if (!isFields(value)) return value;
  const { before, after } = languages;
  const [model = ''] = before;
  const isOfLanguages = before.some((code) => code in value);
  const facts = Object.keys(value).filter((name) => !isOfLanguages || ![...before, ...after].includes(name));
  const parts = [
    ...facts.map((name): [string, unknown] => [name, value[name]]),
    ...after
      .filter((code) => isOfLanguages && (code in value || (!before.includes(code) && model in value)))
      .map((code): [string, unknown] => [code, value[code] ?? value[model]]),
  ];
  return Object.fromEntries(parts.map(([name, part]) => [name, inLanguages(part, languages)]));
}

/** The sections of a file, one for each language, with the facts in the first. */
function sectionsIn(value: Values, form: FileForm, { before, after }: Languages): Values {
  const [model = ''] = before;
  const sections = after.flatMap((code, index): [string, unknown][] => {
    const isMissing = before.includes(code) && !(code in value);
    if (isMissing && index > 0) return [];
    const own = value[code] ?? value[model];
    return [[code, index === 0 ? withFactsOf(value[model], own, form) : own]];
  });
  return Object.fromEntries(sections);
}

/**
 * Writes a file of a site's folder again.
 * @param languages of the site
 * @throws Error where the editor does not know the file
 */
export function rewriteFile(
  folder: string,
  file: string,
  languages: readonly string[],
  change: (value: Values) => Values,
): void {
  const form = fileForms([file], languages).get(file);
  const path = join(folder, file);
  const { value } = readValues(readFileSync(path, 'utf8'));
  if (!form || !isFields(value)) throw new Error(`${file}: not a file with fields`);
  writeFileSync(path, writeValues({ value: change(value) }, form, languages));
}

/** Of the files of the site, those that people write. */
const filesIn = (folder: string) =>
  globSync('**/*.{yaml,md}', { cwd: folder })
    .map((file) => file.replaceAll('\\', '/'))
    .toSorted();

/** The words that the product has no translation of, in English; to be put behind those that are there. */
function wordsToTranslate(found: string, code: string): string {
  if (catalogs[code]) return '';
  // A file with notes only is null.
  const known = new Set(Object.keys((parse(found) as object | null) ?? {}));
  const missing = Object.entries(catalogs.en).filter(([key]) => !known.has(key));
  return missing.length === 0 ? '' : stringify(Object.fromEntries(missing), { lineWidth: 0 });
}

const wordsHead = (code: string) =>
  `# The words of buttons, labels and messages in this language (${code}). What stands between braces is filled in and stays.\n`;

/**
 * The interface words of a language of the site, with those in English behind them that neither the site nor the
 * product has; undefined where there is no file and none is needed.
 * @param found the file of the site, where it has one
 */
export function withMissingWords(found: string | undefined, code: string): string | undefined {
  const text = found ?? wordsHead(code);
  const words = wordsToTranslate(text, code);
  return words ? text + words : found;
}

/**
 * Gives the files of a site other languages, or the same in another order. Those that are new start as a copy of the
 * first, with the product's English words where the product does not know them; what is there already stays, so it can
 * be called again. `locales` of site.yaml is left alone: most languages have none.
 *
 * @param folder the site's
 * @param before the languages that it has, the first one first; `after` those that it is to have
 */
export function changeLanguages(
  folder: string,
  before: readonly string[],
  after: readonly string[],
): ChangedFiles {
  const result: ChangedFiles = { written: [], changed: [], deleted: [] };
  const languages = { before, after };
  const [model = ''] = before;
  const read = (file: string) => {
    const path = join(folder, file);
    return existsSync(path) ? readFileSync(path, 'utf8') : undefined;
  };
  const save = (file: string, text: string | undefined) => {
    const found = read(file);
    if (text === undefined || text === found) return;
    mkdirSync(dirname(join(folder, file)), { recursive: true });
    writeFileSync(join(folder, file), text);
    (found === undefined ? result.written : result.changed).push(file);
  };

  const found = new Map(filesIn(folder).map((file) => [file, readValues(read(file) ?? '')]));
  const twinOf = (file: string, { language = '' }: FileForm, code: string) =>
    file.replace(new RegExp(`\\.${language}\\.md$`), `.${code}.md`);
  const forms = [...fileForms([...found.keys()], before)].filter(([file]) => found.has(file));
  for (const [file, form] of forms) {
    const { value, body } = found.get(file) ?? { value: {} };
    if (form.hasSections && isFields(value))
      save(file, writeValues({ value: sectionsIn(value, form, languages) }, form, after));
    else if (form.language === undefined) {
      const changed = inLanguages(value, languages);
      const locales = isFields(value) && file === 'site.yaml' ? { locales: value['locales'] } : {};
      const own =
        file === 'site.yaml' && isFields(changed) ? { ...changed, languages: after, ...locales } : changed;
      save(file, writeValues({ value: own }, form, after));
    } else if (form.language === model)
      for (const code of after) {
        const own = found.get(twinOf(file, form, code));
        if (!own && before.includes(code) && code !== after[0]) continue;
        const words = own ?? { value, ...(body !== undefined && { body }) };
        const whole = code === after[0] ? { ...words, value: withFactsOf(value, words.value, form) } : words;
        save(twinOf(file, form, code), writeValues(whole, { ...form, language: code }, after));
      }
  }
  for (const code of after) save(`words/${code}.yaml`, withMissingWords(read(`words/${code}.yaml`), code));
  for (const code of before.filter((one) => !after.includes(one)))
    for (const file of filesIn(folder).filter((one) => new RegExp(`[/.]${code}\\.(yaml|md)$`).test(one))) {
      rmSync(join(folder, file));
      result.deleted.push(file);
    }
  return result;
}

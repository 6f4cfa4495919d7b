import { globSync, readFileSync, rmSync, writeFileSync } from 'node:fs';
import { join } from 'node:path';
import { fileForms } from '#build/editor/file-forms.ts';
import {
  readValues,
  withFactsOf,
  writeValues,
  type FileForm,
  type Values,
} from '#build/editor/written-form.ts';
import { isRecord } from '#shared/is-record.ts';

/*
 * The languages of a site's folder: each file is rewritten as the editor writes it, with the texts of some languages,
 * and with the language-independent fields in the section of the first.
 */

/** The languages of a site before and after the change; the first one first. */
interface Languages {
  before: readonly string[];
  after: readonly string[];
}

/** A value with the words of the remaining languages below their codes. */
function inLanguages(value: unknown, languages: Languages): unknown {
  if (Array.isArray(value)) return value.map((item) => inLanguages(item, languages));
  if (!isRecord(value)) return value;
  const { before, after } = languages;
  const kept = [
    ...Object.keys(value).filter((name) => !before.includes(name)),
    ...after.filter((code) => code in value),
  ];
  return Object.fromEntries(kept.map((name) => [name, inLanguages(value[name], languages)]));
}

/** The sections of a file, one for each language, with the language-independent fields in the first. */
function sectionsIn(value: Values, form: FileForm, { before, after }: Languages): Values {
  const model = value[before[0] ?? ''];
  const sections = after.map((code, index): [string, unknown] => {
    const own = value[code] ?? model;
    return [code, index === 0 ? withFactsOf(model, own, form) : own];
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
  if (!form || !isRecord(value)) throw new Error(`${file}: not a YAML file with fields`);
  writeFileSync(path, writeValues({ value: change(value) }, form, languages));
}

/**
 * Gives the files of a site fewer languages, or the same in another order; language-independent fields move to the
 * first.
 * @param folder the site's
 * @param before the languages that it has, the first one first; each of its texts is there in all of them
 * @param after those that stay
 */
export function changeLanguages(folder: string, before: readonly string[], after: readonly string[]): void {
  const languages = { before, after };
  const [model = ''] = before;
  const files = globSync('**/*.{yaml,md}', { cwd: folder }).map((file) => file.replaceAll('\\', '/'));
  // All files are read first, because language-independent fields come from files that are written below.
  const forms = [...fileForms(files, before)];
  // The first language comes first in lists of languages too.
  const formsAfter = fileForms(files, after);
  const found = new Map(forms.map(([file]) => [file, readValues(readFileSync(join(folder, file), 'utf8'))]));
  for (const [file, form] of forms) {
    const { value, body } = found.get(file) ?? {};
    const { language } = form;
    if (language !== undefined && !after.includes(language)) continue;
    const changed = () => {
      if (form.hasSections && isRecord(value)) return sectionsIn(value, form, languages);
      if (language === undefined) return inLanguages(value, languages);
      return language === after[0]
        ? withFactsOf(found.get(file.replace(`.${language}.md`, `.${model}.md`))?.value, value, form)
        : value;
    };
    const values = { value: changed(), ...(body !== undefined && { body }) };
    writeFileSync(join(folder, file), writeValues(values, formsAfter.get(file) ?? form, after));
  }
  for (const code of before.filter((one) => !after.includes(one)))
    for (const file of globSync(`**/*.${code}.md`, { cwd: folder })) rmSync(join(folder, file));
}

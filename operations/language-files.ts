import { globSync, mkdirSync, readFileSync, rmSync, writeFileSync } from 'node:fs';
import { dirname, join } from 'node:path';

/** The files of a language: its words and texts, and the modules in which it stands beside the other languages. */

/** The words and texts of a language, as paths from the project's folder. */
export function filesOf(folder: string, code: string): string[] {
  const patterns = [
    `i18n/messages/${code}.ts`,
    `i18n/messages/${code}/*.ts`,
    `content/**/${code}.{ts,md}`,
    `docs/glossary/${code}.md`,
  ];
  return patterns
    .flatMap((pattern) => globSync(pattern, { cwd: folder }))
    .map((file) => file.replaceAll('\\', '/'))
    .toSorted();
}

/** `content/faqs/en.ts` is `content/faqs/it.ts` in Italian. */
const twinOf = (file: string, code: string) => file.replace(/\/en(?=[./])/, `/${code}`);

/**
 * An English file as the first draft of another language: the same words, in the form in which the compiler compares them
 * with English.
 *
 * @param file its path, which says what kind of file it is
 * @param name the English name of the language, for the comments
 */
export function draftOf(file: string, english: string, code: string, name: string): string {
  if (file === 'i18n/messages/en.ts') {
    const [catalog = ''] = english.split('} as const;');
    const translated = catalog
      .replaceAll('./en/', `./${code}/`)
      .replace(
        /\/\*\*.*\*\//,
        `/** The ${name} catalog; each area is checked against English where it is defined. */`,
      )
      .replace('export const en =', `export const ${code} =`);
    return `import type { Messages } from './en.ts';\n${translated}} satisfies Messages;\n`;
  }
  if (file.startsWith('i18n/messages/en/')) {
    const area = /export const (\w+) = \{/.exec(english)?.[1] ?? '';
    const head =
      "import { defineMessages } from '../../define-messages.ts';\n" +
      `import { ${area} as english } from '../en/${file.split('/').at(-1)}';\n\n`;
    const translated = english
      .replace('/** English words', `/** ${name} words`)
      .replace(`export const ${area} = {`, `export const ${area} = defineMessages(english, {`)
      .replace(/\} as const;\s*$/, '});\n');
    return head + translated;
  }
  return english.replace('export const en', `export const ${code}`);
}

/** A module that lists the words of all languages, with one language more; itself when it lists none. */
export function withLanguage(source: string, code: string): string {
  if (source.includes(`/${code}.ts'`)) return source;
  const nameInCode = code[0]?.toUpperCase() + code.slice(1);
  return source
    .replace(
      /^import \{ en( as (\w+)En)?\b.* from '(.*)\/en\.ts';\n/gm,
      (line, alias: string | undefined, area: string, path: string) =>
        `${line}import { ${code}${alias ? ` as ${area}${nameInCode}` : ''} } from '${path}/${code}.ts';\n`,
    )
    .replace(/\{ en((?:, \w+)*) \};/g, `{ en$1, ${code} };`)
    .replace(/^( +)en: (\w+)En,\n(?:\1\w+: \2\w+,\n)*/gm, `$&$1${code}: $2${nameInCode},\n`);
}

/** A module that lists the words of all languages, without one of them. */
export function withoutLanguage(source: string, code: string): string {
  const nameInCode = code[0]?.toUpperCase() + code.slice(1);
  return source
    .replace(new RegExp(`^import .*/${code}\\.ts';\\n`, 'gm'), '')
    .replace(new RegExp(`(\\{ en(?:, \\w+)*?), ${code}\\b(.*\\};)`, 'g'), '$1$2')
    .replace(new RegExp(`^ +${code}: \\w+${nameInCode},\\n`, 'gm'), '');
}

function changeModules(folder: string, change: (source: string) => string): string[] {
  const modules = globSync(['content/*.ts', 'content/service-details/*.ts', 'i18n/translator.ts'], {
    cwd: folder,
  });
  return modules.toSorted().filter((module) => {
    const source = readFileSync(join(folder, module), 'utf8');
    const changed = change(source);
    if (changed !== source) writeFileSync(join(folder, module), changed);
    return changed !== source;
  });
}

/** What was written, changed or deleted, as paths from the project's folder. */
export interface ChangedFiles {
  files: string[];
  modules: string[];
}

/** Starts a language with the English words, and lists it wherever the others are listed. What is there already, stays. */
export function addLanguage(folder: string, code: string, name: string): ChangedFiles {
  const existing = new Set(filesOf(folder, code));
  const wanted = filesOf(folder, 'en').filter((file) => !existing.has(twinOf(file, code)));
  const files = wanted.map((file) => {
    const twin = twinOf(file, code);
    mkdirSync(dirname(join(folder, twin)), { recursive: true });
    writeFileSync(join(folder, twin), draftOf(file, readFileSync(join(folder, file), 'utf8'), code, name));
    return twin;
  });
  return { files, modules: changeModules(folder, (source) => withLanguage(source, code)) };
}

/** Deletes the words and texts of a language, and takes it out wherever the languages are listed. */
export function removeLanguage(folder: string, code: string): ChangedFiles {
  const files = filesOf(folder, code);
  for (const file of files) rmSync(join(folder, file));
  rmSync(join(folder, 'i18n/messages', code), { recursive: true, force: true });
  return { files, modules: changeModules(folder, (source) => withoutLanguage(source, code)) };
}

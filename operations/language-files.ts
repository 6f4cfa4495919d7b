import { globSync, mkdirSync, readFileSync, rmSync, writeFileSync } from 'node:fs';
import { dirname, join } from 'node:path';

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

/** For Italian, the file `en.ts` in `content/faqs` becomes `it.ts`. */
const twinOf = (file: string, code: string) => file.replace(/\/en(?=[./])/, `/${code}`);

/**
 * Makes a first draft for another language: the English words, in a form that the compiler compares with
 * English.
 * @param file its path, which tells the kind of file
 * @param name English name of the language, for the comments
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

/** Adds a language to a module that lists all languages; other modules stay unchanged. */
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

/** Removes a language from a module that lists all languages. */
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

/** The written, changed or deleted paths, from the project's folder. */
export interface ChangedFiles {
  files: string[];
  modules: string[];
}

/** Starts a language with English words, and adds it to all lists. Existing files stay. */
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

/** Deletes the words and texts of a language, and removes it from all lists. */
export function removeLanguage(folder: string, code: string): ChangedFiles {
  const files = filesOf(folder, code);
  for (const file of files) rmSync(join(folder, file));
  rmSync(join(folder, 'i18n/messages', code), { recursive: true, force: true });
  return { files, modules: changeModules(folder, (source) => withoutLanguage(source, code)) };
}

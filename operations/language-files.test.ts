import { existsSync, globSync, mkdirSync, mkdtempSync, readFileSync, rmSync, writeFileSync } from 'node:fs';
import { tmpdir } from 'node:os';
import { dirname, join } from 'node:path';
import { afterEach, beforeEach, describe, expect, it } from 'vitest';
import { languages } from '../config/locales.ts';
import { addLanguage, filesOf, removeLanguage, withLanguage, withoutLanguage } from './language-files.ts';
import { projectFolder } from '../build/project-paths.ts';

/** The modules that list the words of all languages. */
const modules = globSync(['content/*.ts', 'content/service-details/*.ts', 'i18n/translator.ts'], {
  cwd: projectFolder,
})
  .map((file) => ({ file, source: readFileSync(join(projectFolder, file), 'utf8') }))
  .filter(({ source }) => source.includes("/en.ts'"));

const translated: string[] = languages.filter((language) => language !== 'en');

describe('the modules that list the languages', () => {
  it('are all of them', () => {
    expect(modules).toHaveLength(9);
  });

  it.each(modules)('$file takes a language more, once, and gives it back', ({ file, source }) => {
    const more = withLanguage(source, 'xx');
    const imported = more.match(/^import \{ xx( as (privacy|terms)Xx)? \} from '.*\/xx\.ts';$/gm);
    const listed = more.match(/, xx \};|^ +xx: (privacy|terms)Xx,$/gm);
    expect(imported).toHaveLength(file === join('content', 'legal.ts') ? 2 : 1);
    expect(listed).toHaveLength(imported?.length ?? 0);
    expect(withLanguage(more, 'xx')).toBe(more);
    expect(withoutLanguage(more, 'xx')).toBe(source);
  });

  it.each(modules)('$file does without one of its languages, and keeps the others', ({ source }) => {
    const [dropped = '', ...kept] = translated;
    const less = withoutLanguage(source, dropped);
    expect(source).toContain(`/${dropped}.ts'`);
    expect(less).not.toContain(`/${dropped}.ts'`);
    expect(less).not.toMatch(new RegExp(`\\b${dropped}[,:]`));
    for (const language of kept) {
      const named = new RegExp(`\\b${language}\\b`, 'g');
      expect(less.match(named)).toEqual(source.match(named));
    }
  });
});

describe('the files of a language', () => {
  let folder = '';
  const write = (file: string, text: string) => {
    mkdirSync(dirname(join(folder, file)), { recursive: true });
    writeFileSync(join(folder, file), text);
  };
  const read = (file: string) => readFileSync(join(folder, file), 'utf8');

  beforeEach(() => {
    folder = mkdtempSync(join(tmpdir(), 'languages-'));
    write(
      'i18n/messages/en.ts',
      "import { blog } from './en/blog.ts';\n\n/** English. */\nexport const en = {\n  ...blog,\n} as const;\n\nexport type MessageKey = keyof typeof en;\n",
    );
    write(
      'i18n/messages/en/blog.ts',
      "/** English words of the blog. */\nexport const blog = {\n  'blog.title': 'Field notes',\n} as const;\n",
    );
    write('content/faqs/en.ts', "export const en = { reply: 'At once.' } as const satisfies Words;\n");
    write('content/posts/one/en.md', '## One\n');
    write('content/faqs.ts', "import { en } from './faqs/en.ts';\n\nexport const words: Words = { en };\n");
  });
  afterEach(() => rmSync(folder, { recursive: true }));

  it('start as English, in the form the compiler compares with English', () => {
    const { files, modules: changed } = addLanguage(folder, 'it', 'Italian');
    expect(files).toEqual([
      'content/faqs/it.ts',
      'content/posts/one/it.md',
      'i18n/messages/it.ts',
      'i18n/messages/it/blog.ts',
    ]);
    expect(changed).toEqual([join('content', 'faqs.ts')]);
    expect(read('content/faqs/it.ts')).toContain('export const it = {');
    expect(read('content/posts/one/it.md')).toBe('## One\n');
    expect(read('i18n/messages/it.ts')).toBe(
      "import type { Messages } from './en.ts';\nimport { blog } from './it/blog.ts';\n\n/** The Italian catalog; each area is checked against English where it is defined. */\nexport const it = {\n  ...blog,\n} satisfies Messages;\n",
    );
    expect(read('i18n/messages/it/blog.ts')).toBe(
      "import { defineMessages } from '../../define-messages.ts';\nimport { blog as english } from '../en/blog.ts';\n\n/** Italian words of the blog. */\nexport const blog = defineMessages(english, {\n  'blog.title': 'Field notes',\n});\n",
    );
  });

  it('are not written over: a second call adds what English has got since', () => {
    addLanguage(folder, 'it', 'Italian');
    write('content/posts/one/it.md', '## Uno\n');
    write('content/posts/two/en.md', '## Two\n');
    expect(addLanguage(folder, 'it', 'Italian')).toEqual({ files: ['content/posts/two/it.md'], modules: [] });
    expect(read('content/posts/one/it.md')).toBe('## Uno\n');
  });

  it('are deleted with everything that names them, the glossary too', () => {
    const before = read('content/faqs.ts');
    addLanguage(folder, 'it', 'Italian');
    write('docs/glossary/it.md', '# Glossario\n');
    expect(removeLanguage(folder, 'it').files).toHaveLength(5);
    expect(filesOf(folder, 'it')).toEqual([]);
    expect(existsSync(join(folder, 'i18n/messages/it'))).toBe(false);
    expect(read('content/faqs.ts')).toBe(before);
    expect(filesOf(folder, 'en')).toHaveLength(4);
  });
});

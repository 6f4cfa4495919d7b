import { globSync, readFileSync } from 'node:fs';
import { dirname, join } from 'node:path';
import { expect, it } from 'vitest';
import { catalogs } from '#shared/i18n/catalogs.ts';

const projectFolder = join(import.meta.dirname, '../..');

/** Whatever may ask for a message: all of the code but tests, build output and the messages themselves. */
const sources = globSync('{build,content,server,shared,src}/**/*.{ts,tsx}', {
  cwd: projectFolder,
  exclude: ['shared/i18n/messages/**', 'content/**/{en,es,fr,de}.ts', '**/*.test.{ts,tsx}', '**/out/**'],
});

/** Every text between quotes, the variable parts of a template as `*`: `post.category.*`. */
function textsIn(source: string): string[] {
  const plain = [...source.matchAll(/'([^'\n]+)'/g)].map(([, text = '']) => text);
  // Overlapping, because templates may contain templates.
  const templates = [...source.matchAll(/(?=`([^`]+)`)/g)].map(([, text = '']) => text);
  return [...plain, ...templates.map((text) => text.replace(/\$\{[^}]*\}/g, '*'))];
}

const contents = new Map(sources.map((file) => [file, readFileSync(join(projectFolder, file), 'utf8')]));
const texts = new Set([...contents.values()].flatMap(textsIn));
const patterns = [...texts]
  .filter((text) => /^[\w.*-]*\.[\w.*-]*$/.test(text) && text.includes('*') && /\w/.test(text))
  .map((text) => new RegExp(`^${text.replaceAll('.', '\\.').replaceAll('*', '[\\w-]+')}$`));

/**
 * The levels that are picked, with the code that reads their words: the folders that name their type and the components
 * that import it from there, else the file that picks them.
 */
const picks = [...contents].flatMap(([file, source]) =>
  [...source.matchAll(/\.pick\((?:'([^']+)'|`([^`]+)`)\)/g)].map(([, text, template = '']) => {
    const level = text ?? template.replace(/\$\{[^}]*\}/g, '*');
    const typed = [...contents.keys()].filter((other) => contents.get(other)?.includes(`Picked<'${level}'`));
    const readers = [...contents].filter(([other, reader]) =>
      typed.length === 0
        ? other === file
        : typed.some((one) => dirname(one) === dirname(other)) ||
          (other.endsWith('.tsx') && typed.some((one) => reader.includes(`'#${one}'`))),
    );
    return {
      pattern: new RegExp(`^${level.replaceAll('.', '\\.').replaceAll('*', '[\\w-]+')}\\.([\\w-]+)$`),
      code: readers.map(([, reader]) => reader).join('\n'),
    };
  }),
);

/** Whether a message is picked, and whether all code that gets it names it. */
function pickOf(key: string): { isPicked: boolean; isRead: boolean } {
  const codes = picks.flatMap(({ pattern, code }) => {
    const name = pattern.exec(key)?.[1];
    return name === undefined ? [] : [new RegExp(`\\b${name}\\b`).test(code)];
  });
  return { isPicked: codes.length > 0, isRead: codes.every(Boolean) };
}

/** Counted messages are asked for by what their two forms have in common. */
const baseOf = (key: string) => key.replace(/\.(one|other)$/, '');

it('pages get no picked message that their code does not name', () => {
  expect(Object.keys(catalogs.en).filter((key) => !pickOf(key).isRead)).toEqual([]);
});

it('every message is used (R096)', () => {
  const isUsed = (key: string) =>
    texts.has(key) || patterns.some((pattern) => pattern.test(key)) || pickOf(key).isPicked;
  const keys = Object.keys(catalogs.en);
  expect(keys.filter((key) => !isUsed(key) && !isUsed(baseOf(key)))).toEqual([]);
});

import { globSync, readFileSync } from 'node:fs';
import { join } from 'node:path';
import { expect, it } from 'vitest';
import { catalogs } from './words-in.ts';

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

const texts = new Set(sources.flatMap((file) => textsIn(readFileSync(join(projectFolder, file), 'utf8'))));
const patterns = [...texts]
  .filter((text) => /^[\w.*-]*\.[\w.*-]*$/.test(text) && text.includes('*') && /\w/.test(text))
  .map((text) => new RegExp(`^${text.replaceAll('.', '\\.').replaceAll('*', '[\\w-]+')}$`));

/** Counted messages are asked for by what their two forms have in common. */
const baseOf = (key: string) => key.replace(/\.(one|other)$/, '');

it('every message is used (R096)', () => {
  const isUsed = (key: string) => texts.has(key) || patterns.some((pattern) => pattern.test(key));
  const keys = Object.keys(catalogs.en);
  expect(keys.filter((key) => !isUsed(key) && !isUsed(baseOf(key)))).toEqual([]);
});

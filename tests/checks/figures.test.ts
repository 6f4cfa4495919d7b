import { expect, it } from 'vitest';
import { readProjectFile, sourceFiles } from './source-files.ts';

/**
 * Figures of the structure, each with its maximum: what was removed must not come back. Lower a maximum when you remove
 * more.
 */

/** The matches of a pattern in the code of a folder, each with its file. */
const matchesIn = (folder: string, pattern: RegExp): { file: string; match: RegExpExecArray }[] =>
  sourceFiles
    .filter((file) => file.startsWith(`${folder}/`) && /(?<!\.test)\.tsx?$/.test(file))
    .flatMap((file) => [...readProjectFile(file).matchAll(pattern)].map((match) => ({ file, match })));

const copyingLine = /^ *\w+: t(?:\.template)?\('[\w.-]+'\),?$/gm;
const wordsType = /^(?:export )?(?:interface|type) (\w+Words)\b[^;{]*\{\n([^]*?)^\}/gm;
const ownText = /^ {2}(?:readonly )?\w+\??: (?:string|Template<[^;]*>)(?: \| (?:null|undefined))*;/gm;

const figures: [name: string, most: number, instead: string, find: () => string[]][] = [
  [
    'types of words with texts of their own',
    8,
    'name the level of the catalog, from which the type follows: interface … extends Picked<"theme">',
    () =>
      matchesIn('src', wordsType)
        .filter(({ match: [, , body = ''] }) => (body.match(ownText)?.length ?? 0) > 1)
        .map(({ file, match: [, name] }) => `${file}: ${name}`),
  ],
  [
    'lines that copy one word',
    31,
    'pick the level of the catalog: ...t.pick("theme")',
    () => matchesIn('src', copyingLine).map(({ file, match: [line] }) => `${file}: ${line.trim()}`),
  ],
];

it.each(figures)('there are no more %s than before', (_, most, instead, find) => {
  const found = find();
  expect(found.length, `${instead}\n${found.join('\n')}`).toBeLessThanOrEqual(most);
});

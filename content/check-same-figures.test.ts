import { rmSync, writeFileSync } from 'node:fs';
import { join, relative } from 'node:path';
import { beforeEach, describe, expect, it } from 'vitest';
import { languages } from '../shared/locales.ts';
import { dataOf } from '../shared/site-file/data-file.ts';
import { folderOf } from '../shared/test-support/folder-of.ts';
import { checkSameFigures } from './check-same-figures.ts';

let folder = '';
beforeEach(() => void (folder = relative(process.cwd(), folderOf())));

/** Writes two texts: one in a file of all languages, one in Markdown. */
function write(card: string, article: string): void {
  const words = languages.map((language) => `${language}: { title: "${card}" }\n`).join('');
  writeFileSync(join(folder, 'card.yaml'), words);
  for (const language of languages)
    writeFileSync(join(folder, `text.${language}.md`), `---\ntitle: x\n---\n${article}\n`);
}

const says = (words: string) => `{ ${languages.map((language) => `${language}: "${words}"`).join(', ')} }`;
const file = (words: string) =>
  dataOf(`- figure: ponds dug\n  says: ${says(words)}\n  in: [card.yaml, text]\n`, 'same-figures.yaml');
const reasonsOf = (words: string) =>
  checkSameFigures(file(words), (name) => join(folder, name)).map(({ line, reason }) => `${line}: ${reason}`);

describe('a figure that two texts tell', () => {
  it('is named with the text that tells another', () => {
    write('Forty-one ponds', 'We dug 42 ponds.');
    const [first] = reasonsOf('41 | forty-one');
    expect(reasonsOf('41 | forty-one')).toHaveLength(languages.length);
    expect(first).toBe(`3: text does not say 41 | forty-one in ${languages[0]} (ponds dug)`);
  });

  it.each(['We dug 141 ponds.', 'We dug 41.5 ponds.', 'We dug 3,41 ponds.'])(
    'is not a part of another: %s',
    (article) => {
      write('41', article);
      expect(reasonsOf('41')).toHaveLength(languages.length);
    },
  );

  it('is looked for in the words of a page, a section per language', () => {
    write('41', '41');
    for (const language of languages) rmSync(join(folder, `text.${language}.md`));
    const words = languages.map((language) => `${language}: { title: 42 ponds }\n`).join('');
    writeFileSync(join(folder, 'text.yaml'), words);
    expect(reasonsOf('41')[0]).toBe(`3: text does not say 41 in ${languages[0]} (ponds dug)`);
    expect(reasonsOf('41 | 42')).toEqual([]);
  });
});

import { mkdirSync, rmSync, writeFileSync } from 'node:fs';
import { join } from 'node:path';
import { afterEach, describe, expect, it } from 'vitest';
import { languages } from '../config/locales.ts';
import { siteFile } from '../config/site-folder.ts';
import { dataOf } from '../schema/data-file.ts';
import { checkToldTwice } from './check-told-twice.ts';

const folder = 'told-twice-test';
const full = join(process.cwd(), siteFile(folder));
afterEach(() => rmSync(full, { recursive: true, force: true }));

/** Two texts in the folder of the site: one in a file of all languages, one in Markdown of its own. */
function write(card: string, article: string): void {
  mkdirSync(full, { recursive: true });
  const words = languages.map((language) => `${language}: { title: "${card}" }\n`).join('');
  writeFileSync(join(full, 'card.yaml'), words);
  for (const language of languages)
    writeFileSync(join(full, `text.${language}.md`), `---\ntitle: x\n---\n${article}\n`);
}

const says = (words: string) => `{ ${languages.map((language) => `${language}: "${words}"`).join(', ')} }`;
const file = (words: string) =>
  dataOf(
    `- figure: ponds dug\n  says: ${says(words)}\n  in: [${folder}/card.yaml, ${folder}/text]\n`,
    'told-twice.yaml',
  );
const reasonsOf = (words: string) =>
  checkToldTwice(file(words)).map(({ line, reason }) => `${line}: ${reason}`);

describe('a figure that two texts tell', () => {
  it('is the same in both, whichever way they write it', () => {
    write('Forty-one ponds', 'We dug 41\u00A0ponds.');
    expect(reasonsOf('41 ponds | forty-one ponds')).toEqual([]);
  });

  it('is named with the text that tells another', () => {
    write('Forty-one ponds', 'We dug 42 ponds.');
    const [first] = reasonsOf('41 | forty-one');
    expect(reasonsOf('41 | forty-one')).toHaveLength(languages.length);
    expect(first).toBe(`3: ${folder}/text does not say 41 | forty-one in ${languages[0]} (ponds dug)`);
  });

  it.each(['We dug 141 ponds.', 'We dug 41.5 ponds.', 'We dug 3,41 ponds.'])(
    'is not a part of another: %s',
    (article) => {
      write('41', article);
      expect(reasonsOf('41')).toHaveLength(languages.length);
    },
  );

  it('needs its texts', () => {
    write('41', '41');
    for (const language of languages) rmSync(join(full, `text.${language}.md`));
    expect(reasonsOf('41')[0]).toBe(`3: no such text in ${languages[0]}: ${folder}/text`);
  });
});

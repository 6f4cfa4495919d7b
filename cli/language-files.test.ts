import { existsSync, mkdirSync, mkdtempSync, readFileSync, rmSync, writeFileSync } from 'node:fs';
import { tmpdir } from 'node:os';
import { dirname, join } from 'node:path';
import { afterEach, beforeEach, expect, it } from 'vitest';
import { removeLanguage } from './language-files.ts';

const item = `# Where the office is.
city: Hamburg
de:
  title: Entwicklerin

  points:
    - eins

en:
  title: Developer
`;

const list = `- client: Acme
  name: { de: Wolke, en: "Cloud, and more" } # As in the filter.
- de:
    quote: Besser
  client: Globex
  lasts: { months: 1, en: 3 }
`;

let folder = '';
const write = (file: string, text: string) => {
  mkdirSync(dirname(join(folder, file)), { recursive: true });
  writeFileSync(join(folder, file), text);
};
const read = (file: string) => readFileSync(join(folder, file), 'utf8');
beforeEach(() => {
  folder = mkdtempSync(join(tmpdir(), 'languages-'));
});
afterEach(() => rmSync(folder, { recursive: true }));

it('takes out the words of a language, and nothing else', () => {
  write('site.yaml', 'languages: [de, en]\nlocales:\n  de: de-AT\n');
  write('words/de.yaml', 'nav.home: Anfang\n');
  write('pages/careers.de.yaml', 'title: Stellen\n');
  write('posts/one.de.md', '## Eins\n');
  write('posts/one.en.md', '## One\n');
  write('jobs/developer.yaml', item);
  write('clients.yaml', list);
  removeLanguage(folder, 'de');
  for (const file of ['words/de.yaml', 'pages/careers.de.yaml', 'posts/one.de.md'])
    expect(existsSync(join(folder, file))).toBe(false);
  expect(read('posts/one.en.md')).toBe('## One\n');
  expect(read('site.yaml')).toContain('de: de-AT');
  expect(read('jobs/developer.yaml')).toBe(
    '# Where the office is.\ncity: Hamburg\n\nen:\n  title: Developer\n',
  );
  expect(read('clients.yaml')).toBe(
    '- client: Acme\n  name: { en: "Cloud, and more" } # As in the filter.\n- client: Globex\n  lasts: { months: 1, en: 3 }\n',
  );
});

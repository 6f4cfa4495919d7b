import { mkdirSync, mkdtempSync, readFileSync, rmSync, writeFileSync } from 'node:fs';
import { tmpdir } from 'node:os';
import { join } from 'node:path';
import { afterEach, expect, it } from 'vitest';
import { moveFacts } from './text-facts.ts';

const facts = 'date: 2026-01-15\nsources: # what it rests on\n  - title: A\n    publisher: B\nauthor: ada\n';
const words = "title: 'One'\nsummary:\n  - 'A sentence.'\n";
const text = `---\n${facts}${words}---\n\nauthor: not a fact here\n`;

const folder = mkdtempSync(join(tmpdir(), 'facts-'));
afterEach(() => rmSync(folder, { recursive: true, force: true }));

it('moves the facts to the language that becomes the first', () => {
  mkdirSync(join(folder, 'posts'), { recursive: true });
  writeFileSync(join(folder, 'posts/one.en.md'), text);
  writeFileSync(join(folder, 'posts/one.de.md'), "---\ntitle: 'Eins'\n---\n");
  moveFacts(folder, 'en', 'de');
  expect(readFileSync(join(folder, 'posts/one.de.md'), 'utf8')).toBe(`---\n${facts}title: 'Eins'\n---\n`);
  expect(readFileSync(join(folder, 'posts/one.en.md'), 'utf8')).toBe(
    `---\n${words}---\n\nauthor: not a fact here\n`,
  );
});

import { mkdtempSync, rmSync, writeFileSync } from 'node:fs';
import { tmpdir } from 'node:os';
import { join, relative } from 'node:path';
import { afterAll, expect, it } from 'vitest';
import { readMarkdown, readYaml } from './markdown-file.ts';

const folder = mkdtempSync(join(tmpdir(), 'markdown-file-'));
afterAll(() => rmSync(folder, { recursive: true }));

/** Writes a file and gives its path as the readers take it. */
function written(name: string, text: string): string {
  const path = join(folder, name);
  writeFileSync(path, text);
  return relative(process.cwd(), path);
}

it('reads a file whose lines end as on Windows', () => {
  const file = written('windows.md', '---\r\ntitle: One\r\n---\r\n## Two\r\n');
  expect(readMarkdown(file)).toEqual({ frontMatter: { title: 'One' }, body: '## Two\n' });
});

it('names the file and its line when the front matter is no YAML', () => {
  const file = written('colon.md', '---\ndate: x\ntitle: Nights: quieter\n---\n');
  expect(() => readMarkdown(file)).toThrow(`${file}: cannot be read as YAML`);
  expect(() => readMarkdown(file)).toThrow('at line 3');
});

it('names a file that is missing', () => {
  expect(() => readYaml('content/posts/none/post.yaml')).toThrow(
    'content/posts/none/post.yaml: (the whole file): missing',
  );
});

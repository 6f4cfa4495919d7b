import { globSync, readFileSync } from 'node:fs';
import { join } from 'node:path';
import { describe, expect, it } from 'vitest';
import { parse } from 'yaml';
import { siteFolder } from '../config/site-folder.ts';
import { localConfig } from './site-config.ts';
import { codecOf, type FileFormat } from './formats.ts';
import type { JsonSchema } from './json-schema.ts';

const { formats, cms, languages } = localConfig();
const formatOf = (name: string): FileFormat => {
  const found = formats.find((format) => format.name === name);
  if (!found) throw new Error(`no format ${name}`);
  return found;
};

interface Files {
  folder?: string;
  extension?: string;
  format?: string;
  files?: { file: string; format: string }[];
}

/** Every file that the editor can change, with its format. */
const edited = (cms['collections'] as Files[]).flatMap(({ folder, extension, format = '', files = [] }) => [
  ...(folder === undefined
    ? []
    : globSync(`${siteFolder}/${folder}/*.${extension}`).map(
        (file) => [file.replaceAll('\\', '/'), format] as const,
      )),
  ...files.flatMap(({ file, format: own }) =>
    (file.includes('{{locale}}') ? languages : ['']).map(
      (language) => [`${siteFolder}/${file.replace('{{locale}}', language)}`, own] as const,
    ),
  ),
]);

/** What a file says, whatever its quotes, lines and comments. */
function meaningOf(file: string, text: string): unknown {
  if (file.endsWith('.yaml')) return parse(text);
  const [, front = '', body = ''] = /^---\n([\s\S]*?)\n---\n?([\s\S]*)$/.exec(text) ?? [];
  return [parse(front), body.trim()];
}

/** `cover: images/yard.jpg` says the same as `cover: { photo: images/yard.jpg }`, and an empty list as none. */
const inOneWay = (value: unknown): unknown =>
  JSON.parse(JSON.stringify(value), (key, one: unknown) => {
    if (Array.isArray(one) && one.length === 0) return undefined;
    const isShort = ['cover', 'image'].includes(key) && typeof one === 'string' && one.startsWith('images/');
    return isShort ? { photo: one } : one;
  }) as unknown;

describe('the files of the site in the editor', () => {
  it('are all there', () => {
    expect(edited.length).toBeGreaterThan(40);
  });

  it.each(edited)('%s says the same when it was opened and saved', (file, format) => {
    const text = readFileSync(join(process.cwd(), file), 'utf8');
    const codec = codecOf(formatOf(format), languages);
    const saved = codec.toFile(codec.fromFile(text));
    expect(inOneWay(meaningOf(file, saved))).toEqual(inOneWay(meaningOf(file, text)));
  });
});

it('what is left empty is not written', () => {
  const schema: JsonSchema = {
    type: 'object',
    properties: { title: { type: 'string' }, note: { type: 'string' }, related: { type: 'array' } },
    required: ['title'],
  };
  const codec = codecOf({ name: 'x', kind: 'data', schema }, ['en']);
  expect(codec.toFile({ title: 'A', note: '', related: [] })).toBe('title: A\n');
});

it('a picture has the address in the editor that it has in the file, but for the slash', () => {
  const codec = codecOf(formatOf('post-frontmatter'), languages);
  const text = '---\ncover:\n  photo: images/a.jpg\n---\n\n![A](images/a.jpg)\n';
  expect(codec.fromFile(text)).toMatchObject({
    cover: { photo: '/images/a.jpg' },
    body: '![A](/images/a.jpg)',
  });
  expect(codec.toFile(codec.fromFile(text))).toBe(text);
});

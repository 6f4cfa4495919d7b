import { globSync, readFileSync } from 'node:fs';
import { join } from 'node:path';
import { describe, expect, it } from 'vitest';
import { parse } from 'yaml';
import { siteFolder } from '../../shared/site-folder.ts';
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

/** What of a form is not a field: the text that it was read from, which would be given back as it is. */
const withoutText = (form: unknown): unknown =>
  JSON.parse(JSON.stringify(form), (key, one: unknown) => (key === 'readFrom' ? undefined : one)) as unknown;

/** Switches that are on where they are not set. */
const on = ['isOpen', 'contents'];

/** `cover: images/yard.jpg` is `cover: { photo: images/yard.jpg }`; an empty list and a switch as it comes are none. */
const inOneWay = (value: unknown): unknown =>
  JSON.parse(JSON.stringify(value), (key, one: unknown) => {
    if (Array.isArray(one) && one.length === 0) return undefined;
    if (one === on.includes(key)) return undefined;
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
    const saved = codec.toFile(withoutText(codec.fromFile(text)));
    expect(inOneWay(meaningOf(file, saved))).toEqual(inOneWay(meaningOf(file, text)));
    // An empty line may come to stand before the body.
    expect(codec.toFile(codec.fromFile(text)).replace('---\n\n', '---\n')).toBe(
      text.replace('---\n\n', '---\n'),
    );
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

describe('a switch', () => {
  const flag = (value?: boolean): JsonSchema => ({
    type: 'boolean',
    ...(value !== undefined && { default: value }),
  });
  const properties = { isOpen: flag(true), previews: flag(false), draft: flag(), year: { type: 'integer' } };
  const codec = codecOf({ name: 'x', kind: 'data', schema: { type: 'object', properties } }, ['en']);
  const change = (text: string, changes: object) =>
    codec.toFile({ ...(codec.fromFile(text) as object), ...changes });

  it('that is not set is on in the form where that is the default', () => {
    expect(codec.fromFile('year: 2026\n')).toMatchObject({ isOpen: true });
    expect(codec.fromFile('isOpen: false\n')).toMatchObject({ isOpen: false });
  });

  it('is written only where it was, and where it is not as it comes', () => {
    // The editor says of every switch that it is off.
    const off = { previews: false, draft: false };
    expect(change('year: 2026\n', { ...off, year: 2027 })).toBe('year: 2027\n');
    const set = 'isOpen: true # for long\ndraft: false\n';
    expect(change(`${set}year: 2026\n`, { ...off, year: 2027 })).toBe(`${set}year: 2027\n`);
    expect(change(`${set}year: 2026\n`, { isOpen: false })).toContain('isOpen: false # for long');
    expect(change('isOpen: false\n', { isOpen: true, draft: true })).toBe('draft: true\n');
  });
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

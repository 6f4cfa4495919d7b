import { globSync, readFileSync } from 'node:fs';
import { join } from 'node:path';
import { expect, it } from 'vitest';
import { parse } from 'yaml';
import { projectFolder } from '#build/project-paths.ts';
import { isRecord } from '#shared/is-record.ts';
import { readProjectFile } from './source-files.ts';

/* The table of needs names fields that the site with everything has, and tests that exist. */

const site = join(projectFolder, 'tests/shown/site');
const guide = readProjectFile('docs/how-to/what-you-can-say.md');

/** Whether a value has a field, in the items of lists too. */
function hasField(value: unknown, [name, ...rest]: readonly string[]): boolean {
  if (name === undefined) return true;
  if (Array.isArray(value)) return value.some((item) => hasField(item, [name, ...rest]));
  return isRecord(value) && name in value && hasField(value[name], rest);
}

/** Whether a file of the site has a field, also within the section of a language. */
const isWritten = (file: string, field: string): boolean =>
  globSync(file, { cwd: site }).some((name) => {
    const data: unknown = parse(readFileSync(join(site, name), 'utf8'));
    const sections = isRecord(data) ? [data, ...Object.values(data)] : [data];
    return hasField(sections, field.split('.')) || hasField(data, ['en', ...field.split('.')]);
  });

it('names fields that a site can have', () => {
  const fields = [...guide.matchAll(/`([\w.]+)` in `([\w./*-]+\.yaml)`/g)];
  expect(fields.length).toBeGreaterThan(40);
  const missing = fields.filter(([, field = '', file = '']) => !isWritten(file, field));
  expect(missing.map(([span]) => span)).toEqual([]);
  expect(isWritten('site.yaml', 'contact.officeHours.lunch')).toBe(false);
});

it('names a test for each need', () => {
  const rows = guide.split('\n').filter((line) => line.startsWith('| ') && !/^\| (?:Need|---)/.test(line));
  expect(rows.length).toBeGreaterThan(35);
  // Whether they exist is checked for all how-tos (named-files.test.ts).
  expect(rows.filter((row) => !/\| `[\w./-]+\.(?:test|check|spec)\.tsx?` \|$/.test(row))).toEqual([]);
});

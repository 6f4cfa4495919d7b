import { spawnSync } from 'node:child_process';
import { mkdtempSync, rmSync, writeFileSync } from 'node:fs';
import { tmpdir } from 'node:os';
import { join } from 'node:path';
import * as v from 'valibot';
import { afterAll, expect, it } from 'vitest';
import { defineForm, type Field } from './define-form.ts';
import { schemaOfForm } from '../../content/form-schemas.ts';

const line = {
  kind: 'line',
  max: 20,
  isRequired: false,
  label: 'contact.form.company',
  in: ['mail'],
} as const satisfies Field;
const define = (fields: Readonly<Record<string, Field<'mail' | 'search'>>>) =>
  defineForm('application', ['mail', 'search'], fields);

it.each([
  ['a kind there is none of', { colour: { ...line, kind: 'colour' } }, 'colour: the kind is none of line,'],
  ['no bound', { company: { ...line, max: undefined } }, 'company: the bound is no whole number above 0'],
  ['a bound of nothing', { company: { ...line, max: 0 } }, 'company: the bound is no'],
  ['half a bound', { company: { ...line, max: 1.5 } }, 'company: the bound is no'],
  ['a name that is no column', { 'job-title': line }, 'job-title: a name is letters'],
  ['a name of every form', { language: line }, 'language: this name is taken'],
  ['a name of this form', { jobId: line }, 'jobId: this name is taken'],
  [
    'a place it has none of',
    { company: { ...line, in: ['csv'] } },
    'company: the form does not show in: csv',
  ],
  ['one label twice', { company: line, firm: line }, 'firm: it is called the same as company'],
])('stops the build with file and field: %s', (_, fields, message) => {
  // Without type checks, as in a build.
  expect(() => define(fields as never)).toThrow(`shared/forms/application.ts, field ${message}`);
});

/** Wrong descriptions, each with the compiler's message. */
const wrongFields = {
  "kind: 'colour', max: 20, isRequired: false, label: 'contact.form.company', in: []": `Type '"colour"' is not`,
  "kind: 'line', isRequired: false, label: 'contact.form.company', in: []": "'max' is missing",
  "kind: 'line', max: '20', isRequired: false, label: 'contact.form.company', in: []":
    "is not assignable to type 'number'",
  "kind: 'line', max: 20, isRequired: 'yes', label: 'contact.form.company', in: []": "'string'",
  "kind: 'line', max: 20, isRequired: true, in: []": "'label' is missing",
  "kind: 'line', max: 20, isRequired: true, label: 'contact.form.nothing', in: []": `"contact.form.nothing"`,
  "kind: 'line', max: 20, isRequired: true, label: 'contact.refused', in: []": `"contact.refused"`,
  "kind: 'line', max: 20, isRequired: true, label: 'contact.form.company', in: ['csv']": `Type '"csv"' is not`,
};

const folder = mkdtempSync(join(tmpdir(), 'forms-'));
afterAll(() => rmSync(folder, { recursive: true }));

/** The compiler's messages for files with these form fields. */
function compile(fieldsByFile: Readonly<Record<string, string>>): string[] {
  const projectFolder = join(import.meta.dirname, '../..');
  for (const [file, fields] of Object.entries(fieldsByFile)) {
    const imported = `import { defineForm } from '${import.meta.dirname}/define-form.ts';`;
    const form = `export const form = defineForm('x', ['mail'], {\n${fields}\n});\n`;
    writeFileSync(join(folder, file), `${imported}\n${form}`);
  }
  const files = Object.keys(fieldsByFile);
  const project = {
    extends: join(projectFolder, 'tsconfig.json'),
    compilerOptions: { types: [] },
    include: [],
    files,
  };
  writeFileSync(join(folder, 'tsconfig.json'), JSON.stringify(project));
  const compiler = join(projectFolder, 'node_modules/typescript/bin/tsc');
  const { stdout } = spawnSync(process.execPath, [compiler, '--pretty', 'false', '-p', folder], {
    encoding: 'utf8',
  });
  return stdout.split(/\n(?=\S)/).filter((part) => part !== '');
}

it('does not compile when a field is described wrongly, or a name used twice: file, line and reason are said', () => {
  const right = "field: { kind: 'line', max: 20, isRequired: true, label: 'contact.form.name', in: [] },";
  const wrong = Object.keys(wrongFields).map((field, index) => [`wrong${index}.ts`, `field: { ${field} },`]);
  const said = compile({
    'right.ts': right,
    'twice.ts': `${right}\n${right}`,
    ...Object.fromEntries(wrong),
  });
  const about = (file: string) => said.filter((part) => part.includes(`${file}(`)).join('\n');
  expect(about('right.ts')).toBe('');
  expect(about('twice.ts')).toMatch(/twice\.ts\(4,.*multiple properties with the same name/);
  for (const [index, reason] of Object.values(wrongFields).entries()) {
    expect(about(`wrong${index}.ts`)).toContain(`wrong${index}.ts(3,`);
    expect(about(`wrong${index}.ts`)).toContain(reason);
  }
});

it.each([
  ['line', true, { field: '' }, 'required'],
  ['line', true, {}, 'required'],
  ['line', false, { field: 'a\nb' }, 'characters'],
  ['text', false, { field: 'a'.repeat(21) }, 'too-long'],
  ['phone', false, { field: 7 }, 'text'],
  ['email', true, { field: ' ' }, 'required'],
  ['email', false, { field: 'mira' }, 'email'],
  ['service', false, { field: 'plumbing' }, 'choice'],
  ['service', true, {}, 'required'],
] as const)('checks a field by its kind: %s, required %s, %j', (kind, isRequired, sent, word) => {
  const { issues } = v.safeParse(schemaOfForm({ field: { ...line, kind, isRequired } }), sent);
  expect(issues?.[0].message).toBe(word);
});

it.each(['line', 'text', 'phone', 'link', 'email', 'service'] as const)(
  'takes nothing for nothing in a %s nobody has to fill in',
  (kind) => {
    expect(v.parse(schemaOfForm({ field: { ...line, kind } }), {})).toEqual({ field: '' });
  },
);

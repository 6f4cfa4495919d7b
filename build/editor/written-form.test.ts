import { fileForms } from './file-forms.ts';
import { globSync, readFileSync } from 'node:fs';
import { join } from 'node:path';
import { describe, expect, it } from 'vitest';
import { parse } from 'yaml';
import { projectFolder } from '#build/project-paths.ts';
import { readValues, writeValues, type FileForm } from './written-form.ts';

/*
 * Any text can be changed in the editor without other changes: each file has the form that its YAML writer gives it, so
 * that one changed word is one changed line. tests/edit shows in a browser that the editor has the same writer.
 */

const examples = 'docs/examples';
const folders = [...globSync('sites/*/', { cwd: projectFolder }), examples].map((folder) =>
  join(projectFolder, folder),
);
/** Changed without the editor (build/editor/collections.ts), or documentation. */
const withoutForm = /^(words\/.*|(.*\/)?README\.md)$/;

describe.each(folders)('every file of %s', (folder) => {
  // The examples say behind each field what it is for; new files have no comments.
  const read = (file: string) =>
    readFileSync(join(folder, file), 'utf8')
      .replaceAll('\r\n', '\n')
      .replaceAll(/ +# .*$/gm, '');
  const { languages } = folder.endsWith(examples)
    ? { languages: ['en', 'de'] }
    : (parse(read('site.yaml')) as { languages: string[] });
  const files = globSync('**/*.{yaml,md}', { cwd: folder }).map((file) => file.replaceAll('\\', '/'));
  const known = files.filter((file) => !withoutForm.test(file));
  const forms = fileForms(files, languages);
  const formOf = (file: string): FileForm => {
    const form = forms.get(file);
    if (!form) throw new Error(`${file}: the editor has no form for it`);
    return form;
  };
  const written = (file: string, text: string) => writeValues(readValues(text), formOf(file), languages);

  it('has the format in which the editor writes it', () => {
    expect(known.length).toBeGreaterThan(10);
    const differences = known.flatMap((file) => {
      const lines = read(file).split('\n');
      const at = written(file, read(file))
        .split('\n')
        .findIndex((line, index) => line !== lines[index]);
      return at < 0 ? [] : [`${file}:${at + 1}: ${lines[at]}`];
    });
    expect(differences, 'the editor writes something else here: check order and quotation marks').toEqual([]);
  });

  it('changes in one line when one word changes', () => {
    for (const file of known) {
      const lines = read(file).split('\n');
      // A text of several words, of which the last becomes longer.
      const at = lines.findIndex((line) => /^\s*(- )?[\w/-]+: [\p{L} ]+ \p{L}{3,}$/u.test(line));
      if (at < 0) continue;
      const changed = lines.with(at, `${lines[at]}word`);
      expect(written(file, changed.join('\n')).split('\n')).toEqual(changed);
    }
  });
});

describe('names that a person types', () => {
  const written = (file: string, value: unknown) => {
    const form = fileForms([file], ['es', 'en']).get(file);
    if (!form) throw new Error(`${file}: the editor has no form for it`);
    return parse(writeValues({ value }, form, ['es', 'en'])) as unknown;
  };

  it('have no levels, although the editor makes one of each dot', () => {
    const fromEditor = { 'https://portal': { acme: { es: 'Área de clientes' } }, '/about': 'Nosotros' };
    const names = { 'https://portal.acme.es': 'Área de clientes', '/about': 'Nosotros' };
    expect(written('pages/menu.yaml', { es: { names: fromEditor } })).toEqual({ es: { names } });
    expect(written('pages/menu.yaml', { es: { names } })).toEqual({ es: { names } });
  });

  it('keep their numbers, which the editor makes the indexes of lists', () => {
    const ends: unknown[] = [];
    ends[7] = 'Intranet';
    const lists: unknown[] = [];
    lists[168] = [ends];
    expect(written('pages/menu.yaml', { es: { names: { 'https://192': lists } } })).toEqual({
      es: { names: { 'https://192.168.0.7': 'Intranet' } },
    });
  });

  it('have no levels in the items of lists either', () => {
    const script = { cookies: ['id'], src: 'https://stats.example/a.js', purpose: 'statistics' };
    expect(
      written('site.yaml', { scriptsAfterConsent: [{ ...script, functions: { gtag: { push: 'queue' } } }] }),
    ).toEqual({ scriptsAfterConsent: [{ ...script, functions: { 'gtag.push': 'queue' } }] });
  });
});

it('leaves out the marks that the editor gives to items of lists that are new or have moved', () => {
  const form = fileForms(['site.yaml'], ['en']).get('site.yaml');
  const marks = { __sc_item_id: '5e1c', __sc_item_original_key_path: 'menus.main.0' };
  const value = {
    menus: {
      main: [
        { ...marks, page: 'about' },
        { page: 'team', ...marks },
      ],
    },
  };
  expect(form && writeValues({ value }, form, ['en'])).toBe(
    'menus:\n  main:\n    - page: about\n    - page: team\n  footer: []\n  legal: []\n',
  );
});

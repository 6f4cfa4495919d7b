import { readFileSync } from 'node:fs';
import { join } from 'node:path';
import * as v from 'valibot';
import { describe, expect, it } from 'vitest';
import { projectFolder } from '../../build/project-paths.ts';
import { builtFolders } from '../../shared/services-mode.ts';
import { formChoicesFile, formChoicesSchema } from '../../content/form-choices.ts';
import { builtPage, pagesIn, type BuiltPage } from '../pages/rules/built-page.ts';
import { attribute, textIn } from '../pages/rules/parse-html.ts';
import { serverCallProblems } from '../pages/rules/server-calls.ts';

/** What programs and assistants read in a live build; the checks of the site's files cover the default build. */

const folder = join(projectFolder, builtFolders.live);
const pages = pagesIn(folder);

/** What is missing in the forms of a page for an assistant that fills them in. */
function formProblems({ file, document }: BuiltPage): string[] {
  // The search form only opens a page.
  const forms = document
    .querySelectorAll('form')
    .filter((form) => attribute(form, 'action')?.startsWith('/api/'));
  const names = forms.map((form) => attribute(form, 'toolname') ?? '');
  const problems = names.filter((name, index) => name === '' || names.indexOf(name) !== index);
  const said = forms.filter((form) => (attribute(form, 'tooldescription') ?? '').length < 20);
  const fields = forms.flatMap((form) =>
    form
      .querySelectorAll('input, select, textarea')
      .filter((field) => attribute(field, 'type') !== 'hidden')
      .filter((field) => {
        const id = attribute(field, 'id');
        const around = form
          .querySelectorAll('label')
          .find((label) => label.querySelectorAll('input').includes(field));
        const label = around ?? (id === null ? null : document.querySelector(`label[for="${id}"]`));
        return !attribute(field, 'name') || !label || textIn(label) === '';
      }),
  );
  return [
    ...problems.map((name) => `${file}: a form is the tool "${name}", as another one or none`),
    ...said.map(() => `${file}: a form does not say what it does`),
    ...fields.map(
      (field) => `${file}: a field has no name or no label: ${attribute(field, 'name') ?? field.tagName}`,
    ),
  ];
}

describe('the forms of a live build', () => {
  it('offer what the build names to the server', () => {
    const { positions, services } = v.parse(
      formChoicesSchema,
      JSON.parse(readFileSync(join(folder, formChoicesFile), 'utf8')),
    );
    const valuesOf = (selector: string) => {
      const found = pages.flatMap(({ document }) => document.querySelectorAll(selector));
      const values = new Set(found.map((element) => attribute(element, 'value') ?? ''));
      return [...values].filter((value) => value !== '').toSorted();
    };
    expect(valuesOf('input[name="jobId"]')).toEqual(Object.keys(positions).toSorted());
    expect(valuesOf('select[name="serviceInterest"] option')).toEqual(services.toSorted());
  });

  it('are tools for assistants: each with a name of its own, what it does, and fields with names and labels', () => {
    expect(pages.flatMap(formProblems)).toEqual([]);
    expect(pages.some(({ html }) => html.includes('toolname='))).toBe(true);
  });

  it('are found when they lack something, and when they are in the other build', () => {
    const form = (markup: string) => builtPage('x.html', `<!doctype html><main>${markup}</main>`);
    const good = 'toolname="send" tooldescription="Sends a message to the team." action="/api/x"';
    const field = '<label for="a">Name</label><input id="a" name="name">';
    expect(formProblems(form(`<form ${good}>${field}</form>`))).toEqual([]);
    expect(formProblems(form(`<form action="/api/x">${field}</form>`))).toHaveLength(2);
    expect(formProblems(form(`<form ${good}></form><form ${good}></form>`))).toHaveLength(1);
    expect(formProblems(form(`<form ${good}>${field.replace('for="a"', '')}</form>`))).toHaveLength(1);
    expect(formProblems(form(`<form ${good}>${field.replace('name="name"', '')}</form>`))).toHaveLength(1);
    expect(serverCallProblems('x.html', '<form toolname="send">')).toHaveLength(1);
  });
});

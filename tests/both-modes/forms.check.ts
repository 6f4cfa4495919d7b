import { testSite as site } from '#content/test-support/test-site.ts';
import { readFileSync } from 'node:fs';
import { join } from 'node:path';
import * as v from 'valibot';
import { describe, expect, it } from 'vitest';
import { projectFolder } from '#build/project-paths.ts';
import { builtFolders } from '#content/made-folders.ts';
import { formChoicesFile, formChoicesSchema } from '#content/form-choices.ts';
import { builtPage, pagesIn, type BuiltPage } from '#tests/pages/rules/built-page.ts';
import { attribute, textIn } from '#tests/pages/rules/parse-html.ts';

/** The forms of a live build; the checks of the site's files cover the default build. */

const folder = join(projectFolder, builtFolders(site).live);
const pages = pagesIn(folder);

/** Fields of the forms of a page without a name or a label. */
function formProblems({ file, document }: BuiltPage): string[] {
  // The search form only opens a page.
  const forms = document
    .querySelectorAll('form')
    .filter((form) => attribute(form, 'action')?.startsWith('/api/'));
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
  return fields.map(
    (field) => `${file}: a field has no name or no label: ${attribute(field, 'name') ?? field.tagName}`,
  );
}

describe('the forms of a live build', () => {
  it('offer the choices that the build lists for the server', () => {
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

  it('have fields with names and labels', () => {
    expect(pages.flatMap(formProblems)).toEqual([]);
  });

  it('are reported if something is missing', () => {
    const field = '<label for="a">Name</label><input id="a" name="name">';
    const problemsIn = (inside: string) =>
      formProblems(builtPage('x.html', `<!doctype html><main><form action="/api/x">${inside}</form></main>`));
    expect(problemsIn(field)).toEqual([]);
    expect(problemsIn(field.replace('for="a"', ''))).toHaveLength(1);
    expect(problemsIn(field.replace('name="name"', ''))).toHaveLength(1);
  });
});

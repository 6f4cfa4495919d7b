import { testSite as site } from '#content/test-support/test-site.ts';
import { readFileSync } from 'node:fs';
import { join } from 'node:path';
import * as v from 'valibot';
import { expect, it } from 'vitest';
import { projectFolder } from '#build/project-paths.ts';
import { builtFolders } from '#content/made-folders.ts';
import { formChoicesFile, formChoicesSchema } from '#content/form-choices.ts';
import { pagesIn } from '#tests/pages/rules/built-page.ts';
import { attribute } from '#tests/pages/rules/parse-html.ts';

/** The forms of a live build; the checks of the site's files cover the default build. */

const folder = join(projectFolder, builtFolders(site).live);
const pages = pagesIn(folder);

it('the forms of a live build offer the choices that the build lists for the server', () => {
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

import { testSite as site } from '#content/test-support/test-site.ts';
import { join } from 'node:path';
import { expect, it } from 'vitest';
import { projectFolder } from '#build/project-paths.ts';
import { builtFolders } from '#content/published/made-folders.ts';
import { readLiveSite } from '#server/served-site.ts';
import { serviceInterests } from '#shared/forms/interest-options.ts';
import { pagesIn } from '#tests/pages/rules/built-page.ts';
import { attribute } from '#tests/pages/rules/parse-html.ts';

/** The forms of a live build; the checks of the site's files cover the default build. */

const folder = join(projectFolder, builtFolders(site).live);
const pages = pagesIn(folder);

it('the forms of a live build offer the choices that the build lists for the server', () => {
  const { jobs, services, defaultLanguage } = readLiveSite(folder);
  const jobIds = (jobs[defaultLanguage] ?? []).map(({ id }) => id);
  const valuesOf = (selector: string) => {
    const found = pages.flatMap(({ document }) => document.querySelectorAll(selector));
    const values = new Set(found.map((element) => attribute(element, 'value') ?? ''));
    return [...values].filter((value) => value !== '').toSorted();
  };
  expect(valuesOf('input[name="jobId"]')).toEqual(jobIds.toSorted());
  expect(valuesOf('select[name="serviceInterest"] option')).toEqual(
    serviceInterests({ services: services[defaultLanguage] ?? [] }).toSorted(),
  );
});

import { readdirSync, readFileSync } from 'node:fs';
import { join } from 'node:path';
import * as v from 'valibot';
import { hasFile, readYaml } from '#shared/site-file/data-file.ts';
import { siteSchema, type SiteSettings } from '#shared/site-file/site.ts';
import { parseData } from '#shared/site-file/parse-data.ts';
import { comparable, tracesOf, type BrandTraces } from './brand-traces.ts';

/** What the folder of any site, chosen or not, says about its company. */

/** All files of a folder whose names match, or a single file; empty where there is none. */
function filesOf(path: string, ending: RegExp): string[] {
  if (!hasFile(path)) return [];
  return readdirSync(path, { recursive: true, withFileTypes: true })
    .filter((entry) => entry.isFile() && ending.test(entry.name))
    .map((entry) => join(entry.parentPath, entry.name));
}

const optionalYaml = (file: string): unknown => (hasFile(file) ? readYaml(file).value : []);

/** The values of a field in files or items; those without it are left out. */
function valuesOf(field: string, items: readonly unknown[]): string[] {
  const shape = v.object({ [field]: v.string() });
  return items.flatMap((item) => (v.is(shape, item) ? (item[field] ?? []) : []));
}

const itemsOf = (value: unknown): unknown[] => (Array.isArray(value) ? value : []);

/** What `site.yaml` of a folder says. @throws DataError when it is wrong */
const siteOf = (folder: string): SiteSettings => parseData(siteSchema, readYaml(`${folder}/site.yaml`));

/** Everything that a site says in its own files, to tell which words are its own. */
const wordsOf = (folder: string): string =>
  comparable(
    filesOf(folder, /\.(yaml|md)$/)
      .map((file) => readFileSync(file, 'utf8'))
      .join('\n'),
  );

/** What identifies the company of a folder. */
function tracesOfFolder(folder: string): BrandTraces & { places: readonly string[] } {
  const yaml = (collection: string) =>
    filesOf(`${folder}/${collection}`, /\.yaml$/).map((file) => factsIn(readYaml(file).value));
  const site = siteOf(folder);
  /** Language-independent fields are in the section of the first language. */
  const factsIn = (value: unknown) => new Map(Object.entries(value ?? {})).get(site.languages[0] ?? '');
  const places = [...new Set([site.contact.address.city, ...valuesOf('city', yaml('jobs'))])];
  const companies = [
    ...valuesOf('name', itemsOf(optionalYaml(`${folder}/clients.yaml`))),
    ...valuesOf('company', itemsOf(optionalYaml(`${folder}/testimonials.yaml`))),
    ...valuesOf('client', yaml('projects')),
  ];
  return { ...tracesOf(site, [...valuesOf('name', yaml('people')), ...companies, ...places]), places };
}

/**
 * What identifies the company of a folder in the output of another site, without what that site may show too: places
 * that it names itself, and colours derived from its own accent.
 * @param own the folder of the site that is searched
 */
export function foreignTraces(folder: string, own: string): BrandTraces {
  const { words, names, places, colours } = tracesOfFolder(folder);
  const [said, shown] = [wordsOf(own), tracesOf(siteOf(own)).colours];
  const isForeign = (word: string) => !places.includes(word) || !said.includes(comparable(word));
  return {
    words: words.filter(isForeign),
    names: names.filter(isForeign),
    colours: colours.filter((colour) => !shown.includes(colour)),
  };
}

import { addresses } from '../shared/site.ts';
import { languages } from '../shared/locales.ts';
import { inLanguage, prefixed, splitPath } from '../shared/routes.ts';
import { siteFile } from '../shared/site-folder.ts';
import { hasFile, readYaml, type DataFile } from '../shared/site-file/data-file.ts';
import { problemAt } from '../shared/site-file/parse-data.ts';
import type { Problem } from '../shared/site-file/problem.ts';
import { sectionOf } from './page-words.ts';
import { addressProblem, isGoneService, settingProblem, textAddresses } from './site-pages.ts';
import { textsWithPaths } from './site-texts.ts';

/** Problems with the page addresses in a part of a file. */
export function addressProblems(data: DataFile, part: string): Problem[] {
  return textsWithPaths(partAt(data, part), [part]).flatMap(([path, text]) => {
    const reason = text.startsWith('/') ? addressProblem(text) : null;
    return reason === null ? [] : [problemAt(data, path, reason)];
  });
}

/** Entries of menus that lead to a service that is gone, for advice. */
export function goneServices(data = readYaml(siteFile('site.yaml'))): Problem[] {
  return textsWithPaths(partAt(data, 'menus'), ['menus']).flatMap(([path, text]) =>
    isGoneService(text) ? [problemAt(data, path, `left out: there is no service for ${text}`)] : [],
  );
}

/** What is wrong with the settings of pages in `site.yaml`. */
export function settingProblems(data: DataFile): Problem[] {
  return Object.entries(partAt(data, 'pages') ?? {}).flatMap(([page, setting]) => {
    const reason = settingProblem(page, setting);
    return reason === null ? [] : [problemAt(data, ['pages', page], reason)];
  });
}

/** What is wrong with the names that pages have in the addresses of a language (`addresses` of `site.yaml`). */
export function nameProblems(data: DataFile): Problem[] {
  return Object.entries(addresses).flatMap(([language, names]) => {
    // Hidden by the name of another page, or taken for a language: they do not lead back.
    const lost = [...textAddresses(language)].filter(
      (address) => splitPath(inLanguage(language, address)).path !== address,
    );
    return names.flatMap(([path, name]) => {
      const start = `${prefixed(language, name)}/`;
      const hidden = lost.find((address) => `${inLanguage(language, address)}/`.startsWith(start));
      const reason =
        path === '/' || !languages.includes(language)
          ? 'no other name for home, or in a language that the site lacks'
          : (addressProblem(path) ??
            (hidden === undefined ? null : `${name} is also the address of ${hidden}`));
      return reason === null ? [] : [problemAt(data, ['addresses', language, path], reason)];
    });
  });
}

function partAt({ value }: DataFile, part: string): object | undefined {
  if (typeof value !== 'object' || value === null) return undefined;
  const found: unknown = new Map(Object.entries(value)).get(part);
  return typeof found === 'object' && found !== null ? found : undefined;
}

/** The files of words that name pages, and the field. */
const wordsWithAddresses = [
  { page: 'menu', part: 'hints' },
  { page: 'not-found', part: 'links' },
] as const;

/**
 * Checks every page address in the site's folder: menus, settings of pages, links in words. A page without content
 * or switched off may be named; menus leave it out.
 */
export function checkLinks(): Problem[] {
  const site = readYaml(siteFile('site.yaml'));
  const words = wordsWithAddresses.flatMap(({ page, part }) =>
    languages.flatMap((language) => {
      const file = siteFile(`pages/${page}.yaml`);
      return hasFile(file) ? addressProblems(sectionOf(readYaml(file), language), part) : [];
    }),
  );
  return [...settingProblems(site), ...nameProblems(site), ...addressProblems(site, 'menus'), ...words];
}

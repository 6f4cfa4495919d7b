import { editionOf } from '#content/edition.ts';
import { inLanguage, prefixed, splitPath } from '#shared/routes.ts';
import type { DataFile } from '#shared/site-file/data-file.ts';
import { problemAt } from '#shared/site-file/parse-data.ts';
import { attempt, type Problem } from '#shared/site-file/problem.ts';
import { sectionOf } from '#content/read/site-reader.ts';
import type { LoadedSite, Site } from '#content/load-site.ts';
import { linkedFile } from '#content/published/published-files.ts';
import { addressProblem, isGoneService, settingProblem, textAddresses } from '#content/pages/site-pages.ts';
import { textsWithPaths } from '#content/read/site-texts.ts';

/** Problems with the page addresses in a part of a file. */
export function addressProblems(site: Site, data: DataFile, part: string): Problem[] {
  return textsWithPaths(partAt(data, part), [part]).flatMap(([path, text]) => {
    // Only links of words may be files: their schema allows a dot.
    const isFile = text.includes('.') && linkedFile(editionOf(site), text) !== undefined;
    const reason = text.startsWith('/') && !isFile ? addressProblem(site, text) : null;
    return reason === null ? [] : [problemAt(data, path, reason)];
  });
}

/** Entries of menus that lead to a service that is gone, for advice. */
export function goneServices(site: Site, data: DataFile): Problem[] {
  return textsWithPaths(partAt(data, 'menus'), ['menus']).flatMap(([path, text]) =>
    isGoneService(site, text) ? [problemAt(data, path, `left out: there is no service for ${text}`)] : [],
  );
}

/** What is wrong with the settings of pages in `site.yaml`. */
export function settingProblems(site: Site, data: DataFile): Problem[] {
  return Object.entries(partAt(data, 'pages') ?? {}).flatMap(([page, setting]) => {
    const reason = settingProblem(site, page, setting);
    return reason === null ? [] : [problemAt(data, ['pages', page], reason)];
  });
}

/** What is wrong with the names that pages have in the addresses of a language (`addresses` of `site.yaml`). */
export function nameProblems(site: Site, data: DataFile): Problem[] {
  const { settings, languages } = site;
  return Object.entries(settings.addresses).flatMap(([language, names]) => {
    // Hidden by the name of another page, or taken for a language: they do not lead back.
    const edition = languages.includes(language) ? editionOf(site, language) : undefined;
    const lost = [...(edition ? textAddresses(edition) : [])].filter(
      (address) => splitPath(site, inLanguage(site, language, address)).path !== address,
    );
    return names.flatMap(([path, name]) => {
      const start = `${prefixed(site, language, name)}/`;
      const hidden = lost.find((address) => `${inLanguage(site, language, address)}/`.startsWith(start));
      const reason = languages.includes(language)
        ? path === '/'
          ? 'home cannot have another address'
          : (addressProblem(site, path) ??
            (hidden === undefined ? null : `${name} is also the address of ${hidden}`))
        : `${language} is not a language of the site`;
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
export function checkLinks({ site, source }: LoadedSite): Problem[] {
  const data = source.yaml('site.yaml');
  const words = wordsWithAddresses.flatMap(({ page, part }) => {
    const name = `pages/${page}.yaml`;
    const found = source.has(name) ? attempt(() => source.yaml(name)).found : undefined;
    return found
      ? site.languages.flatMap((language) => addressProblems(site, sectionOf(found, language), part))
      : [];
  });
  return [
    ...settingProblems(site, data),
    ...nameProblems(site, data),
    ...addressProblems(site, data, 'menus'),
    ...words,
  ];
}

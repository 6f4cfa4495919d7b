import { serviceAddresses } from '#content/pages/paths.ts';
import { editionOf, editionsOf } from '#content/edition.ts';
import { inLanguage, prefixed, splitPath } from '#shared/routes.ts';
import type { DataFile } from '#content/site-file/data-file.ts';
import { isPagePath } from '#content/site-file/parts.ts';
import { problemAt } from '#content/site-file/parse-data.ts';
import { attempt, type Problem } from '#content/site-file/problem.ts';
import { sectionOf } from '#content/read/site-reader.ts';
import type { LoadedSite, Site } from '#content/load-site.ts';
import { linkedFile, publishedFiles } from '#content/published/published-files.ts';
import { addressProblem, isGoneService, settingProblem, textAddresses } from '#content/pages/site-pages.ts';
import { textsOfSite, textsWithPaths } from '#content/read/site-texts.ts';
import { linkTargets, noSuch } from './link-targets.ts';

/** Problems with the page addresses in a part of a file. */
export function addressProblems(site: Site, data: DataFile, part: string): Problem[] {
  return textsWithPaths(partAt(data, part), [part]).flatMap(([path, text]) => {
    const isFile = text.includes('.');
    const reason = !text.startsWith('/')
      ? null
      : !isFile
        ? addressProblem(site, text)
        : linkedFile(editionOf(site), text) === undefined
          ? noSuch(text, text, [], publishedFiles(site))
          : null;
    return reason === null ? [] : [problemAt(data, path, reason)];
  });
}

/** Entries of menus that lead to a service that is gone, for advice. */
export function goneServices(site: Site, data: DataFile): Problem[] {
  return textsWithPaths(partAt(data, 'menus'), ['menus']).flatMap(([path, text]) =>
    isGoneService(site, text) ? [problemAt(data, path, `left out: there is no service for ${text}`)] : [],
  );
}

/** Services that are in no menu, for advice. */
export function servicesInNoMenu({ site, source }: LoadedSite): Problem[] {
  const data = source.yaml('site.yaml');
  const texts = textsWithPaths(partAt(data, 'menus'), ['menus']);
  if (texts.some(([path, text]) => path.at(-1) === 'services' && text === 'all')) return [];
  const named = new Set(texts.map(([, text]) => text));
  return serviceAddresses(site)
    .filter((address) => !named.has(address))
    .map((address) =>
      problemAt(data, ['menus'], `${address} is in no menu: add it, or write services: all in a group`),
    );
}

/** Names of links to files and other sites that are missing in a language, or that no menu has. */
function linkNameProblems({ site, source }: LoadedSite): Problem[] {
  const data = source.yaml('site.yaml');
  const links = textsWithPaths(partAt(data, 'menus'), []).flatMap(([path, text]) =>
    path.at(-1) !== text && /^(\/|https:)/.test(text) && !isPagePath(text) ? text : [],
  );
  return editionsOf(site).flatMap(({ language, pages: { menu } }) => {
    if (!menu) return [];
    const at = (path: string[], reason: string) =>
      problemAt(sectionOf(source.yaml('pages/menu.yaml'), language), path, reason);
    return [
      ...[...new Set(links)]
        .filter((link) => menu.names[link] === undefined)
        .map((link) => at(['names'], `missing: the name of ${link}, which a menu of site.yaml has`)),
      ...Object.keys(menu.names)
        .filter((link) => !links.includes(link))
        .map((link) => at(['names', link], `no menu of site.yaml has ${link}: remove it, or add it there`)),
    ];
  });
}

/** Links in the words of a language, each in a field `to`, that lead nowhere. */
const buttonProblems = (loaded: LoadedSite): Problem[] =>
  textsOfSite(loaded.source).flatMap(({ text, problem }) => {
    const [, language] = /^([a-z]{2,3})\..*\bto$/.exec(problem('').field) ?? [];
    if (language === undefined || !text.startsWith('/')) return [];
    const reason = linkTargets(loaded).problemOf({ href: text }, language, []);
    return reason === null ? [] : [problem(reason)];
  });

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
export function checkLinks(loaded: LoadedSite): Problem[] {
  const { site, source } = loaded;
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
    ...linkNameProblems(loaded),
    ...buttonProblems(loaded),
    ...words,
  ];
}

import { basename } from 'node:path';
import * as v from 'valibot';
import { originsOf } from '#shared/editor-origins.ts';
import { editionOf, type Edition } from '#content/edition.ts';
import type { Site } from '#content/load-site.ts';
import { SiteSource } from '#content/read/site-source.ts';
import { formatWeekdays } from '#shared/i18n/format.ts';
import { localeOf } from '#shared/i18n/locale.ts';
import { weekdays } from '#content/site-file/opening-hours.ts';
import { filesBelow } from '#content/site-file/data-file.ts';
import { attempt } from '#content/site-file/problem.ts';
import { menuAddresses } from '#content/pages/paths.ts';
import { en } from '#shared/i18n/messages/en.ts';
import { menuWords } from '#content/articles/menu-words.ts';
import type { Choice } from './fields.ts';
import { editorConfig, type Backend, type EditorConfig } from './config.ts';
import type { SiteChoices } from './refresh-choices.ts';
import { productPagesOf } from './product-pages/copy-page.ts';

/** What menus call a page; its address for one that has no name yet. */
function pageLabel(edition: Edition, address: string): string {
  try {
    return `${menuWords(edition, address).name} (${address})`;
  } catch (error) {
    if (error instanceof RangeError) return address;
    throw error;
  }
}

/** The names that groups of menus can have: the product's and the site's. */
function groupChoices(edition: Edition): Choice[] {
  const own = Object.keys(edition.site.words[edition.language] ?? {});
  const keys = [...new Set([...Object.keys(en), ...own])].filter((key) => key.startsWith('nav.'));
  return keys.map((key) => ({ value: key.slice('nav.'.length), label: edition.t.of(key) }));
}

/** Options of fields that refer to other files of the site. */
export function choicesOf(site: Site): SiteChoices {
  const source = new SiteSource(site.folder);
  // What a person is called, in the section of the first language.
  const personName = v.object({ [site.defaultLanguage]: v.object({ name: v.string() }) });
  const edition = editionOf(site);
  const { postCategories, services, prices: allPrices, projectFilters } = edition;
  const topics = postCategories.map(({ id, name: label }) => ({ value: id, label }));
  const prices = allPrices.flatMap(({ id, name: label }) => (id === undefined ? [] : [{ value: id, label }]));
  const people = source.namesIn('people', '.yaml').map((file) => {
    const id = file.slice('people/'.length, -'.yaml'.length);
    const { found } = attempt(() => v.safeParse(personName, source.yaml(file).value));
    return { value: id, label: found?.success ? (found.output[site.defaultLanguage]?.name ?? id) : id };
  });
  return {
    author: people,
    person: people,
    speakers: people,
    team: people,
    weekdays: weekdays.map((value, index) => ({
      value,
      label: formatWeekdays(localeOf(site, site.defaultLanguage), [index]),
    })),
    category: topics,
    categories: projectFilters.map(({ id, name: label }) => ({ value: id, label })),
    topic: topics,
    service: services.map(({ id, title }) => ({ value: id, label: title })),
    prices,
    page: menuAddresses(site).map((value) => ({ value, label: pageLabel(edition, value) })),
    group: groupChoices(edition),
    only: [...people, ...prices],
  };
}

const configFor = (
  site: Site,
  backend: Backend,
  folder: string,
  productPages: readonly string[] = [],
): EditorConfig =>
  editorConfig({
    name: site.settings.name,
    origin: site.settings.origin,
    languages: site.languages,
    backend,
    folder,
    files: filesBelow(site.folder),
    productPages,
    choices: choicesOf(site),
  });

const apiPaths = { github: '', gitlab: '/api/v4', gitea: '/api/v1' } as const;

/** The host of the repository, for the editor of a team. */
function backendOf(settings: NonNullable<Site['settings']['editor']>): Backend {
  const { backend, repository, branch, address, signIn, appId } = settings;
  const [api = ''] = originsOf(settings);
  return {
    name: backend,
    repo: repository,
    branch,
    ...(backend !== 'github' && { base_url: api }),
    ...((address !== undefined || backend !== 'github') && { api_root: `${api}${apiPaths[backend]}` }),
    ...(signIn !== undefined && { base_url: signIn }),
    ...(appId !== undefined && { app_id: appId, auth_type: 'pkce' }),
    // Without an OAuth service, people sign in with a token of their own.
    ...(appId === undefined && signIn === undefined && { auth_methods: ['token'] }),
  };
}

/**
 * For `npm run edit`, which works on a local folder and renders previews: the editor asks for the folder by the name of
 * the repository.
 */
export const localConfig = (site: Site): EditorConfig => ({
  ...configFor(
    site,
    { name: 'github', repo: `local/${basename(process.cwd())}`, branch: 'main' },
    `${site.folder}/`,
    productPagesOf(site.folder),
  ),
  editor: { preview: true },
});

/** For the site itself, where `site.yaml` names a repository; undefined where it names none. */
export function teamConfig(site: Site): EditorConfig | undefined {
  if (!site.settings.editor) return undefined;
  return configFor(
    site,
    backendOf(site.settings.editor),
    (site.settings.editor.folder ?? site.folder).replace(/\/?$/, '/'),
  );
}

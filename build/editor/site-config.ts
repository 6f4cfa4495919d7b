import * as v from 'valibot';
import { originsOf } from '#shared/editor-origins.ts';
import { defaultLanguage, languages } from '#shared/locales.ts';
import { editor, name, origin, slug } from '#shared/site.ts';
import { siteFolder } from '#shared/site-folder.ts';
import { readSite } from '#content/load-site.ts';
import { SiteSource } from '#content/site-source.ts';
import { filesBelow } from '#shared/site-file/data-file.ts';
import { attempt } from '#shared/site-file/problem.ts';
import { editorConfig, type Backend, type EditorConfig } from './config.ts';
import type { Choice } from './fields.ts';

/** What a person is called, in the section of the first language. */
const personName = v.object({ [defaultLanguage]: v.object({ name: v.string() }) });

/** Options of fields that refer to other files of the site. */
function choices(): Record<string, Choice[]> {
  // The editor also mends sites that have mistakes.
  const { site, source } = readSite(new SiteSource(siteFolder));
  const categories = site.postCategories[defaultLanguage] ?? [];
  const people = source.namesIn('people', '.yaml').map((file) => {
    const id = file.slice('people/'.length, -'.yaml'.length);
    const { found } = attempt(() => v.safeParse(personName, source.yaml(file).value));
    return { value: id, label: found?.success ? (found.output[defaultLanguage]?.name ?? id) : id };
  });
  return {
    author: people,
    category: categories.map(({ id, name: label }) => ({ value: id, label })),
  };
}

const configFor = (backend: Backend, folder: string): EditorConfig =>
  editorConfig({
    name,
    origin,
    languages,
    backend,
    folder,
    files: filesBelow(siteFolder),
    choices: choices(),
  });

const apiPaths = { github: '', gitlab: '/api/v4', gitea: '/api/v1' } as const;

/** The host of the repository, for the editor of a team. */
function backendOf(settings: NonNullable<typeof editor>): Backend {
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

/** For `npm run edit`, which works on a local folder; the editor requires the name of a repository all the same. */
export const localConfig = (): EditorConfig =>
  configFor({ name: 'github', repo: `local/${slug}`, branch: 'main' }, `${siteFolder}/`);

/** For the site itself, where `site.yaml` names a repository; undefined where it names none. */
export function teamConfig(): EditorConfig | undefined {
  if (!editor) return undefined;
  return configFor(backendOf(editor), (editor.folder ?? siteFolder).replace(/\/?$/, '/'));
}

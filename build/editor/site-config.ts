import { readdirSync } from 'node:fs';
import { join } from 'node:path';
import { originsOf } from '../../shared/editor-origins.ts';
import { defaultLanguage, languages } from '../../shared/locales.ts';
import { editor, name, origin } from '../../shared/site.ts';
import { siteFolder } from '../../shared/site-folder.ts';
import { itemFiles } from '../../content/items.ts';
import { postCategoriesIn } from '../../content/posts.ts';
import { attempt } from '../../shared/site-file/problem.ts';
import { editorConfig, type Backend, type EditorConfig } from './config.ts';
import type { Choice } from './fields.ts';
import { fileSchemas } from './file-schemas.ts';
import type { JsonSchema } from './json-schema.ts';

/** A configuration as the page of the editor gets it. */
export interface PageConfig extends EditorConfig {
  siteName: string;
  /** Hosts that the editor works with beside its own; none on one's own machine. */
  hosts: readonly string[];
}

const schemaFile = (schema: string): JsonSchema =>
  // As much of JSON Schema as these files use.
  // oxlint-disable-next-line typescript/no-unsafe-type-assertion
  fileSchemas.get(schema) as JsonSchema;

function personName(id: string): string {
  const data = itemFiles('people')
    .find((item) => item.id === id)
    ?.data();
  const { name: own } = (data?.value ?? {}) as { name?: unknown };
  return typeof own === 'string' ? own : id;
}

/** What can be chosen where a file names something else of the site. */
function choices(): Record<string, Choice[]> {
  const categories = attempt(() => postCategoriesIn(defaultLanguage)).found ?? [];
  const people = itemFiles('people').map(({ id }) => id);
  return {
    author: people.map((id) => ({ value: id, label: attempt(() => personName(id)).found ?? id })),
    category: categories.map(({ id, name: label }) => ({ value: id, label })),
  };
}

/** The files of the site's folder, by their paths in it. */
const files = (): string[] =>
  readdirSync(join(process.cwd(), siteFolder), { recursive: true, encoding: 'utf8' }).map((file) =>
    file.replaceAll('\\', '/'),
  );

const configFor = (backend: Backend, folder: string): EditorConfig =>
  editorConfig({
    name,
    origin,
    languages,
    backend,
    folder,
    files: files(),
    schema: schemaFile,
    choices: choices(),
  });

/** For `npm run edit`: the folder of the site is the repository. */
export const localConfig = (): PageConfig => ({
  ...configFor({ name: 'test-repo' }, ''),
  siteName: name,
  hosts: [],
});

const apiPaths = { github: '', gitlab: '/api/v4', gitea: '/api/v1' } as const;

/** For the site itself, where `site.yaml` names a repository; undefined where it names none. */
export function teamConfig(): PageConfig | undefined {
  if (!editor) return undefined;
  const { backend, repository, branch, address, signIn, appId, folder = `${siteFolder}/` } = editor;
  const [api = ''] = originsOf(editor);
  const options: Backend = {
    name: backend,
    repo: repository,
    branch,
    ...(backend !== 'github' && { base_url: api }),
    ...((address !== undefined || backend !== 'github') && { api_root: `${api}${apiPaths[backend]}` }),
    ...(signIn !== undefined && { base_url: signIn }),
    ...(appId !== undefined && { app_id: appId, auth_type: 'pkce' }),
    // Nothing signs people in, but a token of their own.
    ...(appId === undefined && signIn === undefined && { auth_methods: ['token'] }),
  };
  return {
    ...configFor(options, folder.replace(/\/?$/, '/')),
    siteName: name,
    hosts: originsOf(editor).map((one) => new URL(one).host),
  };
}

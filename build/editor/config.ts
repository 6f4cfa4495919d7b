import { dataFiles, itemKinds, shelves } from './collections.ts';
import { fieldOf, fieldsOf, labelOf, type Choice, type Field, type FieldContext } from './fields.ts';
import { listed, type FileFormat } from './formats.ts';
import { factsOf, wordsOf, type JsonSchema } from './json-schema.ts';

/** Where the editor keeps what it writes. */
export type Backend =
  | { name: 'test-repo' }
  | { name: 'github' | 'gitlab' | 'gitea'; repo: string; branch: string; [option: string]: unknown };

/** What the editor of a site is made from. */
export interface EditorSite {
  name: string;
  origin: string;
  languages: readonly string[];
  backend: Backend;
  /** The folder of the site in the repository, with a slash behind it; nothing where it is the repository. */
  folder: string;
  /** The files of the site's folder, by their paths in it. */
  files: readonly string[];
  /** A schema of build/editor/file-schemas.ts by its name. */
  schema: (name: string) => JsonSchema;
  /** What can be chosen in a field, by its name. */
  choices: Readonly<Record<string, readonly Choice[]>>;
}

/** The configuration of the editor (https://sveltiacms.app/en/docs), and the formats of its files. */
export interface EditorConfig {
  cms: Readonly<Record<string, unknown>> & { backend: Backend };
  formats: readonly FileFormat[];
  languages: readonly string[];
}

const body: Field = {
  name: 'body',
  label: 'Text',
  widget: 'markdown',
  hint: '## begins a section: two or more. A picture stands in a paragraph of its own.',
  modes: ['raw', 'rich_text'],
  buttons: [
    'bold',
    'italic',
    'link',
    'code',
    'heading-two',
    'heading-three',
    'quote',
    'bulleted-list',
    'numbered-list',
  ],
  editor_components: ['code-block', 'image'],
  i18n: true,
};

/** As one writes. */
const titleFirst = (fields: readonly Field[]): Field[] =>
  fields.toSorted((a, b) => Number(b.name === 'title') - Number(a.name === 'title'));

const frontMatterOf = ({ definitions = {} }: JsonSchema): JsonSchema => ({
  type: 'object',
  properties: { ...definitions.facts?.properties, ...definitions.words?.properties },
  required: [...(definitions.facts?.required ?? []), ...(definitions.words?.required ?? [])],
});

/**
 * The configuration of the editor, from the schemas that the check of the content uses: the same fields, the
 * same bounds.
 */
export function editorConfig(site: EditorSite): EditorConfig {
  const { languages, folder, files, choices } = site;
  const formats: FileFormat[] = [];
  const has = (file: string) => files.includes(file);
  const context = (i18n: FieldContext['i18n']): FieldContext => ({ languages, choices, i18n });
  const perFile = { structure: 'multiple_files', locales: languages, default_locale: languages[0] };
  const format = (name: string, kind: FileFormat['kind'], schema: JsonSchema) => {
    // The editor takes formats of Markdown by the end of their names.
    const own = kind === 'text' ? `${name}-frontmatter` : name;
    formats.push({ name: own, kind, schema });
    return own;
  };

  /** What a shelf and a kind of items have alike. */
  const folderOf = ({ name, one }: { name: string; one: string }, title: string) => ({
    name,
    label: labelOf(name),
    label_singular: one,
    folder: `${folder}${name}`,
    create: true,
    slug: { template: `{{${title}}}`, editable: true },
    summary: `{{${title}}}`,
  });

  const shelf = (kind: (typeof shelves)[number]) => {
    const json = site.schema(kind.schema);
    const { facts = {}, words = {} } = json.definitions ?? {};
    return {
      ...folderOf(kind, 'title'),
      extension: 'md',
      format: format(kind.schema, 'text', frontMatterOf(json)),
      i18n: perFile,
      sortable_fields: { fields: ['title', 'date'], default: { field: 'date', direction: 'descending' } },
      preview_path: `${kind.address.slice(1)}{{slug}}`,
      fields: [...titleFirst(fieldsOf(words, context(true))), body, ...fieldsOf(facts, context(false))],
    };
  };

  const items = (kind: (typeof itemKinds)[number]) => {
    const json = site.schema(kind.schema);
    return {
      ...folderOf(kind, kind.title),
      extension: 'yaml',
      format: format(kind.schema, 'item', json),
      i18n: { ...perFile, structure: 'single_file' },
      identifier_field: kind.title,
      fields: [
        ...fieldsOf(factsOf(json), context('duplicate')),
        ...fieldsOf(wordsOf(json) ?? {}, context(true)),
      ],
    };
  };

  const inAll = (start: string, ending: string) =>
    languages.every((code) => has(`${start}.${code}.${ending}`));
  const names = (pattern: RegExp) =>
    [...new Set(files.flatMap((file) => pattern.exec(file)?.[1] ?? []))].toSorted();

  const pages = names(/^pages\/([a-z-]+)\.[a-z]{2,3}\.yaml$/)
    .filter((page) => inAll(`pages/${page}`, 'yaml'))
    .map((page) => {
      const schema = site.schema(`page-${page}`);
      return {
        name: page,
        label: labelOf(page),
        file: `${folder}pages/${page}.{{locale}}.yaml`,
        format: format(`page-${page}`, 'data', schema),
        i18n: true,
        fields: fieldsOf(schema, context(true)),
      };
    });

  const textPage = (place: string, schema: string) => (page: string) => {
    const json = frontMatterOf(site.schema(schema));
    return {
      name: page,
      label: labelOf(page),
      file: `${folder}${place}/${page}.{{locale}}.md`,
      format: `${schema}-frontmatter`,
      i18n: true,
      fields: [...fieldsOf(json, context(true)), body],
    };
  };
  for (const name of ['legal-page', 'own-page']) format(name, 'text', frontMatterOf(site.schema(name)));
  const legal = names(/^legal\/([a-z-]+)\.[a-z]{2,3}\.md$/).map(textPage('legal', 'legal-page'));
  const ownPages = names(/^pages\/([a-z-]+)\.[a-z]{2,3}\.md$/)
    .filter((page) => inAll(`pages/${page}`, 'md'))
    .map(textPage('pages', 'own-page'));

  const data = dataFiles
    .filter(([, file]) => has(file))
    .map(([name, file, label]) => {
      const schema = site.schema(name);
      const list = fieldOf(listed, schema, true, context(false));
      const fields = schema.type === 'array' && list ? [list] : fieldsOf(schema, context(false));
      return { name, label, file: `${folder}${file}`, format: format(name, 'data', schema), fields };
    });

  const group = (name: string, label: string, list: readonly object[]) =>
    list.length > 0 ? [{ name, label, i18n: perFile, files: list }] : [];

  return {
    languages,
    formats,
    cms: {
      load_config_file: false,
      backend: site.backend,
      app_title: `${site.name}: content`,
      display_url: site.origin,
      site_url: site.origin,
      show_preview_links: false,
      media_folder: `${folder}images`,
      public_folder: '/images',
      media_libraries: {
        default: { config: { max_file_size: 20 * 1024 * 1024 } },
        // Pictures come from the company, not from other hosts.
        stock_assets: false,
      },
      i18n: perFile,
      slug: { encoding: 'ascii', clean_accents: true },
      output: { omit_empty_optional_fields: true },
      editor: { preview: false },
      collections: [
        ...shelves.filter(({ name }) => files.some((file) => file.startsWith(`${name}/`))).map(shelf),
        ...itemKinds.filter(({ name }) => files.some((file) => file.startsWith(`${name}/`))).map(items),
        ...group('pages', 'Words of pages', pages),
        ...group('own-pages', 'Pages without code', ownPages),
        ...group('legal', 'Legal texts', legal),
        ...group('data', 'Facts and lists', data),
      ],
    },
  };
}

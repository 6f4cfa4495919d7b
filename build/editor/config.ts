import { routes } from '#shared/routes.ts';
import { folderOf, isTextCollection, type AnyCollection } from '#content/collections/define-collection.ts';
import { siteFiles } from '#content/collections/site-files.ts';
import { itemCollections, editedTextCollections } from './collections.ts';
import { editorFieldOf, editorFieldsOf, type Choice, type EditorField, type FieldContext } from './fields.ts';
import { fileSchemas } from './file-schemas.ts';
import { kindsOf, type JsonSchema } from './json-schema.ts';
import { collectionLabel, hintOf, labelLanguageOf, labelOf } from './labels.ts';

/** Where the editor keeps what it writes. */
export interface Backend {
  name: 'github' | 'gitlab' | 'gitea';
  repo: string;
  branch: string;
  [option: string]: unknown;
}

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
  /** Pages that show the texts of the product, and get a file when they are opened (product-pages/). */
  productPages?: readonly string[];
  /** What can be chosen in a field, by its name. */
  choices: Readonly<Record<string, readonly Choice[]>>;
}

/** A folder of files of one kind, or a file; as the editor knows them. */
export interface Collection {
  name: string;
  i18n?: { structure: string } | true;
  /** A folder's, or a file's with `{{locale}}` for the language. */
  folder?: string;
  file?: string;
  extension?: string;
  /** The name of the file format that the editor's page registers (build/editor/saved-file.ts). */
  format?: string;
  fields?: readonly EditorField[];
  files?: readonly Collection[];
  [option: string]: unknown;
}

/** The configuration of the editor (https://sveltiacms.app/en/docs). */
export interface EditorConfig {
  backend: Backend;
  i18n: { locales: readonly string[] };
  editor: { preview: boolean };
  collections: readonly Collection[];
  [option: string]: unknown;
}

/** @throws RangeError when no kind of file has this name */
function schemaOf(name: string): JsonSchema {
  const schema = fileSchemas.get(name);
  if (!schema)
    throw new RangeError(`no file of a site is called ${name} (content/collections/site-files.ts)`);
  return schema;
}

/** The name of a file format; the editor wants to know whether it has a front matter. */
const formatOf = (name: string, isMarkdown = false) => (isMarkdown ? `${name}-frontmatter` : name);

/** The name or title comes first in a form. */
const startingWith = (name: string, fields: readonly EditorField[]): EditorField[] =>
  fields.toSorted((a, b) => Number(b.name === name) - Number(a.name === name));

/**
 * The configuration of the editor, from the schemas that the check of the content uses: the same fields, the
 * same bounds, and the form in which it writes the files (build/editor/written-form.ts).
 */
export function editorConfig(site: EditorSite): EditorConfig {
  const { languages, folder, files, choices, productPages = [] } = site;
  const labels = labelLanguageOf(languages);
  const own: FieldContext = { languages, labels, choices, i18n: true, inside: '' };
  const once: FieldContext = { languages, labels, choices, i18n: false, inside: '' };
  /** Raw Markdown only, because the rich-text mode would rewrite tables and rules. */
  const body: EditorField = {
    name: 'body',
    label: labelOf('body', labels),
    widget: 'markdown',
    hint: hintOf('body', labels) ?? '',
    modes: ['raw'],
    editor_components: ['image'],
    i18n: true,
  };
  const perLanguage = (structure: string) => ({
    structure,
    locales: languages,
    default_locale: languages[0],
    // A new text needs the first language only.
    initial_locales: 'default',
  });
  const filePerLanguage = perLanguage('multiple_files');
  const sectionPerLanguage = perLanguage('single_file');
  const partsOf = (schema: string) => {
    const { facts = {}, words = {}, blocks } = schemaOf(schema).definitions ?? {};
    return {
      facts: editorFieldsOf(facts, { ...once, inside: schema }),
      words: editorFieldsOf(words, { ...own, inside: schema }),
      blocks,
    };
  };

  /** What forms of long texts and of items have in common. */
  const folderForm = (collection: AnyCollection) => {
    const { one, many, title } = collection.editor;
    const name = folderOf(collection);
    return {
      name,
      label: many[labels],
      label_singular: one[labels],
      folder: `${folder}${name}`,
      format: formatOf(name, isTextCollection(collection)),
      create: true,
      slug: { template: `{{${title}}}`, editable: true },
      summary: `{{${title}}}`,
    };
  };

  const textCollection = (collection: AnyCollection): Collection => {
    const { facts, words } = partsOf(collection.name);
    const { title } = collection.editor;
    return {
      ...folderForm(collection),
      extension: 'md',
      i18n: filePerLanguage,
      sortable_fields: { fields: [title, 'date'], default: { field: 'date', direction: 'descending' } },
      ...(collection.route && {
        preview_path: routes[collection.route].slice(1).replace(/:\w+/, '{{slug}}'),
      }),
      fields: [...startingWith(title, words), body, ...facts],
    };
  };

  /** The blocks of a page: the same in each language, language-independent fields in the first. */
  const blocksField = (blocks: JsonSchema, mayBeEmpty: boolean): EditorField => {
    const { by = '', kinds = [] } = kindsOf(blocks) ?? {};
    return {
      name: 'blocks',
      label: labelOf('blocks', labels),
      widget: 'list',
      collapsed: true,
      i18n: 'duplicate',
      ...(mayBeEmpty && { required: false, default: [] }),
      typeKey: by,
      types: kinds.map(({ name, schema: { definitions: { facts = {}, words = {} } = {} } }) => ({
        name,
        label: labelOf(name, labels),
        widget: 'object',
        fields: [
          ...editorFieldsOf(facts, once).filter((field) => field.name !== by),
          ...editorFieldsOf(words, own),
        ],
      })),
    };
  };

  const items = (collection: AnyCollection): Collection => {
    const { facts, words, blocks } = partsOf(collection.name);
    const { title } = collection.editor;
    return {
      ...folderForm(collection),
      extension: 'yaml',
      i18n: sectionPerLanguage,
      identifier_field: title,
      fields: [
        ...startingWith(title, [...words, ...facts]),
        ...(blocks ? [blocksField(blocks, collection.name === 'service')] : []),
      ],
    };
  };

  const names = (pattern: RegExp) =>
    [...new Set(files.flatMap((file) => pattern.exec(file)?.[1] ?? []))].toSorted();

  const pages = [...names(/^pages\/([a-z-]+)\.yaml$/), ...productPages].map((page) => ({
    name: page,
    label: labelOf(page, labels),
    file: `${folder}pages/${page}.yaml`,
    i18n: true as const,
    fields: partsOf(`page-${page}`).words,
  }));

  const legal = names(/^legal\/([a-z-]+)\.[a-z]{2,3}\.md$/).map((page) => ({
    name: page,
    label: labelOf(page, labels),
    file: `${folder}legal/${page}.{{locale}}.md`,
    i18n: true as const,
    fields: [...partsOf('legal-page').words, body],
  }));
  const ownPages: Collection = {
    name: 'own-pages',
    label: collectionLabel('group', 'own-pages', labels),
    label_singular: collectionLabel('one', 'own-pages', labels),
    folder: `${folder}pages`,
    extension: 'md',
    format: formatOf('own-pages', true),
    create: true,
    slug: { template: '{{title}}', editable: true },
    summary: '{{title}}',
    i18n: filePerLanguage,
    fields: [...startingWith('title', partsOf('own-page').words), body],
  };

  // A file that does not exist yet is created by the first save.
  const data = siteFiles.flatMap((siteFile) => {
    const { name, files: file, label } = siteFile;
    if (!label) return [];
    const schema = schemaOf(name);
    const inForm = { ...once, inside: name };
    // The least number of items of a list with texts per language counts only where it has some.
    const needsItem = !('list' in siteFile) && (schema.minItems ?? 0) > 0;
    const list = schema.type === 'array' && editorFieldOf('items', schema, needsItem, inForm);
    const fields = list ? [{ ...list, root: true, label: label[labels] }] : editorFieldsOf(schema, inForm);
    return [{ name, label: label[labels], file: `${folder}${file}`, fields }];
  });

  const group = (name: string, i18n: Collection['i18n'], list: readonly Collection[]) => {
    const all = list.map((one) => ({
      ...one,
      format: formatOf(`${name}/${one.name}`, one.file?.endsWith('.md')),
    }));
    return all.length > 0
      ? [{ name, label: collectionLabel('group', name, labels), ...(i18n && { i18n }), files: all }]
      : [];
  };

  return {
    load_config_file: false,
    backend: site.backend,
    app_title: `${site.name} | ${labelOf('editor', labels)}`,
    display_url: site.origin,
    site_url: site.origin,
    show_preview_links: false,
    media_folder: `${folder}images`,
    public_folder: '/images',
    // Such as price lists, for links.
    asset_collections: [
      {
        name: 'files',
        label: collectionLabel('group', 'files', labels),
        media_folder: `${folder}files`,
        public_folder: '/',
      },
    ],
    media_libraries: {
      default: { config: { max_file_size: 20 * 1024 * 1024, slugify_filename: true } },
      // Pictures come from the company, not from other hosts.
      stock_assets: false,
    },
    i18n: filePerLanguage,
    slug: { encoding: 'ascii', clean_accents: true },
    output: { omit_empty_optional_fields: true },
    editor: { preview: false },
    collections: [
      ...editedTextCollections.map(textCollection),
      ...itemCollections.map(items),
      ...group('pages', sectionPerLanguage, pages),
      ownPages,
      ...group('legal', filePerLanguage, legal),
      ...group('data', undefined, data),
    ],
  };
}

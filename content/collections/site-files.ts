import type * as v from 'valibot';
import type { BlockOutline } from '#content/schema/blocks.ts';
import { pageSchemas } from '#content/schema/pages.ts';
import { legalPageWords, ownPageWords } from '#content/schema/text-pages.ts';
import { allCollections } from './all-collections.ts';
import { dataFiles, type ListFile } from './data-files.ts';
import { isTextCollection, type EditorWords } from './define-collection.ts';

export interface Item {
  facts: v.GenericSchema;
  words: v.GenericSchema;
  /** Of a page of blocks, those that it can have. */
  blocks?: readonly BlockOutline[];
}

/** How many items a list has unless it is empty. */
interface ListSize {
  least?: number;
  most?: number;
}

/**
 * A kind of file in the folder of a site: one schema for the whole file, the texts of a page or an item in a section
 * for each language, a list of items of one or more kinds with the texts below the code of each language, or several
 * such lists by name.
 */
export type SiteFile = {
  name: string;
  files: string;
  /** Of a single file, in the editor. */
  label?: EditorWords;
} & (
  | { schema: v.GenericSchema }
  | { page: v.GenericSchema }
  | Item
  | ({ list: readonly Item[] } & ListSize)
  | { lists: Readonly<Record<string, Item>> }
);

const collectionFiles = allCollections.flatMap(([, collection]): SiteFile[] => {
  const { name, files, schema } = collection;
  if (isTextCollection(collection)) return [];
  const outline = 'outline' in collection ? collection.outline : undefined;
  const { facts, words } = outline ?? schema;
  if (typeof words === 'function') throw new Error(`content/collections: ${name} needs an outline`);
  const item = { facts, words, ...(outline?.blocks && { blocks: outline.blocks }) };
  return 'lists' in collection
    ? [
        {
          name,
          files,
          lists: Object.fromEntries(collection.lists.map((list) => [list, item])),
          label: collection.editor.many,
        },
      ]
    : [{ name, files, ...item }];
});

/** The items of a list, of one kind or of the kinds of the schema. */
const itemsOf = (list: ListFile['list']) => ({
  list: 'kinds' in list ? list.kinds : [list],
  ...(list.least !== undefined && { least: list.least }),
  ...(list.most !== undefined && { most: list.most }),
});

/** The YAML files of a site by their pattern below its folder; the descriptions for editors are generated from it. */
export const siteFiles: readonly SiteFile[] = [
  ...Object.entries(dataFiles).map(([name, { files, label, ...file }]): SiteFile => ({
    name,
    files,
    label,
    ...('list' in file ? itemsOf(file.list) : { schema: file.schema([]) }),
  })),
  ...collectionFiles,
  ...Object.entries(pageSchemas).map(([page, schema]) => ({
    name: `page-${page}`,
    files: `pages/${page}.yaml`,
    page: schema,
  })),
];

/** A kind of Markdown file: its front matter, which has language-independent fields in the first language only. */
export interface TextFile {
  name: string;
  files: string;
  facts?: v.GenericSchema;
  words: v.GenericSchema;
}

/** The Markdown files of a site by their pattern below its folder; the editor's forms are generated from it too. */
export const textFiles: readonly TextFile[] = [
  ...allCollections.flatMap(([, collection]) =>
    isTextCollection(collection)
      ? [{ name: collection.name, files: collection.files, ...collection.schema }]
      : [],
  ),
  { name: 'legal-page', files: 'legal/*.*.md', words: legalPageWords },
  { name: 'own-page', files: 'pages/*.*.md', words: ownPageWords },
];

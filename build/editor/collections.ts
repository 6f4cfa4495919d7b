import { allCollections } from '#content/collections/all-collections.ts';
import { folderOf, isTextCollection } from '#content/collections/define-collection.ts';

/* What can be edited in a site, with the schemas of build/editor/file-schemas.ts. */

const folders = allCollections.map(([, collection]) => collection).filter((one) => folderOf(one) !== '');

/** Long texts: a file per language; language-independent fields are in that of the first. */
export const editedTextCollections = folders.filter(isTextCollection);

/** Items of a file each. */
export const itemCollections = folders.filter((one) => !isTextCollection(one));

/** Files without a form, and why; docs/how-to/edit-in-the-browser.md names each. */
export const withoutForm = [
  { file: 'words/*.yaml', why: 'interface texts; click one on the site to change it' },
  { file: 'site.yaml', field: 'forms', why: 'a value that can be an address or a keyword' },
  { file: 'site.yaml', field: 'newsletter', why: 'likewise' },
  { file: 'site.yaml', field: 'pages', why: 'page names and their settings' },
  {
    file: 'site.yaml',
    field: 'settings',
    why: 'values of a third-party script, in a format that its vendor defines',
  },
  {
    file: 'site.yaml',
    field: 'start',
    why: 'calls of a third-party script, in a format that its vendor defines',
  },
  { file: 'site.yaml', field: 'everyPage', why: 'likewise' },
  { file: 'site.yaml', field: 'nextPages', why: 'likewise' },
] as const;

/** Where the server of `npm run edit` lists deleted entries, and brings one back. */
export const deletedPath = '/edit/deleted';

/** An entry that was deleted and can be brought back. */
export interface DeletedEntry {
  /** As the editor named it: `People › Ada Lund`. */
  entry: string;
  /** Its files, by their paths in the folder of the site; of an item of a list the server's name for it. */
  files: string[];
}

/** Where the server of `npm run edit` names its folder. */
export const folderPath = '/edit/folder';

/** The folder in which the server runs, and publishes. */
export interface ServedFolder {
  folder: string;
  /** A file that only this folder has. */
  marker: string;
}

/** Address of the table that names the scripts and styles of each page, so that they load together with its HTML. */
export const pageFilesPath = '/page-files.json';

/** The scripts and styles of all pages of a site. */
export interface PageFiles {
  /** Addresses of the files by view. */
  files: Record<string, string[]>;
  /** Views by path, or by the pattern of `siblingsOf` where all pages in a folder have the same view. */
  views: Record<string, string>;
}

/** The pattern for all pages in the folder of a path: `/services/*` for `/services/cloud`. */
export const siblingsOf = (pathname: string): string => pathname.replace(/[^/]*$/, '*');

/** Folders of the built site in which every file name carries a hash of its content. */
export const immutableFolders = ['assets', 'art', 'fonts'] as const;

/** For files whose name changes with their content: kept for a year without asking the server. */
export const immutableCacheControl = 'public, max-age=31536000, immutable';

/** For all other files: kept, but checked with the server (a short 304) before each use. */
export const revalidateCacheControl = 'no-cache';

/**
 * The Cache-Control header of a file.
 * @param path of the file in the site, with a leading slash, such as `/assets/home.1a2b3c4d.js`
 */
export function cacheControlOf(path: string): string {
  const isImmutable = immutableFolders.some((folder) => path.startsWith(`/${folder}/`));
  return isImmutable ? immutableCacheControl : revalidateCacheControl;
}

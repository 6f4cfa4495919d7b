import { fileURLToPath } from 'node:url';

/** Folders the scripts share, as absolute paths. */
export const projectFolder = fileURLToPath(new URL('..', import.meta.url));
/** What is served: prerendered pages, assets, artwork. */
export const distFolder = fileURLToPath(new URL('../dist', import.meta.url));
/** Working files of the build; safe to delete. */
export const cacheFolder = fileURLToPath(new URL('../.cache', import.meta.url));

import { fileURLToPath } from 'node:url';
import { builtFolders, servicesMode } from '../config/services-mode.ts';

/** Absolute paths of folders. */
export const projectFolder = fileURLToPath(new URL('..', import.meta.url));
/** The built site: prerendered pages, assets, artwork. */
export const distFolder = fileURLToPath(new URL(`../${builtFolders[servicesMode]}`, import.meta.url));
/** Working files of the build; safe to delete. */
export const cacheFolder = fileURLToPath(new URL('../.cache', import.meta.url));

import { fileURLToPath } from 'node:url';
import { madeFolders } from '#shared/made-folders.ts';
import { builtFolders, servicesMode } from '#shared/services-mode.ts';

/** Folders the scripts share, as absolute paths; all but the first are the chosen site's own. */
export const projectFolder = fileURLToPath(new URL('..', import.meta.url));
/** The built site: prerendered pages, assets, images. */
export const distFolder = fileURLToPath(new URL(`../${builtFolders[servicesMode]}`, import.meta.url));
/** The published images, fonts and colours of the site (build/images/build.ts). */
export const imagesFolder = fileURLToPath(new URL(`../${madeFolders.images}`, import.meta.url));
/** Working files of the build; safe to delete. */
export const cacheFolder = fileURLToPath(new URL(`../${madeFolders.cache}`, import.meta.url));

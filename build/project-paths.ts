import { fileURLToPath } from 'node:url';
import { isLive } from '../config/services-mode.ts';

/** Folders the scripts share, as absolute paths. */
export const projectFolder = fileURLToPath(new URL('..', import.meta.url));
/** What is served: prerendered pages, assets, artwork. Both modes can stand side by side. */
export const distFolder = fileURLToPath(new URL(isLive ? '../dist-live' : '../dist', import.meta.url));
/** Working files of the build; safe to delete. */
export const cacheFolder = fileURLToPath(new URL('../.cache', import.meta.url));

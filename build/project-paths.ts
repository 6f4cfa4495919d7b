import { join } from 'node:path';
import { fileURLToPath } from 'node:url';
import type { ConfiguredSite } from '#content/site-file/configured-site.ts';
import { builtFolders, madeFolders } from '#content/published/made-folders.ts';
import { modeOf } from '#shared/mode.ts';

export const projectFolder = fileURLToPath(new URL('..', import.meta.url));

/** The built site: prerendered pages, assets, images. */
export const distFolder = (site: ConfiguredSite): string =>
  join(projectFolder, builtFolders(site)[modeOf(site)]);
/** The published images, fonts and colours of a site (build/images/build.ts). */
export const imagesFolder = (site: Pick<ConfiguredSite, 'folder'>): string =>
  join(projectFolder, madeFolders(site).images);
/** Working files of the build; safe to delete. */
export const cacheFolder = (site: Pick<ConfiguredSite, 'folder'>): string =>
  join(projectFolder, madeFolders(site).cache);

import { join } from 'node:path';
import { fileURLToPath } from 'node:url';
import type { ConfiguredSite } from '#shared/configured-site.ts';
import { builtFolders, madeFolders } from '#content/published/made-folders.ts';
import { servicesModeOf } from '#shared/services-mode.ts';

/** The folder of the project, as an absolute path. */
export const projectFolder = fileURLToPath(new URL('..', import.meta.url));

/** The built site: prerendered pages, assets, images. */
export const distFolder = (site: ConfiguredSite): string =>
  join(projectFolder, builtFolders(site)[servicesModeOf(site)]);
/** The published images, fonts and colours of a site (build/images/build.ts). */
export const imagesFolder = (site: Pick<ConfiguredSite, 'folder'>): string =>
  join(projectFolder, madeFolders(site).images);
/** Working files of the build; safe to delete. */
export const cacheFolder = (site: Pick<ConfiguredSite, 'folder'>): string =>
  join(projectFolder, madeFolders(site).cache);

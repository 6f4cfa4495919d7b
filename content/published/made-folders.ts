import type { ConfiguredSite } from '#content/site-file/configured-site.ts';
import type { Mode } from '#shared/mode.ts';
import { isDefaultSite, siteNameOf } from '#content/read/site-folder.ts';

/** Folders of a site that the build makes, from the project's folder. */
export type MadeFolders = Readonly<Record<'images' | 'documents' | 'cache' | 'dist' | 'liveDist', string>>;

const ofDefaultSite: MadeFolders = {
  images: 'build/images/out',
  documents: 'build/documents/out',
  cache: '.cache',
  dist: 'dist',
  liveDist: 'dist-live',
};

/**
 * Output folders of a site, from the project's folder. Each site has its own, so that two can be built at once and
 * changing to another rebuilds nothing (docs/decisions/014-a-site-has-its-own-output.md).
 */
export function madeFolders(site: Pick<ConfiguredSite, 'folder'>): MadeFolders {
  if (isDefaultSite(site)) return ofDefaultSite;
  const own = `built/${siteNameOf(site)}`;
  return {
    images: `${own}/images`,
    documents: `${own}/documents`,
    cache: `${own}/cache`,
    dist: `${own}/dist`,
    liveDist: `${own}/dist-live`,
  };
}

/** Where a site is built to in each mode, in the folder of the project: all can exist side by side. */
export function builtFolders(site: Pick<ConfiguredSite, 'folder'>): Record<Mode, string> {
  const { dist, liveDist } = madeFolders(site);
  return { simulated: dist, live: liveDist };
}

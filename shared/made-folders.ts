import { isDefaultSite, siteName } from './site-folder.ts';

const own = `built/${siteName}`;

/**
 * Where what is made for the chosen site lies, from the project's folder: apart for each site, so that two
 * can be built at the same time, and changing to the other makes nothing anew
 * (docs/decisions/014-a-site-has-its-own-output.md).
 */
export const madeFolders = isDefaultSite
  ? {
      artwork: 'artwork/out',
      documents: 'build/documents/out',
      cache: '.cache',
      dist: 'dist',
      liveDist: 'dist-live',
    }
  : {
      artwork: `${own}/artwork`,
      documents: `${own}/documents`,
      cache: `${own}/cache`,
      dist: `${own}/dist`,
      liveDist: `${own}/dist-live`,
    };

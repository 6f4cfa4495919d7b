import { isDefaultSite, siteName } from './site-folder.ts';

const own = `built/${siteName}`;

/**
 * Output folders of the chosen site, relative to the project. Each site has its own, so that two can be built at once
 * and changing to another rebuilds nothing (docs/decisions/014-a-site-has-its-own-output.md).
 */
export const madeFolders = isDefaultSite
  ? {
      images: 'build/images/out',
      documents: 'build/documents/out',
      cache: '.cache',
      dist: 'dist',
      liveDist: 'dist-live',
    }
  : {
      images: `${own}/images`,
      documents: `${own}/documents`,
      cache: `${own}/cache`,
      dist: `${own}/dist`,
      liveDist: `${own}/dist-live`,
    };

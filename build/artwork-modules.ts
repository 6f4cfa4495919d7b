import { artworkFolder } from './project-paths.ts';

/**
 * What `#artwork/…` stands for: the modules and style sheets that artwork/build.ts made for the chosen site.
 * For Vite and the tests. Types, the same for all sites: artwork/modules.d.ts.
 */
export const artworkModules = { find: /^#artwork\//, replacement: `${artworkFolder}/` };

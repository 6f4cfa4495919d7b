import type { Plugin } from 'vite';

/** Modules that read files of the site, and have nothing to give to the browser but plain data. */
const modules = {
  '/config/admin-gate.ts': () => import('../config/admin-gate.ts'),
  '/config/site.ts': () => import('../config/site.ts'),
  '/content/sample-applications.ts': () => import('../content/sample-applications.ts'),
};

/**
 * Gives the browser the values of such a module instead of the module. A bundle keeps only those that are asked for, but all of them in one
 * script: what belongs to some pages only needs a module of its own. The development server reads a changed file when it is started again.
 */
export const siteInBrowser: Plugin = {
  name: 'site-in-browser',
  enforce: 'pre',
  async load(id, options) {
    const found = Object.entries(modules).find(([path]) => id.endsWith(path));
    if (options?.ssr || !found) return null;
    return Object.entries(await found[1]())
      .map(([name, value]) => `export const ${name} = ${JSON.stringify(value)};`)
      .join('\n');
  },
};

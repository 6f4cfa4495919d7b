import type { Plugin } from 'vite';

/** Modules that read files of the site and export only plain data to the browser. */
const modules = {
  '/shared/admin-gate.ts': () => import('../shared/admin-gate.ts'),
  '/shared/site.ts': () => import('../shared/site.ts'),
  '/content/sample-applications.ts': () => import('../content/sample-applications.ts'),
};

/**
 * Replaces such a module by its values in browser code. A bundle keeps only the values it uses, but all in
 * one script: values for a few pages need their own module. The development server must be restarted after a
 * change of the file.
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
